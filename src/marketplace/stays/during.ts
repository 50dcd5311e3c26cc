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

/** What is offered at a resort: its own things, and what every resort offers. */
export function isAt({ hotel }: { hotel: { id: number } | null }, resort: number | null): boolean {
  return resort === null || hotel === null || hotel.id === resort
}
