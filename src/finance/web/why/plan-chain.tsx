import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { dayInWords } from '../../../kernel/day-words.ts'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason } from '../../ledger.endpoints.ts'
import { PaidLines } from './paid-lines.tsx'
import { WhyHeading } from './why-heading.tsx'

interface PlanChainProps {
  plan: NonNullable<DocumentReason['plan']>
  currency: Currency
}

/** A plan of installments behind a figure: what it took over, its fee, and its parts. */
export function PlanChain({ plan, currency }: PlanChainProps) {
  const language = useLanguage()
  const { parts, position, covered, number, id } = plan
  return (
    <>
      <PaidLines title={<Trans>What plan {number} took over</Trans>} lines={covered} currency={currency} />
      <section className="why-part">
        <WhyHeading>
          <Trans>Its parts</Trans>
        </WhyHeading>
        <ul className="why-rows">
          {parts.map((part) => (
            <li key={part.position} className={clsx(part.position === position && 'why-own')}>
              <span>
                <Trans>
                  Part {part.position} of {parts.length}
                </Trans>
                <span className="small faint numeric">
                  <Trans>due {dayInWords(part.due, language)}</Trans>
                </span>
              </span>
              <span className="numeric">{formatMoney({ cents: part.cents, currency })}</span>
            </li>
          ))}
        </ul>
        <Link to="/my-reports" search={{ plan: id }} className="link small">
          <Trans>The plan as it was agreed to</Trans>
        </Link>
      </section>
    </>
  )
}
