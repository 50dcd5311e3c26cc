import { addDays, type Day, type DayRange, daysBetween, todayIn } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ClosedNights } from '../../publish-blackouts.ts'
import { pickFlexibleStays } from '../../request/flexible.ts'
import { withoutStay } from '../../request/without-stay.ts'
import { readOpenNights } from '../rooms/open-nights.store.ts'

/** How far from its own days a stay is offered others (days). */
const NEAR = 21
/** How many dates are offered to each. */
const MOST_DATES = 3

/** A stay that lies on nights which are closed, or are to be. */
export interface StayOnClosed extends DayRange {
  id: number
  ownerId: number
  contractId: number
  guests: number
}

/**
 * The dates nearest to a stay's own, as long as it and in its category, to which it could be changed today: by the rules of a
 * request, with the nights counted as closed. None for a stay that has begun.
 */
export async function datesInstead(
  db: Database,
  stay: StayOnClosed,
  { closed, now }: { closed: ClosedNights; now: Date },
): Promise<{ checkIn: Day; checkOut: Day }[]> {
  const { id, ownerId, contractId, guests, checkIn, checkOut } = stay
  const from = addDays(checkIn, -NEAR)
  const to = addDays(checkOut, NEAR)
  const found = await readOpenNights(db, { ownerId, contractId, from, to })
  if (!found) return []
  const today = todayIn(found.zone, now)
  if (checkIn <= today) return []
  const nights = withoutStay(found, from, id)
  const offers = pickFlexibleStays(
    {
      ...found,
      ...nights,
      stays: [...nights.stays, ...nights.wishes],
      blackouts: [...found.blackouts, closed],
      asked: { checkIn, checkOut },
      days: NEAR,
      from,
      count: daysBetween(from, to),
      today,
      contract: found,
      categories: nights.categories.filter(({ sleeps }) => sleeps >= guests),
    },
    MOST_DATES,
  )
  return offers.map((one) => ({ checkIn: one.checkIn, checkOut: one.checkOut }))
}
