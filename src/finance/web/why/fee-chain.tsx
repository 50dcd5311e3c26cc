import { Trans } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { LOCALE } from '../../../kernel/language.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { FeeReason, Why } from '../../ledger.endpoints.ts'
import { monthName } from '../reports/month-name.ts'
import { FeeParts } from './fee-parts.tsx'
import { percentText } from './percent.ts'
import { WhyHeading } from './why-heading.tsx'
import { WhyRule, WhyTerm } from './why-rule.tsx'
import { WhySentences } from './why-sentences.tsx'

/** A fee: from the budget of the resort to what of it is open. */
export function FeeChain({ why, reason }: { why: Why; reason: FeeReason }) {
  const language = useLanguage()
  const { budget } = reason
  const { currency } = why
  const meters = (area: number) => (area / 100).toLocaleString(LOCALE[language])
  return (
    <>
      <FeeSentences why={why} reason={reason} />
      <FeeParts reason={reason} currency={currency} />
      <CameIn reason={reason} currency={currency} />
      {budget && (
        <WhyRule says={budget.says} clause={budget.clause}>
          <WhyTerm name={<Trans>In force</Trans>}>
            <Trans>since {formatDay(budget.since, language)}</Trans>
          </WhyTerm>
          <WhyTerm name={<Trans>Private area</Trans>}>
            <Trans>
              {meters(budget.area)} m² of {meters(budget.wholeArea)} m²
            </Trans>
          </WhyTerm>
          {budget.voted && (
            <WhyTerm name={<Trans>Budget {reason.year}</Trans>}>
              {budget.inFavorBasisPoints === null ? (
                <Trans>voted {formatDay(budget.voted, language)}</Trans>
              ) : (
                <Trans>
                  voted {formatDay(budget.voted, language)},{' '}
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

function FeeSentences({ why: { cents, currency }, reason }: { why: Why; reason: FeeReason }) {
  const language = useLanguage()
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const { budget, year, quarter, due } = reason
  const fee = money(-cents)
  const open = money(reason.openCents)
  const came = money(-cents - reason.openCents)
  const outcome =
    reason.openCents === 0 ? (
      <Trans>
        That is <b>{fee}</b>, and all of it is paid.
      </Trans>
    ) : (
      <Trans>
        That is <b>{fee}</b>; {came} has come in, so <b>{open}</b> is still to pay.
      </Trans>
    )
  if (!budget)
    return (
      <WhySentences>
        <Trans>
          It is the condo fee of quarter {quarter} of {year}.
        </Trans>
        <Trans>It is due on {formatDay(due, language)}.</Trans>
        {outcome}
      </WhySentences>
    )
  const { resort, residence } = budget
  const share = percentText((budget.area / budget.wholeArea) * 10_000, language, 3)
  const own = (budget.area / 100).toLocaleString(LOCALE[language])
  const all = (budget.wholeArea / 100).toLocaleString(LOCALE[language])
  return (
    <WhySentences>
      {budget.voted ? (
        <Trans>
          {resort} costs <b>{money(budget.wholeCents)}</b> this quarter, by the budget that its owners voted
          on {formatDay(budget.voted, language)}.
        </Trans>
      ) : (
        <Trans>
          {resort} costs <b>{money(budget.wholeCents)}</b> this quarter, by its budget of {year}.
        </Trans>
      )}
      <Trans>
        Residence {residence} carries <b>{share}</b> of it, its {own} of the resort’s {all} m² by the deed.
      </Trans>
      {outcome}
    </WhySentences>
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
              <span className="small faint numeric">{formatDay(day, language)}</span>
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
