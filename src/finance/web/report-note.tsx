import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../kernel/money.ts'
import type { Transaction } from '../finance.endpoints.ts'

/** What a report's signature made of its result, or that it waits for it; nothing of any other transaction. */
export function ReportNote({ row: { report, currency } }: { row: Pick<Transaction, 'report' | 'currency'> }) {
  if (!report || report.state === 'nothing-moved') return null
  if (report.state === 'waiting') return <Trans>Waits for the signature of its report</Trans>
  if (report.state === 'adjusted') return <Trans>Adjusted to zero with the signature</Trans>
  if (report.state === 'paid-out') return <Trans>Paid out as the signature says</Trans>
  const amount = `${formatMoney({ cents: report.creditCents, currency })} ${currency}`
  return report.creditCents > 0 ? (
    <Trans>Against condo fees; {amount} waits for the next one</Trans>
  ) : (
    <Trans>Set against condo fees</Trans>
  )
}
