import { type Day, todayIn } from '../kernel/day.ts'
import type { BookingDetails } from '../reservations/changes.endpoints.ts'
import { type BookingStatus, isLive } from '../reservations/stay/booking.ts'

export type StepKind =
  | 'requested'
  | 'confirmed'
  | 'changed'
  | 'added'
  | 'asked'
  | 'asked-to-cancel'
  | 'authorize'
  | 'waiting'
  | 'cancelled'
  | 'rejected'
  | 'arrive'
  | 'leave'

/** A step of a stay's timeline, from request to departure. Days are the resort's. */
export interface Step {
  kind: StepKind
  /** `now` waits for somebody; the others lie behind or ahead. */
  state: 'done' | 'now' | 'next'
  /** When it happened or will; of a step that waits the last day for it, where there is one. */
  day: Day | null
  by: 'owner' | 'trusted' | 'club' | 'clockwork' | null
  /** Of somebody trusted: who, and for which co-owner; null where for the owner who looks. */
  who?: { name: string | null; forWhom: string | null }
  /** What the portal confirmed the stay with, at once: what the owner authorized, or anything else that they asked for. */
  with?: 'authorization' | 'request'
}

type Told = Pick<
  BookingDetails,
  'datein' | 'dateout' | 'zone' | 'bookingStatus' | 'decideUntil' | 'events' | 'benefits'
>

const CLUBS_TURN: readonly BookingStatus[] = [
  'pending',
  'pending-confirmation',
  'pending-modification',
  'pending-cancel',
]

/** The timeline of a stay: what happened, who has to act now, what follows. A cancelled or rejected stay ends there. */
export function timelineOf(stay: Told, today: Day): Step[] {
  const steps = past(stay)
  const { bookingStatus: status, datein, dateout, decideUntil } = stay
  if (!isLive(status)) return steps
  const undecided = stay.benefits.some(({ state }) => state === 'pending')
  if (undecided) steps.push(...stepOf('added', stay, lastOf(stay, ['add-benefit'])))
  if (status === 'pending-modification')
    steps.push(
      ...stepOf('asked', stay, lastOf(stay, ['modify-booking', 'request-modification', 'change-guests'])),
    )
  if (status === 'pending-cancel')
    steps.push(...stepOf('asked-to-cancel', stay, lastOf(stay, ['ask-to-cancel', 'request-cancellation'])))
  if (CLUBS_TURN.includes(status) && today < dateout)
    steps.push({ kind: 'waiting', state: 'now', day: decideUntil, by: 'club' })
  else if (undecided && today < dateout)
    steps.push({ kind: 'authorize', state: 'now', day: decideUntil, by: 'owner' })
  steps.push({ kind: 'arrive', state: today >= datein ? 'done' : 'next', day: datein, by: null })
  steps.push({ kind: 'leave', state: today >= dateout ? 'done' : 'next', day: dateout, by: null })
  return steps
}

type Event = Told['events'][number]

/** What happened, by whom and when; nothing where the history does not know of it. */
const stepOf = (kind: StepKind, { zone }: Told, event: Event | undefined): Step[] =>
  event
    ? [{ kind, state: 'done', day: todayIn(zone, new Date(event.at)), by: event.actor, ...whoOf(event) }]
    : []

const lastOf = ({ events }: Told, deeds: readonly string[]): Event | undefined =>
  events.findLast(({ deed }) => deeds.includes(deed))

function past(stay: Told): Step[] {
  const { events, bookingStatus } = stay
  const step = (kind: StepKind, event: Event | undefined) => stepOf(kind, stay, event)
  const confirmed = events.find(({ from, to }) => to === 'confirmed' && from !== 'confirmed')
  const changed = events.findLast(isTaken)
  const last = events.at(-1)
  const behind = [...step('requested', events[0])]
  // Where the hotel confirms by itself, the request and the confirmation are one step.
  if (confirmed && confirmed !== changed)
    behind.push(...step('confirmed', confirmed).map((one) => ({ ...one, ...withWhat(confirmed) })))
  behind.push(...step('changed', changed && askedFor(changed, events)))
  if (bookingStatus === 'cancelled' || bookingStatus === 'rejected') behind.push(...step(bookingStatus, last))
  return behind
}

/** Somebody trusted is named: the owner asks who it was. */
const whoOf = ({ actor, actorName, actorFor }: Event): Pick<Step, 'who'> =>
  actor === 'trusted' ? { who: { name: actorName, forWhom: actorFor } } : {}

/** What an owner asks for or decides, and what the portal answers at once by confirming the stay. */
const ANSWERED_AT_ONCE = ['request-booking', 'authorize-benefits', 'change-guests', 'modify-booking']

/** Whether the portal confirmed the stay with what an owner did: the timeline and the history say both, who did it and that. */
export function confirmsItself({
  deed,
  from,
  to,
  actor,
}: Pick<Event, 'deed' | 'from' | 'to' | 'actor'>): boolean {
  const isOwners = actor === 'owner' || actor === 'trusted'
  return isOwners && to === 'confirmed' && from !== 'confirmed' && ANSWERED_AT_ONCE.includes(deed)
}

/** With whose word a stay was confirmed: an owner who decides its benefits sets it free, and the portal confirms it at once. */
const withWhat = (event: Event): Pick<Step, 'with'> =>
  confirmsItself(event) ? { with: event.deed === 'authorize-benefits' ? 'authorization' : 'request' } : {}

/** Of a change that the portal confirmed in the moment in which it was asked for, that it was asked for: so the history tells it, too. */
function askedFor(changed: Event, events: readonly Event[]): Event {
  const earlier = events[events.indexOf(changed) - 1]
  const isAnswer = changed.actor === 'clockwork' && earlier?.at === changed.at
  return isAnswer && earlier.deed === 'modify-booking' ? earlier : changed
}

/** Whether the event is a change that took effect: dates or guests differ since. */
function isTaken({ deed, before, after }: Event): boolean {
  return deed !== 'modify-booking' && deed !== 'request-modification' && before !== null && after !== null
}
