import { addDays, type DayRange, daysBetween } from '../../kernel/day.ts'
import type { OpenCategory } from '../benefit/open-nights.ts'
import { movedBy, pickFlexibleStays } from './flexible.ts'
import { offersOn, type StayGround, type StayOffer } from './granted.ts'
import { LONGEST_STAY } from './stay-rules.ts'

/** The ways in which an offer differs from the stay that was refused: fewer nights, another category, days near by or far off. */
export const WAYS = ['shorter', 'category', 'days', 'earlier', 'later'] as const
export type Way = (typeof WAYS)[number]

export type WayOut<Category extends OpenCategory> = StayOffer<Category> & { way: Way }

/** Other days within so many to either side are near by. */
export const NEAR_BY = 14

const MOST_CATEGORIES = 2
const MOST_DAYS = 3
/** Of a stay longer than any may be, its first nights are looked at: as many as make two of the longest. */
const MOST_NIGHTS = 2 * LONGEST_STAY

interface Asked<Category extends OpenCategory> extends StayGround<Category> {
  asked: DayRange
  /** The category that was asked for; none where all that sleep the party were looked at. */
  idCategory: number | null
}

/**
 * What would be granted in the place of a stay that is not: the same days in another category, the longest part of
 * these days, the same length near by, earlier as well as later, and to a side where nothing near by will do the nearest stay
 * far off. Each is one that the rules would grant at this moment.
 */
export function otherWays<Category extends OpenCategory & { idCategory: number }>(
  facts: Asked<Category>,
): WayOut<Category>[] {
  const { asked, idCategory } = facts
  const isAsked = (category: Category) => category.idCategory === idCategory
  // The asked category before the others, which come as they are.
  const categories = facts.categories.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
  const ground = { ...facts, categories }
  const offerOf = offersOn(ground, true)
  const others = idCategory === null ? [] : categories.filter((one) => !isAsked(one))
  const sameDays = others.flatMap((one) => offerOf(asked, one) ?? []).slice(0, MOST_CATEGORIES)
  const near = nearBy(ground, asked)
  const far = farOff(ground, asked, near)
  return [
    ...sameDays.map((offer) => ({ ...offer, way: 'category' as const })),
    ...longestParts(ground, asked).map((offer) => ({ ...offer, way: 'shorter' as const })),
    ...near.map((offer) => ({ ...offer, way: 'days' as const })),
    ...far,
  ]
}

const isBefore = (asked: DayRange) => (stay: DayRange) => stay.checkIn < asked.checkIn

/** The nearest stays of the same length, the nearest first: of either side one, where there is one, however close the other's are. */
function nearBy<Category extends OpenCategory>(
  ground: StayGround<Category>,
  asked: DayRange,
): StayOffer<Category>[] {
  const all = pickFlexibleStays({ ...ground, asked, days: NEAR_BY }, Number.POSITIVE_INFINITY)
  const before = all.find(isBefore(asked))
  const after = all.find((stay) => !isBefore(asked)(stay))
  const chosen = [...new Set([before, after, ...all])].filter((one) => one !== undefined).slice(0, MOST_DAYS)
  return all.filter((one) => chosen.includes(one))
}

/** The longest part of a stay that would do: in the first category that has one, and in another where that is longer. */
function longestParts<Category extends OpenCategory>(
  ground: StayGround<Category>,
  { checkIn, checkOut }: DayRange,
): StayOffer<Category>[] {
  const offerOf = offersOn(ground, true)
  const nights = Math.min(daysBetween(checkIn, checkOut), MOST_NIGHTS)
  const longest = (category: Category) => {
    for (let length = Math.min(nights - 1, LONGEST_STAY); length > 0; length--)
      for (let start = 0; start + length <= Math.min(nights, ground.count); start++) {
        const from = addDays(checkIn, start)
        const offer = offerOf({ checkIn: from, checkOut: addDays(from, length) }, category)
        if (offer) return [offer]
      }
    return []
  }
  const [first, ...others] = ground.categories.flatMap(longest)
  if (!first) return []
  const lengthOf = (stay: DayRange) => daysBetween(stay.checkIn, stay.checkOut)
  const longer = others.filter((one) => lengthOf(one) > lengthOf(first))
  const best = longer.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  return best ? [first, best] : [first]
}

/** The nearest stay of the same length before these days, and the nearest after: to a side that has none near by. */
function farOff<Category extends OpenCategory>(
  ground: StayGround<Category>,
  asked: DayRange,
  near: readonly DayRange[],
): WayOut<Category>[] {
  const offerOf = offersOn(ground, true)
  const nearest = (way: 'earlier' | 'later'): WayOut<Category>[] => {
    const side = way === 'later' ? 1 : -1
    for (let distance = NEAR_BY + 1; distance <= ground.count; distance++)
      for (const category of ground.categories) {
        const offer = offerOf(movedBy(asked, side * distance), category)
        if (offer) return [{ ...offer, way }]
      }
    return []
  }
  return [
    ...(near.some(isBefore(asked)) ? [] : nearest('earlier')),
    ...(near.every(isBefore(asked)) ? nearest('later') : []),
  ]
}
