import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import type { RequestBody } from '../stay-draft.ts'
import { useBookingsLeft } from '../use-bookings-changed.ts'

/** Sends a request; when it is done, the list of bookings opens with it. */
export function useRequestStay(clearDraft: () => void) {
  const { t } = useLingui()
  const left = useBookingsLeft()
  const navigate = useNavigate()
  return useSend({
    keptAs: 'request-stay',
    send: (body: RequestBody, idempotencyKey) => call(requestBooking, { body, idempotencyKey }),
    done: ({ data }) => {
      clearDraft()
      const text = t`Reference ${data.code}.`
      // Where the resort confirms by itself nothing was asked of anybody.
      if (data.bookingStatus === 'confirmed') toast(t`Your stay is confirmed`, { text })
      else toast(t`Request sent`, { text })
      // Back leads to the search, not to the review of what has been sent.
      void left(() => navigate({ to: '/my-reservations', search: { fresh: data.id }, replace: true }))
    },
  })
}
