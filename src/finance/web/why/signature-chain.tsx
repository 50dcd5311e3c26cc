import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { SignatureReason, Why } from '../../ledger.endpoints.ts'
import { signedMoney } from '../profit/amounts.ts'
import { monthName } from '../reports/month-name.ts'
import { WhyHeading } from './why-heading.tsx'

/**
 * What a signature moved: the month's profit, which opens to its nights, what else it was used for, the figure, and what is left. Of a
 * payout nothing is left: what was not settled from it goes out.
 */
export function SignatureChain({ why, reason }: { why: Why; reason: SignatureReason }) {
  const language = useLanguage()
  const { currency, cents } = why
  const { month, balanceCents, idResult, used, what } = reason
  const of = monthName(month, language)
  const towardsFee = what === 'set-off' || what === 'fee-set-off'
  const leftCents = used.reduce((sum, one) => sum + one.cents, balanceCents) - Math.abs(cents)
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>How it adds up</Trans>
      </WhyHeading>
      <ul className="why-rows">
        <li>
          <span>
            <Trans>Rental profit, {of}</Trans>
            {idResult !== null && (
              <Link to="/my-reports" search={{ why: idResult }} className="link small why-deeper">
                <Trans>The profit with its nights</Trans>
              </Link>
            )}
          </span>
          <span className="numeric">{signedMoney({ cents: balanceCents, currency })}</span>
        </li>
        {used.map((one) => (
          <li key={one.id}>
            <span>
              {one.idPayment === null ? (
                <Link to="/my-reports" search={{ why: one.id }} className="link">
                  {one.concept[language]}
                </Link>
              ) : (
                <Link to="/my-reports" search={{ paid: one.idPayment }} className="link">
                  <Trans>Settled from profit</Trans>
                </Link>
              )}
              <span className="small faint numeric">
                {one.reference}, {dayInWords(one.day, language)}
              </span>
            </span>
            <span className="numeric">{formatMoney({ cents: one.cents, currency })}</span>
          </li>
        ))}
        {what === 'pay-out' && (
          <li>
            <b>
              <Trans>Payout</Trans>
            </b>
            <b className="numeric">{formatMoney({ cents: -cents, currency })}</b>
          </li>
        )}
        {what === 'adjustment' && (
          <li>
            <b>
              <Trans>Adjusted to zero</Trans>
            </b>
            <b className="numeric">{signedMoney({ cents, currency })}</b>
          </li>
        )}
        {towardsFee && (
          <li>
            <b>{why.concept[language]}</b>
            <b className="numeric">{formatMoney({ cents: -Math.abs(cents), currency })}</b>
          </li>
        )}
        {towardsFee && leftCents !== 0 && (
          <li>
            <Trans>Left in your balance</Trans>
            <span className="numeric">{signedMoney({ cents: leftCents, currency })}</span>
          </li>
        )}
      </ul>
      <p>
        <Link
          to="/my-reports"
          search={{ view: 'reports', reportsYear: Number(month.slice(0, 4)) }}
          className="link small"
        >
          <Trans>The signed report</Trans>
        </Link>
      </p>
    </section>
  )
}
