import type { Day } from '../kernel/day.ts'
import type { PublishingDeed } from '../kernel/publishing.ts'

/** Where a newsletter stands: being written, to come out on its day, out. */
export const NEWSLETTER_STATES = ['draft', 'coming', 'published'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

/** What a newsletter's state hangs on: `status` false is a draft, and a day that is still to come keeps it back. */
export interface NewsletterFacts {
  status: boolean
  day: Day
}

/** The state on the club's day. */
export function newsletterState({ status, day }: NewsletterFacts, today: Day): NewsletterState {
  if (!status) return 'draft'
  return day > today ? 'coming' : 'published'
}

/**
 * What saving does to a newsletter (`before` is null for a new one): it drafts, publishes a draft, or changes a
 * published one.
 */
export function savingNewsletterDeed(
  before: Pick<NewsletterFacts, 'status'> | null,
  publish: boolean,
): PublishingDeed {
  if (before?.status) return 'changed'
  return publish ? 'published' : 'drafted'
}

/** The paragraphs of a text, parted by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.trim().split(/\n\s*\n/)
}
