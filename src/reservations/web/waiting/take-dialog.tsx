import './choices.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { answerToRequest } from '../../stay/told-before.ts'
import { yearsWith } from '../../waiting/swap.ts'
import { BenefitsPicker } from '../benefits/benefits-picker.tsx'
import { LinesOfStayContext } from '../lines-of-stay.ts'
import { NoteField } from '../note-field.tsx'
import { GuestFields } from '../party/guest-fields.tsx'
import { OccupantChoice } from '../party/occupant-choice.tsx'
import { AnswerToRequest } from '../request/answer-to-request.tsx'
import { StayCost } from '../request/stay-cost.tsx'
import { useBenefitFault } from '../request/use-benefit-fault.ts'
import { type FoundRooms, useRooms } from '../request/use-rooms.ts'
import { withOccupant } from '../stay-draft.ts'
import { TermsField } from '../terms-field.tsx'
import { ClosedFromTheStart } from '../told-before.tsx'
import { useTake } from './use-take.ts'
import { SwapWords } from './wait-swap.tsx'
import type { Wait, Waiting } from './wait-words.tsx'

interface TakeDialogProps {
  open: boolean
  onClose: () => void
  idContract: number
  waiting: Waiting
  wait: Wait
  offer: NonNullable<Wait['offer']>
}

/** The last look at what is held before it is taken: who comes, what it takes and why, and the terms, as of any booking. */
export function TakeDialog({ open, onClose, ...taken }: TakeDialogProps) {
  const language = useLanguage()
  const { waiting, offer } = taken
  const room = waiting.categories.find(({ id }) => id === offer.idCategory)?.name[language] ?? ''
  const from = dayInWords(offer.datein, language)
  const to = dayInWords(offer.dateout, language)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>Take these nights</Trans>}
      lead={
        <Trans>
          {room}, {from} to {to}. They stay held for you while you look.
        </Trans>
      }
    >
      {open && <Look {...taken} onClose={onClose} />}
    </Dialog>
  )
}

type LookProps = Omit<TakeDialogProps, 'open'>

function Look(props: LookProps) {
  const { t } = useLingui()
  const { idContract, wait, offer } = props
  const { adults, children } = wait
  const rooms = useRooms(idContract, {
    dates: { checkIn: offer.datein, checkOut: offer.dateout },
    adults,
    children,
  })
  if (rooms.data) return <TakeForm {...props} found={rooms.data} />
  if (rooms.error) return <FormError>{rooms.error.message}</FormError>
  return (
    <Loading label={t`Adding up what it takes`}>
      <Skeleton height={420} radius={14} />
    </Loading>
  )
}

function TakeForm({ onClose, idContract, waiting, wait, offer, found }: LookProps & { found: FoundRooms }) {
  const owner = useOwner()
  const take = useTake({ idContract, wait, offer, found })
  const { draft, benefits, authorizes, errorAt, busy, failure, change, sendOnce } = take
  const { today } = waiting
  const lines = use(LinesOfStayContext)
  const answer = answerToRequest({
    usesBenefits: benefits.length > 0 && !authorizes,
    occupant: draft.occupant,
    hotelConfirmsItself: found.confirmsItself,
  })
  const checkIn = offer.datein
  // What comes back of the stay that goes pays for the nights too: the sum of the offer.
  const paysFrom =
    wait.swap && !take.keepsOther
      ? { ...found, accounts: yearsWith(found.accounts, wait.swap), balance: offer.balance }
      : found
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
        errorOf={useBenefitFault(take)}
        onChange={(chosen) => change({ ...draft, benefits: chosen })}
      />
      <GuestFields checkIn={checkIn} draft={draft} party={wait} errorAt={errorAt} onChange={change} />
      <NoteField value={draft.note} error={errorAt('note')} onChange={(note) => change({ ...draft, note })} />
      <StayCost
        checkIn={checkIn}
        today={today}
        room={offer}
        found={paysFrom}
        benefits={benefits}
        authorizes={authorizes}
      />
      {wait.swap && <GivesUp swap={wait.swap} kept={take.keepsOther} onKept={take.keepOther} />}
      {wait.swap && !take.keepsOther && wait.swap.orders.length > 0 && lines && (
        <lines.WithStay
          idBooking={wait.swap.id}
          waits={false}
          chosen={take.goneLines}
          onChosen={take.chooseGone}
        />
      )}
      <ClosedFromTheStart checkIn={checkIn} today={today} answer={answer} />
      <AnswerToRequest answer={answer} checkIn={checkIn} today={today} />
      <TermsField
        accepted={draft.terms}
        error={errorAt('terms')}
        onChange={(terms) => change({ ...draft, terms })}
      />
      {failure && <FormError>{failure.message}</FormError>}
      <KeptHere />
      <DialogActions>
        <Button type="button" kind="secondary" onClick={onClose}>
          <Trans>Not yet</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          {answer === 'at-once' ? <Trans>Book this stay</Trans> : <Trans>Send request</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

interface GivesUpProps {
  swap: NonNullable<Wait['swap']>
  kept: boolean
  onKept: (kept: boolean) => void
}

/** The stay that goes as these nights are taken, what that costs, and the way to keep both. */
function GivesUp({ swap, kept, onKept }: GivesUpProps) {
  const { code } = swap
  if (swap.penalty === null)
    return (
      <Note tone="gold">
        <Trans>{code} can’t be given up any more: you would have both stays.</Trans>
      </Note>
    )
  return (
    <Note tone="gold">
      {kept ? <Trans>{code} stays as it is.</Trans> : <SwapWords swap={swap} />}
      <Checkbox checked={kept} onChange={() => onKept(!kept)}>
        <Trans>Keep {code} too</Trans>
      </Checkbox>
    </Note>
  )
}
