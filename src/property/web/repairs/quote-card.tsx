import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import { answerQuote } from '../../repairs/owner.endpoints.ts'
import type { RepairJob, RepairQuote } from '../../repairs/repair.shape.ts'
import { useRequestAnew, useRequestChanged } from '../maintenance/use-request-changed.ts'
import { QuoteTable } from './quote-table.tsx'

interface QuoteCardProps {
  request: MaintenanceDetails
  job: RepairJob
  quote: RepairQuote
  /** Hears that an answer was given here, before the job is shown as it stands then. */
  onAnswered: () => void
}

/** A quote as its owner reads it, with the answer where it waits for one. */
export function QuoteCard({ request, job, quote, onAnswered }: QuoteCardProps) {
  const language = useLanguage()
  const { validUntil, number, state, answeredAt, answeredBy } = quote
  const until = dayInWords(validUntil, language)
  const by = answeredBy ?? ''
  return (
    <section className="card pad quote-card" id="quote">
      <h2 className="title">
        <Trans>Quote</Trans> <span className="small muted numeric">{number}</span>
      </h2>
      <p className="small muted">
        <Trans>Valid until {until}</Trans>
      </p>
      <QuoteTable quote={quote} />
      {state === 'sent' && <QuoteAnswer request={request} job={job} quote={quote} onAnswered={onAnswered} />}
      {state === 'lapsed' && (
        <p className="small muted">
          <Trans>This quote was valid until {until}. Ask for a new one below, with a comment.</Trans>
        </p>
      )}
      {state === 'approved' && answeredAt && (
        <p className="small">
          <Trans>
            Approved by {by} on <Moment at={answeredAt} zone={request.zone} />.
          </Trans>
        </p>
      )}
      {state === 'refused' && answeredAt && (
        <p className="small">
          <Trans>
            Refused by {by} on <Moment at={answeredAt} zone={request.zone} />. Nothing of it is done or
            charged.
          </Trans>
        </p>
      )}
    </section>
  )
}

function QuoteAnswer({ request, job, quote, onAnswered }: QuoteCardProps) {
  const { t } = useLingui()
  const { user, trusted } = useSession()
  const changed = useRequestChanged()
  const anew = useRequestAnew(request.id)
  const [asks, setAsks] = useState<'approve' | 'refuse' | null>(null)
  const { totalCents, currency } = quote
  const total = formatMoney({ cents: totalCents, currency })
  const limit = formatMoney({ cents: job.confirmAboveCents, currency: job.currency })
  const body = { idRequest: request.id, sequence: job.sequence, idQuote: quote.id, totalCents }
  const sending = useSend({
    send: (_, idempotencyKey) => call(answerQuote, { body: { ...body, approves: true }, idempotencyKey }),
    done: ({ data }) => {
      setAsks(null)
      onAnswered()
      changed(data)
      toast(t`Quote approved`, { text: t`Nothing is charged before the work is done.` })
    },
    changed: anew,
  })
  if (user.isAdmin || trusted)
    return (
      <p className="small muted">
        <Trans>Only the owner in person approves or refuses a quote.</Trans>
      </p>
    )
  return (
    <div className="stack">
      <Button block aria-haspopup="dialog" onClick={() => setAsks('approve')}>
        <Trans>Approve {total}</Trans>
      </Button>
      <Button kind="danger" block aria-haspopup="dialog" onClick={() => setAsks('refuse')}>
        <Trans>Refuse</Trans>
      </Button>
      <p className="small muted">
        {totalCents > job.confirmAboveCents ? (
          <Trans>
            Above {limit} we ask for your password, as when you sign. Nothing is charged before the work is
            done.
          </Trans>
        ) : (
          <Trans>Nothing is charged before the work is done. To ask about it, write a comment below.</Trans>
        )}
      </p>
      <Dialog
        open={asks === 'approve'}
        onClose={() => setAsks(null)}
        title={<Trans>Approve {total}?</Trans>}
        lead={
          <Trans>
            The club then has the work done. Once it is done, its bill of at most this amount comes to your
            statement. An approval can’t be taken back here.
          </Trans>
        }
      >
        {sending.failure && !sending.failure.givenUp && <FormError>{sending.failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setAsks(null)}>
            <Trans>Go back</Trans>
          </Button>
          <Button busy={sending.busy} onClick={() => void sending.send()}>
            <Trans>Approve the quote</Trans>
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog
        open={asks === 'refuse'}
        onClose={() => setAsks(null)}
        title={<Trans>Refuse this quote?</Trans>}
        lead={<Trans>Nothing is done and nothing is charged. The club may send another one.</Trans>}
      >
        <RefuseForm body={body} onAnswered={onAnswered} onClose={() => setAsks(null)} />
      </Dialog>
    </div>
  )
}

interface RefuseFormProps {
  body: { idRequest: number; sequence: number; idQuote: number; totalCents: number }
  onAnswered: () => void
  onClose: () => void
}

const REFUSAL = z.object({ words: z.string().check(z.trim(), z.maxLength(500)) })

function RefuseForm({ body, onAnswered, onClose }: RefuseFormProps) {
  const { t } = useLingui()
  const changed = useRequestChanged()
  const anew = useRequestAnew(body.idRequest)
  const form = useForm({
    shape: REFUSAL,
    send: ({ words }, idempotencyKey) =>
      call(answerQuote, { body: { ...body, approves: false, ...(words && { words }) }, idempotencyKey }),
    done: ({ data }) => {
      onClose()
      onAnswered()
      changed(data)
      toast(t`Quote refused`)
    },
    changed: anew,
  })
  return (
    <form {...form.props}>
      <Field label={t`Why, if you like`} hint={t`The club reads this.`} error={form.error('words')}>
        {(control) => <TextArea {...control} name="words" rows={3} maxLength={500} />}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button kind="danger" type="submit" busy={form.busy}>
          <Trans>Refuse the quote</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
