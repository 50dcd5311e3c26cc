import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { check, fieldWords } from '../../../kernel/check.ts'
import { useSession } from '../../../web/session/use-session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { TextArea } from '../../../web/ui/text-input.tsx'
import { useDraft } from '../../../web/use-draft.ts'
import { type BookingDetails, modifyBooking } from '../../changes.endpoints.ts'
import { GuestFields } from '../guest-fields.tsx'
import type { ErrorAt } from '../review-form.tsx'
import { withOccupant } from '../stay-draft.ts'
import { bodyOfChange, type ChangeDraft, draftFor, draftOf, isChanged, movesDates } from './change-draft.ts'
import { ChangeRefusal } from './change-refusal.tsx'
import { CostOfChange } from './cost-of-change.tsx'
import { DatesField } from './dates-field.tsx'
import { OccupantField } from './occupant-field.tsx'
import { PartyField } from './party-field.tsx'
import { useChangeStay } from './use-change-stay.ts'

interface ChangeFormProps {
  booking: BookingDetails
  onDone: () => void
}

/** Days, guests, occupant and note of a stay that may be modified; checked by the call's own shape, then sent once. */
export function ChangeForm({ booking, onDone }: ChangeFormProps) {
  const { t, i18n } = useLingui()
  const { user } = useSession()
  const [kept, setDraft, clearDraft] = useDraft<ChangeDraft>(`change-stay-${booking.id}`, draftOf(booking))
  const draft = draftFor(kept, booking)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const done = () => {
    setTried(false)
    onDone()
  }
  const { send, sending, failure, forget } = useChangeStay({
    booking,
    draft,
    setDraft,
    clearDraft,
    onDone: done,
  })

  const isNear = failure?.code === 'RESERVATION_NEARBY'
  const acceptNearby = isNear || draft.who.nearbyAccepted === daysOf(draft)
  const checked = check(modifyBooking.body!, bodyOfChange(draft, booking, acceptNearby))
  const errorAt: ErrorAt = (path) => {
    const fault = tried && !checked.ok ? checked.fields[path] : undefined
    return fault ? i18n._(fieldWords(fault)) : failure?.fields?.[path]
  }
  const change = (part: Partial<ChangeDraft>) => {
    forget()
    setDraft({ ...draft, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (checked.ok) return void send(checked.value, acceptNearby ? daysOf(draft) : null)
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    bad?.focus()
    // Its sentence stands below it, where the bar with the buttons would cover it.
    bad?.closest('.field')?.scrollIntoView({ block: 'center' })
  }
  const willChange = isChanged(draft, booking)

  return (
    <form ref={form} className="card edit-form" noValidate onSubmit={submit}>
      <div className="pad edit-fields">
        <DatesField booking={booking} dates={draft.dates} onChange={(dates) => change({ dates })} />
        <PartyField party={draft.party} sleeps={booking.sleeps} onChange={(party) => change({ party })} />
        <OccupantField
          value={draft.who.occupant}
          benefits={booking.usedBenefits}
          onChange={(occupant) => change({ who: withOccupant(draft.who, occupant, user) })}
        />
        <GuestFields
          draft={draft.who}
          party={draft.party}
          errorAt={errorAt}
          onChange={(who) => change({ who })}
        />
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
              value={draft.who.note}
              onChange={(event) => change({ who: { ...draft.who, note: event.target.value } })}
            />
          )}
        </Field>
        {failure && (
          <ChangeRefusal
            failure={failure}
            booking={booking}
            draft={draft}
            onDates={(dates) => {
              change({ dates })
              form.current?.querySelector<HTMLElement>('.edit-dates')?.focus()
            }}
          />
        )}
      </div>
      <footer className="edit-foot">
        <CostOfChange booking={booking} dates={draft.dates} moves={movesDates(draft, booking)} />
        <div className="edit-buttons">
          {willChange && (
            <Button
              kind="secondary"
              onClick={() => {
                forget()
                setTried(false)
                clearDraft()
              }}
            >
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <Button type="submit" busy={sending} disabled={!willChange}>
            {isNear ? <Trans>Change the stay all the same</Trans> : <Trans>Save changes</Trans>}
          </Button>
        </div>
      </footer>
    </form>
  )
}

/** The days that a warning about a near stay was accepted for: other days warn again. */
const daysOf = ({ dates }: ChangeDraft) => `${dates.checkIn}/${dates.checkOut}`
