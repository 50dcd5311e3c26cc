import type { Language, Words, WordValues } from '../../kernel/language.ts'
import type { Config } from '../boot/config.ts'
import type { Database } from '../database/database.ts'
import type { NewMail } from '../jobs/outbox.store.ts'
import type { Urgency } from './urgency.ts'

/** A file that goes with a mail. */
export interface MailAttachment {
  name: string
  mediaType: string
  content: string | Uint8Array
  /** It is an iCalendar file and this is its METHOD: calendars offer to take it in, or take it back. */
  invitation?: 'REQUEST' | 'CANCEL'
}

/** Things with what is said of each, in the reader's language. The first cell of a row is what the row is about. */
export interface MailTable {
  title: string
  /** What the columns are called, where they are more than a thing and its value. */
  heads?: readonly string[]
  rows: readonly (readonly string[])[]
}

/**
 * Reads what a mail names again when it is about to go out, however long it has waited; null where nothing is left to
 * say, and it does not go out.
 */
export type FreshContent = (
  db: Database,
  content: NewMail['content'],
  now: Date,
) => Promise<NewMail['content'] | null>

/** A thing with a press of its own, in the reader's language. */
export interface MailItem {
  /** The deadline, or since when: a few words above the title. */
  mark: { text: string; tone: 'bad' | 'pending' | 'waiting' }
  title: string
  text: string
  label: string
  link: string
  /** Whether it has a deadline: its button is filled. */
  filled: boolean
}

/** Things with a press each, and below them lines that are further off. */
export interface MailList {
  items: readonly MailItem[]
  title: string
  lines: readonly { when: string; text: string; label: string; link: string }[]
}

/** What a mail knows of the house that sends it. */
export type MailHouse = Pick<Config, 'brand' | 'conciergePhone' | 'publicUrl' | 'calendarDomain'>

/**
 * A mail as words. They may name what the outbox row's content holds, and `{club}` and `{phone}`. The slices write
 * theirs as plain objects of this form, in their `server/`.
 */
export interface MailTemplate {
  urgency: Urgency
  subject: Words
  /** The head of the mail, where that is not its subject. */
  heading?: Words
  /** Paragraphs, the greeting first. */
  before: readonly Words[]
  /** Below the first paragraphs. */
  tables?: (content: NewMail['content'], language: Language) => readonly MailTable[]
  /** Things with a press each, below the first paragraphs. */
  list?: (content: NewMail['content'], language: Language, house: MailHouse) => MailList | null
  /** Paragraphs below the tables. */
  below?: readonly Words[]
  /** A picture below the first paragraphs, drawn from the content as SVG. It travels with the mail as a PNG. */
  picture?: { svg: (content: NewMail['content']) => string; name: string; alt: Words }
  /** Opens the content's `link`. */
  button?: Words
  /** Paragraphs below the button. */
  after?: readonly Words[]
  /** What the words name, where it has to be written for the reader first: days, money. */
  values?: (content: NewMail['content'], language: Language) => WordValues
  attachments?: (
    content: NewMail['content'],
    language: Language,
    house: MailHouse,
  ) => readonly MailAttachment[]
  /** The reader chooses in their account whether such mails come; the mail says where. */
  isChosen?: boolean
  /** Where the reader stops mails of this kind with one click (RFC 8058); what is asked for cannot be stopped. */
  stop?: { link: (content: NewMail['content']) => string | null; label: Words }
  /** Reads the content again when the mail goes out; null where nothing is left to say. */
  fresh?: FreshContent
  /** It goes to the club’s own people or to who serves: the closing words for owners stay away. */
  toStaff?: true
  /** Who gets the answers; the club without it. */
  replyTo?: (content: NewMail['content']) => { name: string; address: string }
}
