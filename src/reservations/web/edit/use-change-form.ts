import type { FormEvent } from 'react'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { type BookingDetails, modifyBooking } from '../../changes.endpoints.ts'
import { warnedDays } from '../stay-draft.ts'
import { bodyOfChange, type ChangeDraft, changeDraftOf, draftFor, isChanged } from './change-draft.ts'
import { useChangeStay } from './use-change-stay.ts'

/** The draft of a change of a stay, checked by the call's own shape, and the ways to send it and to let it go. */
export function useChangeForm(booking: BookingDetails, onDone: () => void) {
  const [kept, setDraft, clearDraft] = useDraft<ChangeDraft>(
    `change-stay-${booking.id}`,
    changeDraftOf(booking),
  )
  const draft = draftFor(kept, booking)
  const { send, busy, failure, forget } = useChangeStay({
    booking,
    draft,
    clearDraft,
    onDone: () => {
      startOver()
      onDone()
    },
  })

  const isNear = failure?.code === 'RESERVATION_NEARBY'
  const acceptNearby = isNear || draft.who.nearbyAccepted === warnedDays(draft.dates)
  const body = bodyOfChange(draft, booking, acceptNearby)
  const { form, submit, errorAt, startOver } = useChecked({
    shape: modifyBooking.body!,
    entered: body,
    failure,
  })
  return {
    ...{ draft, form, errorAt, busy, failure, isNear },
    willChange: isChanged(draft, booking),
    change: (part: Partial<ChangeDraft>) => {
      forget()
      setDraft({ ...draft, ...part })
    },
    sendOnce: (event: FormEvent<HTMLFormElement>) =>
      submit(event, body, (value) => {
        // After a reload the same body is sent: it carries the same key.
        const nearbyAccepted = acceptNearby ? warnedDays(draft.dates) : null
        setDraft({ ...draft, who: { ...draft.who, nearbyAccepted } })
        void send(value)
      }),
    discard: () => {
      forget()
      startOver()
      clearDraft()
    },
  }
}
