import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatTime } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import {
  closeSlot,
  closeSlotShape,
  type DayListQuery,
  type OneDayList,
  openSlot,
  readDayList,
} from '../../day-lists/day-lists.endpoints.ts'

interface SlotProps {
  name: DayListQuery
  slot: OneDayList['slots'][number]
}

/** Closes a slot of the day, or opens it again. */
export function CloseSlot({ name, slot }: SlotProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { id, hotel, day } = name
  const { time } = slot
  const hour = formatTime(time)
  const opening = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(openSlot, { body: { id, hotel, day, time }, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(readDayList) }),
    done: () => toast(t`${hour} is open again`),
    refused: ({ message }) => toast(t`Nothing was changed`, { text: message, tone: 'bad' }),
  })
  if (slot.closed)
    return (
      <Button
        kind="ghost"
        size="small"
        busy={opening.busy}
        aria-label={t`Open again: ${hour}`}
        onClick={() => void opening.send(undefined)}
      >
        <Trans>Open again</Trans>
      </Button>
    )
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Close this time: ${hour}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Close this time</Trans>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Close {hour}?</Trans>}
        lead={<Trans>On this day alone. Owners read the reason where they choose a time.</Trans>}
      >
        <CloseForm name={name} slot={slot} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

function CloseForm({ name, slot, onClose }: SlotProps & { onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const hour = formatTime(slot.time)
  const [reason, setReason] = useState({ en: '', es: '' })
  const { send, busy, failure } = useSend({
    send: (body: BodyOf<typeof closeSlot>, idempotencyKey) => call(closeSlot, { body, idempotencyKey }),
    changed: () => client.invalidateQueries({ queryKey: keyOf(readDayList) }),
    done: () => {
      onClose()
      toast(t`${hour} is closed`, { text: t`What is ordered stays ordered.` })
    },
  })
  const { id, hotel, day } = name
  const entered = { id, hotel, day, time: slot.time, reason }
  const { errorAt, submit } = useChecked({ shape: closeSlotShape, entered, failure })
  return (
    <form noValidate onSubmit={(event) => submit(event, entered, (body) => void send(body))}>
      <div className="stack">
        <BothLanguages
          name="reason"
          label={<Trans>Reason</Trans>}
          value={reason}
          most={200}
          error={errorAt}
          onChange={setReason}
        />
        {slot.rows.length > 0 && <WhoHasOrdered slot={slot} />}
        {failure && <FormError>{failure.message}</FormError>}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button kind="danger" type="submit" busy={busy}>
          <Trans>Close this time</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}

/** Closing cancels nothing: whoever has ordered is named, with what is to be done. */
function WhoHasOrdered({ slot }: Pick<SlotProps, 'slot'>) {
  return (
    <Note tone="gold" title={<Trans>These have ordered it, and keep it</Trans>}>
      <ul className="slot-ordered">
        {slot.rows.map((row) => (
          <li key={row.lines.join()}>
            {row.name} · <span className="numeric">{row.order}</span>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Closing cancels nothing. Call them, then move their lines to another time as their concierge, or
          cancel the order among the desk’s orders.
        </Trans>
      </p>
      <p className="row wrap">
        <Link to="/admin-users" className="link">
          <Trans>Act for an owner</Trans>
        </Link>
        <Link to="/desk" search={{ show: 'orders' }} className="link">
          <Trans>Orders at the desk</Trans>
        </Link>
      </p>
    </Note>
  )
}
