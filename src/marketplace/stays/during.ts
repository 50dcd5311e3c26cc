import type { Day } from '../../kernel/day.ts'
import type { StayToPlan } from './stays.endpoints.ts'

/** Whether a day is one of a stay's, its arrival and its departure among them. */
export function isDuring(stay: Pick<StayToPlan, 'datein' | 'dateout'> | null, day: Day): boolean {
  return stay !== null && stay.datein <= day && day <= stay.dateout
}

/** Events with those of a stay's days first, each part as it was: at its resort before elsewhere. */
export function stayFirst<Event extends { startDate: Day; hotel: { id: number } }>(
  events: readonly Event[],
  stay: StayToPlan | null,
): Event[] {
  if (!stay) return [...events]
  const placeOf = ({ startDate, hotel }: Event) =>
    isDuring(stay, startDate) ? (hotel.id === stay.hotel.id ? 0 : 1) : 2
  return events.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/**
 * The first event that still has seats: where the resort of a stay is looked at, one of the stay's days, since before it nobody
 * is there; undefined where there is none.
 */
export function nextWithSeats<Event extends { startDate: Day; left: number; begun: boolean }>(
  events: readonly Event[],
  stay: Pick<StayToPlan, 'datein' | 'dateout' | 'hotel'> | null,
  resort: number | null,
): Event | undefined {
  const ofStay = stay !== null && stay.hotel.id === resort
  return events.find(
    ({ left, begun, startDate }) => left > 0 && !begun && (!ofStay || isDuring(stay, startDate)),
  )
}

/** What is offered at a resort: its own things, and what every resort offers. */
export function isAt({ hotel }: { hotel: { id: number } | null }, resort: number | null): boolean {
  return resort === null || hotel === null || hotel.id === resort
}
