import './bulk.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { decideBooking, listWaitingBookings } from '../../../reservations/desk.endpoints.ts'
import { call } from '../../../web/calls/call.ts'
import { intentKey } from '../../../web/calls/intent-key.ts'
import { NotRead } from '../../../web/desk/not-read.tsx'
import { QueueLoading } from '../../../web/desk/queue.tsx'
import { useFirstFocus } from '../../../web/desk/use-first-focus.ts'
import { useQueue } from '../../../web/desk/use-queue.ts'
import { useSentByCtrlEnter } from '../../../web/desk/use-sent-by-ctrl-enter.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type Bulk, bulkOf, type NotConfirmed } from '../../inbox/bulk.ts'
import type { InboxRow } from '../../inbox/inbox.endpoints.ts'
import { nameOf } from '../../inbox/selection.ts'
import { InboxListRow } from './inbox-row.tsx'

interface BulkProps {
  rows: readonly InboxRow[]
  onClose: () => void
  done: () => void
}

/** Confirms what is chosen, after a summary: what can be confirmed, and what is left out and why. */
export default function BulkDialog({ rows, onClose, done }: BulkProps) {
  return (
    <Dialog
      open={rows.length > 0}
      onClose={onClose}
      title={<Trans>Confirm what is selected</Trans>}
      lead={<Trans>Nothing has been sent yet. Each owner has an email of their own.</Trans>}
      wide
    >
      <Summary rows={rows} onClose={onClose} done={done} />
    </Dialog>
  )
}

function Summary(props: BulkProps) {
  const waiting = useQueue(listWaitingBookings)
  if (waiting.data) return <Confirm {...props} bulk={bulkOf(props.rows, waiting.data.data)} />
  if (waiting.isError)
    return <NotRead query={waiting} title={<Trans>We couldn’t load this. Nothing was changed.</Trans>} />
  return <QueueLoading />
}

function Confirm({ bulk: { can, cannot }, onClose, done }: BulkProps & { bulk: Bulk }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [press] = useState(intentKey)
  const form = useSentByCtrlEnter()
  useFirstFocus(form, 'deed')
  const why: Record<NotConfirmed, string> = {
    'other-kind': t`It is no stay: it has an answer of its own.`,
    cancellation: t`A cancellation may cost nights. Look at it by itself.`,
    owner: t`Its owner has to authorize it.`,
    answered: t`It has its answer already.`,
  }
  /** One after the other: one that is refused keeps none of the others back. */
  const confirmAll = async () => {
    if (busy || can.length === 0) return
    setBusy(true)
    const refused: { code: string; message: string }[] = []
    for (const { booking } of can) {
      const { id: idBooking, status, sequence, code } = booking
      const result = await call(decideBooking, {
        body: { idBooking, status, sequence, deed: 'confirm', reason: '' },
        idempotencyKey: `${press}-${idBooking}`,
        held: press,
      })
      if (!result.ok) refused.push({ code, message: result.message })
    }
    setBusy(false)
    done()
    // What was confirmed is held for its seconds behind the dialog: whatever was refused, it gives way to their undo.
    onClose()
    for (const { code, message } of refused) toast(code, { text: message, tone: 'warn' })
  }
  return (
    <form
      ref={form}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void confirmAll()
      }}
    >
      {can.length > 0 && (
        <section className="inbox-bulk">
          <h3>
            <Plural value={can.length} one="# can be confirmed" other="# can be confirmed" />
          </h3>
          <ul>
            {can.map(({ row }) => (
              <InboxListRow key={nameOf(row)} row={row} isOpen={false} />
            ))}
          </ul>
        </section>
      )}
      {cannot.length > 0 && (
        <section className="inbox-bulk">
          <h3>
            <Plural value={cannot.length} one="# is left out" other="# are left out" />
          </h3>
          <ul>
            {cannot.map(({ row, why: reason }) => (
              <InboxListRow key={nameOf(row)} row={row} isOpen={false} note={why[reason]} />
            ))}
          </ul>
        </section>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        {can.length > 0 && (
          <Button type="submit" busy={busy}>
            <Plural value={can.length} one="Confirm #" other="Confirm #" />
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
