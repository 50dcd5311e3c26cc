import { Trans } from '@lingui/react/macro'
import { type Day, todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { formatMoney } from '../../kernel/money.ts'
import { useContract } from '../../membership/web/session/use-session.ts'
import { useLanguage } from '../../web/words.ts'
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

/** Of a payout that has not gone out, and of the profit that it is of: the day on which it does; the row's own day is that of the signature. */
export function GoesOut({ day }: { day: string | null }) {
  const language = useLanguage()
  if (day === null) return null
  const date = dayInWords(day as Day, language)
  return (
    <span className="small muted">
      <Trans context="payout">Goes out on {date}</Trans>
    </span>
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
