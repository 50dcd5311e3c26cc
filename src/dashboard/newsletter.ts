import type { Day } from '../kernel/day.ts'
import { type Bilingual, LANGUAGES, type Language } from '../kernel/language.ts'
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

/** What a letter is made of that owners read, in the order of the form. */
export const LETTER_TEXTS = ['title', 'summary', 'body'] as const

/** A text of a letter in one language. */
export interface LetterText {
  text: (typeof LETTER_TEXTS)[number]
  language: Language
}

/** What a draft still lacks before it can be published: each text in each language. */
export function lackingTexts(letter: Record<LetterText['text'], Bilingual>): LetterText[] {
  return LETTER_TEXTS.flatMap((text) =>
    LANGUAGES.filter((language) => letter[text][language].trim() === '').map((language) => ({
      text,
      language,
    })),
  )
}

/** Where an edition's mail stands: to leave at its hour, none, in the outbox or gone. */
export const MAILING_STATES = ['none', 'planned', 'sent'] as const
export type MailingState = (typeof MAILING_STATES)[number]

/**
 * The state of an edition's mail. `mailed` is to how many it was written (null: not settled); a draft has a mail only once one was
 * written.
 */
export function mailingState({
  status,
  byMail,
  mailed,
}: {
  status: boolean
  byMail: boolean
  mailed: number | null
}): MailingState {
  if (mailed !== null) return mailed > 0 ? 'sent' : 'none'
  return status && byMail ? 'planned' : 'none'
}
