import type { FormEvent } from 'react'
import type { DayRange } from '../../../kernel/day.ts'
import { useBenefitUse } from '../../../membership/web/session/use-benefit-use.ts'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { type Room, requestBooking } from '../../reservations.endpoints.ts'
import { chosenBenefits } from '../benefits/chosen-benefits.ts'
import { newDraft, type StayDraft, stayBodyOf, warnedDays } from '../stay-draft.ts'
import type { SearchedStay } from './stay-search.ts'
import { useRequestStay } from './use-request-stay.ts'
import type { FoundRooms } from './use-rooms.ts'

export interface ReviewedStay {
  stay: SearchedStay & { dates: DayRange }
  room: Room
  found: FoundRooms
  idContract: number
}

/** The draft of a request, checked by the call's own shape, and the way to send it once. */
export function useReview({ stay, room, found, idContract }: ReviewedStay) {
  const [draft, setDraft, clearDraft] = useDraft<StayDraft>('request-stay', newDraft(useOwner()))
  const { send, busy, failure, forget } = useRequestStay(clearDraft)

  const isNear = failure?.code === 'RESERVATION_NEARBY'
  const acceptNearby = isNear || draft.nearbyAccepted === warnedDays(stay.dates)
  const { chosen: benefits, faults } = chosenBenefits(draft, found.benefits)
  // The owner alone authorizes (spec, section 6).
  const authorizes = useBenefitUse('decide')
  const about = { idContract, idCategory: room.idCategory, acceptNearby, benefits, authorizes }
  const body = stayBodyOf(draft, stay, about)
  const { submit, errorAt, tried } = useChecked({
    shape: requestBooking.body!,
    entered: body,
    hasFaults: faults.size > 0,
    failure,
  })
  return {
    ...{ draft, benefits, faults, authorizes, errorAt, tried, busy, failure, isNear },
    change: (next: StayDraft) => {
      forget()
      setDraft(next)
    },
    sendOnce: (event: FormEvent<HTMLFormElement>) =>
      submit(event, body, (value) => {
        // After a reload the same body is sent: it carries the same key.
        setDraft({ ...draft, nearbyAccepted: acceptNearby ? warnedDays(stay.dates) : null })
        void send(value)
      }),
  }
}
