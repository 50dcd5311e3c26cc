import { Trans } from '@lingui/react/macro'
import { todayIn } from '../../../kernel/day.ts'
import { useOwner } from '../../../membership/web/session/use-owner.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { isFreeUntilAnswered } from '../../cancel/penalty.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { NoteField } from '../note-field.tsx'
import { GuestFields } from '../party/guest-fields.tsx'
import { RefusalNote } from '../refusal-note.tsx'
import { isMetByOthers, OtherWays } from '../request/other-ways.tsx'
import { withOccupant } from '../stay-draft.ts'
import { OrdersBesideStay } from '../stay-orders.tsx'
import { AnswerToChange, ClosedFromTheStart } from '../told-before.tsx'
import { LazyWaitLink } from '../waiting/lazy-wait-link.tsx'
import { answerTo, type ChangeDraft, movesDates, otherThanChange } from './change-draft.ts'
import { CostOfChange } from './cost-of-change.tsx'
import { DatesField } from './dates-field.tsx'
import { OccupantField } from './occupant-field.tsx'
import { PartyField } from './party-field.tsx'
import { PenaltyOfChange } from './penalty-of-change.tsx'
import { useChangeForm } from './use-change-form.ts'

interface ChangeFormProps {
  booking: BookingDetails
  onDone: () => void
}

/** Days, guests, occupant and note of a stay that may be modified; checked by the call's own shape, then sent once. */
export function ChangeForm({ booking, onDone }: ChangeFormProps) {
  const owner = useOwner()
  const { draft, form, errorAt, busy, failure, isNear, willChange, change, sendOnce, discard } =
    useChangeForm(booking, onDone)
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
        {willChange && <WhatComesOfIt booking={booking} draft={draft} />}
        {failure && (
          <RefusalNote failure={failure} wait={<WaitInstead booking={booking} draft={draft} />}>
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
            <Button kind="secondary" onClick={discard}>
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

/** The way onto the waiting list for other nights than the stay's own: over these nobody may wait. */
function WaitInstead({ booking, draft }: { booking: BookingDetails; draft: ChangeDraft }) {
  const { checkIn, checkOut } = draft.dates
  if (checkIn < booking.dateout && checkOut > booking.datein) return null
  return (
    <LazyWaitLink
      idContract={booking.idContract}
      dates={draft.dates}
      category={booking.idCategory}
      {...draft.party}
    />
  )
}

/** What the change comes to, told before it is sent: a closed choice, orders beside the new days, and who answers. */
function WhatComesOfIt({ booking, draft }: { booking: BookingDetails; draft: ChangeDraft }) {
  const { dates } = draft
  const ofRequest = isFreeUntilAnswered(booking.cancelTerms)
  const answer = answerTo(draft, booking)
  const moves = movesDates(draft, booking)
  return (
    <>
      {moves && (
        <>
          <ClosedFromTheStart
            checkIn={dates.checkIn}
            today={todayIn(booking.zone, new Date())}
            answer={ofRequest ? 'resort' : 'at-once'}
          />
          <OrdersBesideStay
            booking={booking}
            days={dates}
            before={{ checkIn: booking.datein, checkOut: booking.dateout }}
          />
        </>
      )}
      {booking.trade && (moves || answer !== 'at-once') && (
        <p className="small muted">
          <Trans>It stands in a trade: that ends at once, and who else is in it is told.</Trans>
        </p>
      )}
      <AnswerToChange answer={answer} ofRequest={ofRequest} />
    </>
  )
}

/** What the button does: a change that waits for somebody is sent, and nothing is saved by it yet. */
function SaveWords({ isNear, waits }: { isNear: boolean; waits: boolean }) {
  if (isNear) return <Trans>Change the stay all the same</Trans>
  return waits ? <Trans>Send the change</Trans> : <Trans>Save changes</Trans>
}
