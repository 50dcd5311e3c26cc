import { Trans } from '@lingui/react/macro'
import { dayInWords } from '../../../kernel/day-words.ts'
import { LOCALE } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { FeeReason, Why } from '../../ledger.endpoints.ts'
import { percentText } from '../../why/percent.ts'
import { monthName } from '../reports/month-name.ts'
import { FeeParts } from './fee-parts.tsx'
import { WhyHeading } from './why-heading.tsx'
import { WhyRule, WhyTerm } from './why-rule.tsx'

/** A fee: from the budget of the resort to what of it is open. */
export function FeeChain({ why, reason }: { why: Why; reason: FeeReason }) {
  const language = useLanguage()
  const { budget } = reason
  const { currency } = why
  const meters = (area: number) => (area / 100).toLocaleString(LOCALE[language])
  return (
    <>
      <FeeParts reason={reason} currency={currency} />
      <CameIn reason={reason} currency={currency} />
      {budget && (
        <WhyRule says={budget.says} clause={budget.clause}>
          <WhyTerm name={<Trans>In force</Trans>}>
            <Trans>since {dayInWords(budget.since, language)}</Trans>
          </WhyTerm>
          <WhyTerm name={<Trans>Private area</Trans>}>
            <Trans>
              {meters(budget.area)} m² of {meters(budget.wholeArea)} m²
            </Trans>
          </WhyTerm>
          {budget.voted && (
            <WhyTerm name={<Trans>Budget {reason.year}</Trans>}>
              {budget.inFavorBasisPoints === null ? (
                <Trans>voted {dayInWords(budget.voted, language)}</Trans>
              ) : (
                <Trans>
                  voted {dayInWords(budget.voted, language)},{' '}
                  {percentText(budget.inFavorBasisPoints, language)} in favor
                </Trans>
              )}
            </WhyTerm>
          )}
        </WhyRule>
      )}
    </>
  )
}

function CameIn({ reason, currency }: { reason: FeeReason; currency: Why['currency'] }) {
  const language = useLanguage()
  const money = (cents: number) => formatMoney({ cents, currency })
  const { setOffs, paidCents, openCents, parts } = reason
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>What came in</Trans>
      </WhyHeading>
      <ul className="why-rows">
        {paidCents > 0 && (
          <li>
            <span>
              <Trans>Paid</Trans>
            </span>
            <span className="numeric">{money(paidCents)}</span>
          </li>
        )}
        {setOffs.map(({ month, day, cents }) => (
          <li key={`${month}${day}`}>
            <span>
              <Trans>From the profit of {monthName(month, language)}</Trans>
              <span className="small faint numeric">{dayInWords(day, language)}</span>
            </span>
            <span className="numeric">{money(cents)}</span>
          </li>
        ))}
        <li>
          <b>
            <Trans>Still to pay</Trans>
          </b>
          <b className="numeric">{money(openCents)}</b>
        </li>
      </ul>
      <div className="why-meter" aria-hidden>
        <span
          className="why-meter-in"
          style={{ width: `${whole > 0 ? ((whole - openCents) / whole) * 100 : 0}%` }}
        />
      </div>
    </section>
  )
}
