import { Trans } from '@lingui/react/macro'
import { type Day, todayIn } from '../../kernel/day.ts'
import { formatMoney } from '../../kernel/money.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import type { Transaction } from '../finance.endpoints.ts'

/** What becomes of a report's result, where its status does not say it all. */
export function ReportNote({ row: { report, currency } }: { row: Pick<Transaction, 'report' | 'currency'> }) {
  if (!report || report.state === 'nothing-moved' || report.state === 'adjusted') return null
  if (report.state === 'waiting') return <Trans>Waiting for its report to be signed</Trans>
  if (report.state === 'paid-out') return <Trans>Payout to you, as chosen when signing</Trans>
  const amount = `${formatMoney({ cents: report.creditCents, currency })} ${currency}`
  return report.creditCents > 0 ? (
    <Trans>Towards condo fees; {amount} goes to the next one</Trans>
  ) : (
    <Trans>Put towards condo fees</Trans>
  )
}

/** Of a transaction that is dated after today at the resort. */
export function Upcoming({ day }: { day: string }) {
  const { zone } = useContract()
  if ((day as Day) <= todayIn(zone, new Date())) return null
  return (
    <span className="small muted">
      <Trans context="transaction">Upcoming</Trans>
    </span>
  )
}
