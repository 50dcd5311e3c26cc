import { addDays, type Day, overlaps } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'
import { type BookingStatus, isLive } from '../stay/booking.ts'

/** A residence of a resort. */
export interface HouseResidence {
  id: number
  idCategory: number
}

/** A stay as the house sees it. Days are the resort's own; the night of `checkOut` is not part of it. */
export interface HouseStay {
  id: number
  idCategory: number
  /** Where it is placed; null while it floats over its category. */
  idHousing: number | null
  /** The residence of its contract, where that is of the stay's category; null where it is not. */
  idOwn: number | null
  checkIn: Day
  checkOut: Day
  pinned: boolean
  arrived: boolean
  left: boolean
}

/** Nights on which a repair closes a residence, the last one included. */
export interface HouseRepair {
  idHousing: number
  idCategory: number
  firstNight: Day
  lastNight: Day
}

export type NoPlace = 'STAY_OVER' | 'STAY_PINNED' | 'OTHER_CATEGORY' | 'RESIDENCE_TAKEN' | 'RESIDENCE_CLOSED'

/** Whether a stay is over for the house: somebody noted that its people left, or its last morning is today or past. */
export function isStayOver({ left, checkOut }: Pick<HouseStay, 'left' | 'checkOut'>, today: Day): boolean {
  return left || checkOut <= today
}

/** The stays that are in a residence on a night of this one. */
export function inTheWay<Stay extends HouseStay>(
  stay: Pick<HouseStay, 'id' | 'checkIn' | 'checkOut'>,
  idHousing: number,
  stays: readonly Stay[],
): Stay[] {
  return stays.filter(
    (other) => other.id !== stay.id && other.idHousing === idHousing && overlaps(other, stay),
  )
}

/** The repair that closes a residence on a night of a stay; null where none does. */
export function closedBy<Repair extends HouseRepair>(
  stay: Pick<HouseStay, 'checkIn' | 'checkOut'>,
  idHousing: number,
  repairs: readonly Repair[],
): Repair | null {
  const isThen = ({ firstNight, lastNight }: Repair) =>
    overlaps(stay, { checkIn: firstNight, checkOut: addDays(lastNight, 1) })
  return repairs.find((repair) => repair.idHousing === idHousing && isThen(repair)) ?? null
}

/** Repairs as the best fit sees them: something that is there and never moves. */
export function repairsAsStays(repairs: readonly HouseRepair[]): HouseStay[] {
  return repairs.map(({ idHousing, idCategory, firstNight, lastNight }, index) => ({
    ...{ id: -1 - index, idHousing, idCategory, checkIn: firstNight, checkOut: addDays(lastNight, 1) },
    ...{ idOwn: null, pinned: true, arrived: false, left: false },
  }))
}

/**
 * Whether a stay may be placed in a residence, or nowhere (null). `stays`: all that may be in that residence on its
 * nights, and `repairs` those that close it. Refused with STAY_OVER (a stay that is over stays where it was), STAY_PINNED (a pinned one has to be unpinned
 * first), OTHER_CATEGORY (a stay holds nights of its category alone), RESIDENCE_TAKEN (somebody sleeps there) and RESIDENCE_CLOSED (a repair
 * closes it).
 */
export function mayPlace(
  stay: HouseStay,
  residence: HouseResidence | null,
  stays: readonly HouseStay[],
  today: Day,
  repairs: readonly HouseRepair[] = [],
): Outcome<null, NoPlace> {
  if (isStayOver(stay, today)) return refused('STAY_OVER')
  if (stay.pinned && residence?.id !== stay.idHousing) return refused('STAY_PINNED')
  if (!residence) return done(null)
  if (residence.idCategory !== stay.idCategory) return refused('OTHER_CATEGORY')
  if (inTheWay(stay, residence.id, stays).length > 0) return refused('RESIDENCE_TAKEN')
  if (closedBy(stay, residence.id, repairs)) return refused('RESIDENCE_CLOSED')
  return done(null)
}

export const PRESENCES = ['arrived', 'left'] as const
export type PresenceKind = (typeof PRESENCES)[number]

/**
 * Whether it may be noted today that the people of a stay arrived or left, or that it was noted by mistake: from the day of
 * check-in until the day after check-out, of a stay that holds its nights. NOT_STAYING otherwise.
 */
export function mayNotePresence(
  stay: { status: BookingStatus; checkIn: Day; checkOut: Day },
  today: Day,
): Outcome<null, 'NOT_STAYING'> {
  const begun = stay.checkIn <= today && today <= addDays(stay.checkOut, 1)
  return begun && isLive(stay.status) ? done(null) : refused('NOT_STAYING')
}
