import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { todayIn } from '../../../kernel/day.ts'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { type BookingDetails, modifyBooking } from '../../changes.endpoints.ts'
import { NoteField } from '../note-field.tsx'
import { GuestFields } from '../party/guest-fields.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import { isMetByOthers, OtherWays } from '../request/other-ways.tsx'
import { warnedDays, withOccupant } from '../stay-draft.ts'
import { OrdersBesideStay } from '../stay-orders.tsx'
import { AnswerToChange, ClosedFromTheStart } from '../told-before.tsx'
import {
  answerTo,
  bodyOfChange,
  type ChangeDraft,
  changeDraftOf,
  draftFor,
  isChanged,
  movesDates,
  otherThanChange,
} from './change-draft.ts'
import { CostOfChange } from './cost-of-change.tsx'
import { DatesField } from './dates-field.tsx'
import { OccupantField } from './occupant-field.tsx'
import { PartyField } from './party-field.tsx'
import { PenaltyOfChange } from './penalty-of-change.tsx'
import { useChangeStay } from './use-change-stay.ts'

interface ChangeFormProps {
  booking: BookingDetails
  onDone: () => void
}

/** Days, guests, occupant and note of a stay that may be modified; checked by the call's own shape, then sent once. */
export function ChangeForm({ booking, onDone }: ChangeFormProps) {
  const owner = useOwner()
  const [kept, setDraft, clearDraft] = useDraft<ChangeDraft>(
    `change-stay-${booking.id}`,
    changeDraftOf(booking),
  )
  const draft = draftFor(kept, booking)
  const { send, busy, failure, forget } = useChangeStay({
    booking,
    draft,
    clearDraft,
    onDone: () => {
      startOver()
      onDone()
    },
  })

  const isNear = failure?.code === 'RESERVATION_NEARBY'
  const acceptNearby = isNear || draft.who.nearbyAccepted === warnedDays(draft.dates)
  const body = bodyOfChange(draft, booking, acceptNearby)
  const { form, submit, errorAt, startOver } = useChecked({
    shape: modifyBooking.body!,
    entered: body,
    failure,
  })
  const change = (part: Partial<ChangeDraft>) => {
    forget()
    setDraft({ ...draft, ...part })
  }
  const sendOnce = (event: FormEvent<HTMLFormElement>) =>
    submit(event, body, (value) => {
      // After a reload the same body is sent: it carries the same key.
      const nearbyAccepted = acceptNearby ? warnedDays(draft.dates) : null
      setDraft({ ...draft, who: { ...draft.who, nearbyAccepted } })
      void send(value)
    })
  const willChange = isChanged(draft, booking)

  return (
    <form ref={form} className="card edit-form" noValidate onSubmit={sendOnce}>
      <div className="pad edit-fields">
        <DatesField booking={booking} dates={draft.dates} onChange={(dates) => change({ dates })} />
        <PenaltyOfChange booking={booking} dates={draft.dates} />
        <PartyField party={draft.party} sleeps={booking.sleeps} onChange={(party) => change({ party })} />
        <OccupantField
          value={draft.who.occupant}
          benefits={booking.usedBenefits}
          onChange={(occupant) => change({ who: withOccupant(draft.who, occupant, owner) })}
        />
        <GuestFields
          checkIn={draft.dates.checkIn}
          draft={draft.who}
          party={draft.party}
          errorAt={errorAt}
          onChange={(who) => change({ who })}
        />
        <NoteField
          value={draft.who.note}
          error={errorAt('note')}
          onChange={(note) => change({ who: { ...draft.who, note } })}
        />
        {willChange && (
          <>
            {movesDates(draft, booking) && (
              <ClosedFromTheStart checkIn={draft.dates.checkIn} today={todayIn(booking.zone, new Date())} />
            )}
            {movesDates(draft, booking) && (
              <OrdersBesideStay
                booking={booking}
                days={draft.dates}
                before={{ checkIn: booking.datein, checkOut: booking.dateout }}
              />
            )}
            <AnswerToChange answer={answerTo(draft, booking)} />
          </>
        )}
        {failure && (
          <RefusalNote failure={failure}>
            {isMetByOthers(failure.code) && (
              <OtherWays
                query={otherThanChange(draft, booking)}
                onChoose={({ datein, dateout }) => {
                  change({ dates: { checkIn: datein, checkOut: dateout } })
                  form.current?.querySelector<HTMLElement>('.edit-dates')?.focus()
                }}
              />
            )}
          </RefusalNote>
        )}
      </div>
      <footer className="edit-foot">
        <CostOfChange booking={booking} dates={draft.dates} />
        <div className="edit-buttons">
          {willChange && (
            <Button
              kind="secondary"
              onClick={() => {
                forget()
                startOver()
                clearDraft()
              }}
            >
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <KeptHere />
          <Button type="submit" busy={busy} disabled={!willChange}>
            <SaveWords isNear={isNear} waits={answerTo(draft, booking) !== 'at-once'} />
          </Button>
        </div>
      </footer>
    </form>
  )
}

/** What the button does: a change that waits for somebody is sent, and nothing is saved by it yet. */
function SaveWords({ isNear, waits }: { isNear: boolean; waits: boolean }) {
  if (isNear) return <Trans>Change the stay all the same</Trans>
  return waits ? <Trans>Send the change</Trans> : <Trans>Save changes</Trans>
}
