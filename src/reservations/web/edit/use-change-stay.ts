import { useLingui } from '@lingui/react/macro'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type BookingDetails, modifyBooking, updateGuests } from '../../changes.endpoints.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { answerTo, type ChangeDraft, movesDates } from './change-draft.ts'

interface Asked {
  booking: BookingDetails
  draft: ChangeDraft
  clearDraft: () => void
  /** Called once it was done; the stay is being read anew. */
  onDone: () => void
}

/** Sends a change. Other guests on the same days are the smaller call. */
export function useChangeStay({ booking, draft, clearDraft, onDone }: Asked) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  return useSend({
    keptAs: `change-stay-${booking.id}`,
    send: (body: BodyOf<typeof modifyBooking>, idempotencyKey) =>
      movesDates(draft, booking)
        ? call(modifyBooking, { body, idempotencyKey })
        : call(updateGuests, { body }),
    done: ({ data }) => {
      clearDraft()
      changed()
      onDone()
      if (data.bookingStatus === 'confirmed')
        return toast(t`The update was successful`, { text: t`Your stay is confirmed with the changes.` })
      if (answerTo(draft, booking) === 'benefits')
        return toast(t`Sent: it waits for your authorization`, {
          text: t`Until you have decided on its benefits, everything remains as it was.`,
        })
      toast(t`Sent: it waits for the resort`, {
        text: t`Until the resort answers, everything remains as it was.`,
      })
    },
  })
}
