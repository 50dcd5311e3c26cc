import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../web/call.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import type { RequestBody, StayDraft } from '../stay-draft.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'
import { useSendOnce } from '../use-send-once.ts'

/** Sends a request; when it is done, the list of bookings opens with it. */
export function useRequestStay(
  draft: StayDraft,
  setDraft: (draft: StayDraft) => void,
  clearDraft: () => void,
) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  const navigate = useNavigate()
  return useSendOnce({
    draft,
    keep: setDraft,
    call: (body: RequestBody, idempotencyKey) => call(requestBooking, { body, idempotencyKey }),
    done: ({ data }) => {
      clearDraft()
      toast(t`Request sent`, { text: t`Reference ${data.code}.` })
      changed()
      // Back leads to the search, not to the review of what has been sent.
      void navigate({ to: '/my-reservations', search: { fresh: data.id }, replace: true })
    },
  })
}
