import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Contract } from '../../../membership/contract.ts'
import { useBenefitUse } from '../../../membership/web/session/use-benefit-use.ts'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { useFieldWords } from '../../../web/forms/field-words.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { type Room, requestBooking } from '../../reservations.endpoints.ts'
import { answerToRequest } from '../../stay/told-before.ts'
import { BenefitsPicker } from '../benefits/benefits-picker.tsx'
import { chosenBenefits } from '../benefits/chosen-benefits.ts'
import { penaltySteps } from '../cancel/penalty-steps.ts'
import { NoteField } from '../note-field.tsx'
import { GuestFields } from '../party/guest-fields.tsx'
import { OccupantChoice } from '../party/occupant-choice.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import { newDraft, type StayDraft, stayBodyOf, warnedDays, withOccupant } from '../stay-draft.ts'
import { TermsField } from '../terms-field.tsx'
import { AnswerToRequest, ClosedFromTheStart } from '../told-before.tsx'
import type { OfferedStay } from './offer.tsx'
import { isMetByOthers, OtherWays } from './other-ways.tsx'
import { StayCost } from './stay-cost.tsx'
import { otherWaysQuery, type SearchedStay } from './stay-search.ts'
import { useRequestStay } from './use-request-stay.ts'
import type { FoundRooms } from './use-rooms.ts'

interface ReviewFormProps {
  stay: SearchedStay & { dates: DayRange }
  room: Room
  found: FoundRooms
  contract: Contract
  today: Day
  onClose: () => void
  onSearchAgain: () => void
  onOffer: (offer: OfferedStay) => void
}

/** Guests, occupant, benefits, note, cost and terms of a request; checked by the endpoint's own shape, then sent once. */
export function ReviewForm({ stay, room, found, contract, today, onClose, ...on }: ReviewFormProps) {
  const { t } = useLingui()
  const say = useFieldWords()
  const owner = useOwner()
  const [draft, setDraft, clearDraft] = useDraft<StayDraft>('request-stay', newDraft(owner))
  const { send, busy, failure, forget } = useRequestStay(clearDraft)

  const isNear = failure?.code === 'RESERVATION_NEARBY'
  const acceptNearby = isNear || draft.nearbyAccepted === warnedDays(stay.dates)
  const { chosen, faults } = chosenBenefits(draft, found.benefits)
  // The owner alone authorizes (spec, section 6).
  const authorizes = useBenefitUse('decide')
  const about = {
    idContract: contract.id,
    idCategory: room.idCategory,
    acceptNearby,
    benefits: chosen,
    authorizes,
  }
  const body = stayBodyOf(draft, stay, about)
  const { submit, errorAt, tried } = useChecked({
    shape: requestBooking.body!,
    entered: body,
    hasFaults: faults.size > 0,
    failure,
  })
  const sendOnce = (event: FormEvent<HTMLFormElement>) =>
    submit(event, body, (value) => {
      // After a reload the same body is sent: it carries the same key.
      setDraft({ ...draft, nearbyAccepted: acceptNearby ? warnedDays(stay.dates) : null })
      void send(value)
    })
  const change = (next: StayDraft) => {
    forget()
    setDraft(next)
  }

  return (
    <form noValidate onSubmit={sendOnce}>
      <OccupantChoice
        value={draft.occupant}
        onChange={(occupant) => change(withOccupant(draft, occupant, owner))}
      />
      <BenefitsPicker
        occupant={draft.occupant}
        open={found.benefits}
        value={draft.benefits ?? {}}
        errorOf={(id) => {
          const fault = faults.get(id)
          if (fault === 'too-large') return t`This is more than the balance.`
          return tried && fault ? say(fault) : undefined
        }}
        onChange={(benefits) => change({ ...draft, benefits })}
      />
      <GuestFields
        checkIn={stay.dates.checkIn}
        draft={draft}
        party={stay}
        errorAt={errorAt}
        onChange={change}
      />
      <NoteField value={draft.note} error={errorAt('note')} onChange={(note) => change({ ...draft, note })} />
      <StayCost
        checkIn={stay.dates.checkIn}
        today={today}
        room={room}
        found={found}
        benefits={chosen}
        authorizes={authorizes}
      />
      <ClosedFromTheStart checkIn={stay.dates.checkIn} today={today} />
      <AnswerToRequest
        answer={answerToRequest({
          usesBenefits: chosen.length > 0 && !authorizes,
          occupant: draft.occupant,
          hotelConfirmsItself: found.confirmsItself,
        })}
        cost={costUnanswered(stay.dates.checkIn, room, found, today)}
      />
      <TermsField
        accepted={draft.terms}
        error={errorAt('terms')}
        onChange={(terms) => change({ ...draft, terms })}
      />
      {failure && (
        <RefusalNote failure={failure} onSearchAgain={on.onSearchAgain}>
          {isMetByOthers(failure.code) && (
            <OtherWays query={otherWaysQuery(contract.id, stay, room.idCategory)} onChoose={on.onOffer} />
          )}
        </RefusalNote>
      )}
      <KeptHere />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Back to results</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          {isNear ? <Trans>Request this stay as well</Trans> : <Trans>Send request</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

/** What cancelling would cost at first, as the steps in the costs above tell it. */
function costUnanswered(
  checkIn: Day,
  { nightsCost }: Room,
  { freeUntil, penalties }: FoundRooms,
  today: Day,
) {
  const [first] = penaltySteps({ checkIn, nightsCost, penaltyKept: [] }, penalties, today)
  return {
    freeUntil: freeUntil !== null && today <= freeUntil ? freeUntil : null,
    nights: first && first.nights > 0 ? first.nights : null,
  }
}
