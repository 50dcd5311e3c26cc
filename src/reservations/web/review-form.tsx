import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { check, fieldWords } from '../../kernel/check.ts'
import type { Day, DayRange } from '../../kernel/day.ts'
import type { Contract } from '../../membership/contract.ts'
import { useSession } from '../../web/session/use-session.ts'
import { Button } from '../../web/ui/button.tsx'
import { DialogActions } from '../../web/ui/dialog.tsx'
import { Field } from '../../web/ui/field.tsx'
import { TextArea } from '../../web/ui/text-input.tsx'
import { useDraft } from '../../web/use-draft.ts'
import { type Room, requestBooking } from '../reservations.endpoints.ts'
import { BenefitsPicker } from './benefits-picker.tsx'
import { chosenBenefits } from './chosen-benefits.ts'
import type { StayOffer } from './flexible-stays.tsx'
import { GuestFields } from './guest-fields.tsx'
import { OccupantChoice } from './occupant-choice.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { StayCost } from './stay-cost.tsx'
import { bodyOf, newDraft, type StayDraft, withOccupant } from './stay-draft.ts'
import type { Stay } from './stay-search.ts'
import { TermsField } from './terms-field.tsx'
import { useRequestStay } from './use-request-stay.ts'
import type { FoundRooms } from './use-rooms.ts'

/** Asked for what is wrong at a dotted path; nothing where all is well. */
export type ErrorAt = (path: string) => string | undefined

interface ReviewFormProps {
  stay: Stay & { dates: DayRange }
  room: Room
  found: FoundRooms
  contract: Contract
  today: Day
  onClose: () => void
  onSearchAgain: () => void
  onOffer: (offer: StayOffer) => void
}

/** Guests, occupant, benefits, note, cost and terms of a request; checked by the endpoint's own shape, then sent once. */
export function ReviewForm({ stay, room, found, contract, today, onClose, ...on }: ReviewFormProps) {
  const { t, i18n } = useLingui()
  const { user, actingFor } = useSession()
  const owner = actingFor ?? user
  const [draft, setDraft, clearDraft] = useDraft<StayDraft>('request-stay', newDraft(owner))
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { send, sending, failure, forget } = useRequestStay(draft, setDraft, clearDraft)

  const acceptNearby = failure?.code === 'RESERVATION_NEARBY' || draft.nearbyAccepted === nameOf(stay)
  const { chosen, faults } = chosenBenefits(draft, found.benefits)
  const about = { idContract: contract.id, idCategory: room.idCategory, acceptNearby, benefits: chosen }
  const checked = check(requestBooking.body!, bodyOf(draft, stay, about))
  const errorAt: ErrorAt = (path) => {
    const fault = tried && !checked.ok ? checked.fields[path] : undefined
    return fault ? i18n._(fieldWords(fault)) : failure?.fields?.[path]
  }
  const change = (next: StayDraft) => {
    forget()
    setDraft(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (checked.ok && faults.size === 0) return void send(checked.value, acceptNearby ? nameOf(stay) : null)
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    bad?.focus()
    // Its sentence stands below it, where the dialog's buttons would cover it.
    bad?.closest('.field')?.scrollIntoView({ block: 'center' })
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
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
          return tried && fault ? i18n._(fieldWords(fault)) : undefined
        }}
        onChange={(benefits) => change({ ...draft, benefits })}
      />
      <GuestFields draft={draft} party={stay} errorAt={errorAt} onChange={change} />
      <Field
        label={t`Note for the resort`}
        hint={t`Arrival time, a cot, anything that helps.`}
        error={errorAt('note')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={1000}
            value={draft.note}
            onChange={(event) => change({ ...draft, note: event.target.value })}
          />
        )}
      </Field>
      <StayCost checkIn={stay.dates.checkIn} today={today} room={room} found={found} benefits={chosen} />
      <TermsField
        accepted={draft.terms}
        error={errorAt('terms')}
        onChange={(terms) => change({ ...draft, terms })}
      />
      {failure && (
        <RefusalNote
          failure={failure}
          idContract={contract.id}
          stay={stay}
          onSearchAgain={on.onSearchAgain}
          onOffer={on.onOffer}
        />
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Back to results</Trans>
        </Button>
        <Button type="submit" busy={sending}>
          {failure?.code === 'RESERVATION_NEARBY' ? (
            <Trans>Request this stay as well</Trans>
          ) : (
            <Trans>Send request</Trans>
          )}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The days that a warning about a near stay was accepted for: other days warn again. */
const nameOf = ({ dates }: { dates: DayRange }) => `${dates.checkIn}/${dates.checkOut}`
