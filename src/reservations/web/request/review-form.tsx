import { Trans } from '@lingui/react/macro'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Contract } from '../../../membership/contract.ts'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import type { Room } from '../../reservations.endpoints.ts'
import { answerToRequest } from '../../stay/told-before.ts'
import { BenefitsPicker } from '../benefits/benefits-picker.tsx'
import { NoteField } from '../note-field.tsx'
import { GuestFields } from '../party/guest-fields.tsx'
import { OccupantChoice } from '../party/occupant-choice.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import { withOccupant } from '../stay-draft.ts'
import { TermsField } from '../terms-field.tsx'
import { ClosedFromTheStart } from '../told-before.tsx'
import { LazyWaitLink } from '../waiting/lazy-wait-link.tsx'
import { AnswerToRequest } from './answer-to-request.tsx'
import type { OfferedStay } from './offer.tsx'
import { isMetByOthers, OtherWays } from './other-ways.tsx'
import { StayCost } from './stay-cost.tsx'
import { otherWaysQuery, type SearchedStay } from './stay-search.ts'
import { useBenefitFault } from './use-benefit-fault.ts'
import { useReview } from './use-review.ts'
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
  const owner = useOwner()
  const review = useReview({ stay, room, found, idContract: contract.id })
  const { draft, benefits, authorizes, errorAt, busy, failure, isNear, change, sendOnce } = review
  const { checkIn } = stay.dates
  const answer = answerToRequest({
    usesBenefits: benefits.length > 0 && !authorizes,
    occupant: draft.occupant,
    hotelConfirmsItself: found.confirmsItself,
  })

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
        errorOf={useBenefitFault(review)}
        onChange={(chosen) => change({ ...draft, benefits: chosen })}
      />
      <GuestFields checkIn={checkIn} draft={draft} party={stay} errorAt={errorAt} onChange={change} />
      <NoteField value={draft.note} error={errorAt('note')} onChange={(note) => change({ ...draft, note })} />
      <StayCost
        checkIn={checkIn}
        today={today}
        room={room}
        found={found}
        benefits={benefits}
        authorizes={authorizes}
      />
      <ClosedFromTheStart checkIn={checkIn} today={today} answer={answer} />
      <AnswerToRequest answer={answer} checkIn={checkIn} today={today} />
      <TermsField
        accepted={draft.terms}
        error={errorAt('terms')}
        onChange={(terms) => change({ ...draft, terms })}
      />
      {failure && (
        <RefusalNote
          failure={failure}
          onSearchAgain={on.onSearchAgain}
          wait={<LazyWaitLink {...stay} idContract={contract.id} category={room.idCategory} />}
        >
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
          {isNear ? (
            <Trans>Request this stay as well</Trans>
          ) : answer === 'at-once' ? (
            <Trans>Book this stay</Trans>
          ) : (
            <Trans>Send request</Trans>
          )}
        </Button>
      </DialogActions>
    </form>
  )
}
