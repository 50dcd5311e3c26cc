import type { Day } from '../../kernel/day.ts'
import { slugOf } from '../../kernel/plain-text.ts'

/** Addresses have at most this many characters; room is left for a number. */
const LONGEST_SLUG = 72

/** What the desk puts on sale here. */
export type GoodsKind = 'product' | 'event' | 'package'

/** The name in addresses: the English name in small letters, digits and hyphens; "product-7" where that is too little. */
export function goodsSlug(name: string, kind: GoodsKind): string {
  const slug = slugOf(name, LONGEST_SLUG)
  return slug.length < 2 ? [kind, slug].filter(Boolean).join('-') : slug
}

/** The first of "reef", "reef-2", "reef-3" that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}

/** Where a product stands for its owners. */
export function productState({ active }: { active: boolean }): 'draft' | 'published' {
  return active ? 'published' : 'draft'
}

/** Where an event stands for its owners; one that was never published has nothing to end. */
export function eventState({ active, ended }: { active: boolean; ended: boolean }) {
  if (!active) return 'draft'
  return ended ? 'ended' : 'published'
}

/**
 * Whether a variant may be removed: what has been on sale may stand in orders, and in carts that only their browsers
 * know; what a package holds is part of it. Such a variant is taken off sale and stays.
 */
export function mayRemoveVariant(
  product: { onceOnSale: boolean },
  variant: { packages: readonly unknown[] },
) {
  return whyItStays(product, variant.packages) === null
}

/** Why something cannot be thrown away: it has been on sale, or a package holds it. Null where it can. */
export function whyItStays(
  { onceOnSale }: { onceOnSale: boolean },
  packages: readonly unknown[] = [],
): 'sold' | 'package' | null {
  if (onceOnSale) return 'sold'
  return packages.length > 0 ? 'package' : null
}

/** Whether something for sale may be thrown away: only what nobody can have met. Else it is withdrawn and stays. */
export function mayRemove(goods: { onceOnSale: boolean }, packages: readonly unknown[] = []) {
  return whyItStays(goods, packages) === null
}

/** When an event is, in the wall time of its hotel. It may end after midnight, on the day after. */
export interface EventTimes {
  startDate: Day
  endDate: Day
  startTime: string
  endTime: string
}

/** Whether an event ends before it has begun. */
export function endsTooEarly({ startDate, endDate, startTime, endTime }: EventTimes): boolean {
  return endDate < startDate || (endDate === startDate && endTime <= startTime)
}

/** Whether guests who have seats would have to come at another time, or elsewhere. */
export function isElsewhere(
  was: EventTimes & { hotelId: number },
  becomes: EventTimes & { hotelId: number },
): boolean {
  return (['startDate', 'endDate', 'startTime', 'endTime', 'hotelId'] as const).some(
    (one) => was[one] !== becomes[one],
  )
}
