import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { BodyOf, ReasonOf } from '../../../kernel/endpoint.ts'
import { type CallFailure, call, intentKey } from '../../../web/call.ts'
import { toast } from '../../../web/ui/toast-queue.ts'
import { type BookingDetails, modifyBooking, updateGuests } from '../../changes.endpoints.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { type ChangeDraft, movesDates } from './change-draft.ts'

export type ChangeFailure = CallFailure<ReasonOf<typeof modifyBooking>>
export type ChangeBody = BodyOf<typeof modifyBooking>

interface Asked {
  booking: BookingDetails
  draft: ChangeDraft
  setDraft: (draft: ChangeDraft) => void
  clearDraft: () => void
  /** It was done; the stay is being read anew. */
  onDone: () => void
}

/**
 * Sends a change once for each intent: two presses are one call, and the same change again (after a lost connection,
 * even after a reload) carries the same key. Other guests on the same days are the smaller call.
 */
export function useChangeStay({ booking, draft, setDraft, clearDraft, onDone }: Asked) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ChangeFailure | null>(null)

  const send = async (body: ChangeBody, nearbyAccepted: string | null) => {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(null)
    const sent = JSON.stringify(body)
    const key = draft.who.intent?.sent === sent ? draft.who.intent.key : intentKey()
    setDraft({ ...draft, who: { ...draft.who, intent: { key, sent }, nearbyAccepted } })

    const result = movesDates(draft, booking)
      ? await call(modifyBooking, { body, idempotencyKey: key })
      : await call(updateGuests, { body })
    underWay.current = false
    setSending(false)
    if (!result.ok) return setFailure(result)

    clearDraft()
    changed()
    onDone()
    const isConfirmed = result.value.data.bookingStatus === 'confirmed'
    toast(t`The update was successful`, {
      text: isConfirmed
        ? t`Your stay is confirmed as it is now.`
        : t`The resort replies within one working day.`,
      ms: 5000,
    })
  }
  return { send, sending, failure, forget: () => setFailure(null) }
}
