import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason } from '../../ledger.endpoints.ts'
import { WhyHeading } from './why-heading.tsx'

interface PaidLinesProps {
  title: ReactNode
  lines: NonNullable<DocumentReason['payment']>['lines']
  currency: Currency
  /** What of the payment has paid nothing yet, and what of it went back. */
  leftCents?: number
  refundedCents?: number
  foot?: ReactNode
}

/** What a payment paid, charge by charge; what it used of a credit, or opened again, is below zero. */
export function PaidLines({
  title,
  lines,
  currency,
  leftCents = 0,
  refundedCents = 0,
  foot,
}: PaidLinesProps) {
  const language = useLanguage()
  return (
    <section className="why-part">
      <WhyHeading>{title}</WhyHeading>
      {(lines.length > 0 || leftCents > 0 || refundedCents > 0) && (
        <ul className="why-rows">
          {lines.map(({ concept, reference, cents }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <li key={at}>
              <span>
                {concept[language]}
                <span className="small faint numeric">{reference}</span>
              </span>
              <span className="numeric">{formatMoney({ cents, currency })}</span>
            </li>
          ))}
          {refundedCents > 0 && (
            <li>
              <Trans>Given back</Trans>
              <span className="numeric">{formatMoney({ cents: refundedCents, currency })}</span>
            </li>
          )}
          {leftCents > 0 && (
            <li>
              <Trans>Has paid nothing yet</Trans>
              <span className="numeric">{formatMoney({ cents: leftCents, currency })}</span>
            </li>
          )}
        </ul>
      )}
      {foot}
    </section>
  )
}
