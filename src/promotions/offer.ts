import type { Day } from '../kernel/day.ts'
import { slugOf } from '../kernel/plain-text.ts'
import type { PublishingDeed } from '../kernel/publishing.ts'

/** Where a promotion stands: being written, before its first day, running, over. */
export const OFFER_STATES = ['draft', 'coming', 'published', 'ended'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** What a promotion's state hangs on. */
export interface OfferFacts {
  published: boolean
  firstDay: Day
  lastDay: Day
}

/** The state on a day. Only what is published, on its days, is seen by owners and their friends. */
export function offerState({ published, firstDay, lastDay }: OfferFacts, today: Day): OfferState {
  if (!published) return 'draft'
  if (today < firstDay) return 'coming'
  return today > lastDay ? 'ended' : 'published'
}

/**
 * What saving does to a promotion (`before` is null for a new one): it drafts, publishes a draft, or changes a
 * published one.
 */
export function savingOfferDeed(
  before: Pick<OfferFacts, 'published'> | null,
  publish: boolean,
): PublishingDeed {
  if (before?.published) return 'changed'
  return publish ? 'published' : 'drafted'
}

/** What is wrong with a promotion's days, if anything: a draft that is over already is not published. */
export function wrongDays(
  { firstDay, lastDay }: Pick<OfferFacts, 'firstDay' | 'lastDay'>,
  deed: PublishingDeed,
  today: Day,
): 'PROMO_DAYS_BACKWARDS' | 'PROMO_DAYS_OVER' | null {
  if (lastDay < firstDay) return 'PROMO_DAYS_BACKWARDS'
  return deed === 'published' && lastDay < today ? 'PROMO_DAYS_OVER' : null
}

const LONGEST = 80

/**
 * The name of a promotion's link, made from its English title: small letters, digits and hyphens, 3 to 80 of them, and
 * none that is taken.
 */
export function promotionSlug(title: string, taken: readonly string[]): string {
  const name = slugOf(title, LONGEST - 5)
  const wanted = name.length >= 3 ? name : `promotion${name && `-${name}`}`
  const known = new Set(taken)
  for (let count = 1; ; count++) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (!known.has(slug)) return slug
  }
}
