import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ReasonOf } from '../../kernel/endpoint.ts'
import { type CallFailure, call, intentKey } from '../../web/call.ts'
import { toast } from '../../web/ui/toast-queue.ts'
import { listBookings, readBenefitYear, requestBooking, searchRooms } from '../reservations.endpoints.ts'
import type { RequestBody, StayDraft } from './stay-draft.ts'

export type RequestFailure = CallFailure<ReasonOf<typeof requestBooking>>

/** What shows nights or bookings and has to be read anew. The dashboard is named, not imported: it composes us. */
const TOUCHED = [listBookings.name, readBenefitYear.name, searchRooms.name, 'readDashboard']

/**
 * Sends a request once for each intent: two presses are one call, and the same request again (after a lost
 * connection, even after a reload) carries the same key. When it is done, the list of bookings opens with it.
 */
export function useRequestStay(
  draft: StayDraft,
  setDraft: (draft: StayDraft) => void,
  clearDraft: () => void,
) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  const send = async (body: RequestBody, nearbyAccepted: string | null) => {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(null)
    const sent = JSON.stringify(body)
    const key = draft.intent?.sent === sent ? draft.intent.key : intentKey()
    setDraft({ ...draft, intent: { key, sent }, nearbyAccepted })

    const result = await call(requestBooking, { body, idempotencyKey: key })
    underWay.current = false
    setSending(false)
    if (!result.ok) return setFailure(result)

    clearDraft()
    toast(t`Request sent`, { text: t`Reference ${result.value.data.code}.` })
    for (const name of TOUCHED) void queries.invalidateQueries({ queryKey: [name] })
    await navigate({ to: '/my-reservations', search: { fresh: result.value.data.id } })
  }
  return { send, sending, failure, forget: () => setFailure(null) }
}
