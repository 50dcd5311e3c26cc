import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { SectionHead } from '../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { RepairJob, RepairQuote } from '../../repairs/repair.shape.ts'
import type { QuoteState } from '../../repairs/repair.ts'
import { QuoteTable } from '../../web/repairs/quote-table.tsx'

const LOOK: Record<QuoteState, [MessageDescriptor, Tone]> = {
  sent: [msg`Waits for the owner`, 'pending'],
  lapsed: [msg`Quote lapsed`, 'quiet'],
  approved: [msg`Approved`, 'good'],
  refused: [msg`Quote refused`, 'bad'],
  replaced: [msg`Replaced`, 'quiet'],
}

/** The quotes of a repair, the newest first, and its bill. */
export function RepairQuotes({ job, zone }: { job: RepairJob; zone: string }) {
  const { bill, quotes } = job
  const approved = quotes.find(({ state }) => state === 'approved')
  const less = bill && approved ? approved.totalCents - bill.cents : 0
  const difference = formatMoney({ cents: less, currency: job.currency })
  return (
    <>
      {quotes.map((quote) => (
        <Quote key={quote.id} quote={quote} zone={zone} />
      ))}
      {bill && (
        <section>
          <SectionHead title={<Trans>Bill</Trans>} />
          <p className="numeric">
            <b>{bill.reference}</b>, {formatMoney(bill)} {bill.currency}
          </p>
          <p className="small muted">
            {less === 0 ? <Trans>Same as the quote</Trans> : <Trans>{difference} less than the quote</Trans>}
          </p>
        </section>
      )}
    </>
  )
}

function Quote({ quote, zone }: { quote: RepairQuote; zone: string }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { number, state, validUntil, answeredAt, answeredBy, proven } = quote
  const [words, tone] = LOOK[state]
  const until = formatDay(validUntil, language)
  const by = answeredBy ?? ''
  return (
    <section>
      <SectionHead
        title={
          <>
            <Trans>Quote</Trans> <span className="small muted numeric">{number}</span>
          </>
        }
        action={<Chip tone={tone}>{i18n._(words)}</Chip>}
      />
      {state === 'replaced' ? null : <QuoteTable quote={quote} />}
      <p className="small muted">
        <Trans>Valid until {until}</Trans>
      </p>
      {answeredAt && (
        <p className="small muted">
          {state === 'refused' ? (
            <Trans>
              Refused by {by} on <Moment at={answeredAt} zone={zone} />
            </Trans>
          ) : (
            <Trans>
              Approved by {by} on <Moment at={answeredAt} zone={zone} />
            </Trans>
          )}
          {proven && (
            <>
              {', '}
              <Trans>signed with a fresh proof: it is above the limit</Trans>
            </>
          )}
        </p>
      )}
    </section>
  )
}
