import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'
import { decidableUntil } from '../../stay/lapse.ts'
import { isChangeOfRequest } from '../../stay/wish.ts'
import { stayOfMail } from './mail-stay.ts'
import { stayFile } from './stay-file.ts'
import { stayTables } from './stay-tables.ts'

export const GREETING: Words = /*i18n*/ { id: 'mail.booking.greeting', message: 'Hello {name},' }
const BUTTON: Words = /*i18n*/ { id: 'mail.booking.button', message: 'See the stay' }
/** The button of a mail that asks for a word on benefits. */
export const TO_AUTHORIZE: Words = /*i18n*/ {
  id: 'mail.booking.to-authorize',
  message: 'Authorize the benefits',
}

/** What an admin does in an owner's name, the owner hears of, and by whom. */
export const BY_ADMIN: Words = /*i18n*/ {
  id: 'mail.stay.by-admin',
  message: '{admin, select, none {} other {{admin} of {club} did this in your name.}}',
}

/** What somebody whom an owner trusts does, each of the owners hears of, and by whom. */
const BY_TRUSTED: Words = /*i18n*/ {
  id: 'mail.stay.by-trusted',
  message:
    '{trusted, select, none {} other {{trustedFor, select, you {{trusted} did this for you.} other {{trusted} did this for {trustedFor}.}}}}',
}

/** An empty text where the mail brings no file. */
const CALENDAR: Words = /*i18n*/ {
  id: 'mail.stay.calendar',
  message:
    '{follows, select, invitation {The file attached to this email keeps the stay up to date in your calendar.} feed {The calendar you subscribe to updates by itself; for any other, use the file attached to this email.} other {}}',
}

type Rest = 'urgency' | 'values' | 'attachments' | 'isChosen'

/** A mail about a stay: with the stay as a table, the way to its page, and its file for the calendar. */
export function aboutStay(mail: Omit<MailTemplate, Rest>): MailTemplate {
  return {
    // As `tell-of-stay.store.ts` enqueues it: the column's default.
    urgency: URGENCY.deed,
    tables: stayTables,
    button: BUTTON,
    ...mail,
    before: [...mail.before, BY_TRUSTED],
    after: [...(mail.after ?? []), CALENDAR],
    values,
    attachments: stayFile,
    isChosen: true,
  }
}

/** The days of a mail's stay and of its last day, as the reader writes them. */
function values(content: NewMail['content'], language: Language): WordValues {
  const stay = stayOfMail(content)
  const until = content.until ?? (stay && decidableUntil(stay.waiting))
  const day = (one: unknown) => (one ? dayInWords(String(one), language) : '')
  return {
    from: day(content.checkIn),
    to: day(content.checkOut),
    until: day(until),
    time: stay ? formatTime(stay.checkInTime) : '',
    admin: content.admin ?? 'none',
    trusted: content.trusted ?? 'none',
    trustedFor: content.trustedFor ?? 'you',
    ofRequest: stay && isChangeOfRequest({ from: stay.status }) ? 'yes' : 'no',
    follows: content.follows ?? 'none',
    ordered: content.ordered ? 'some' : 'none',
    inItsPlace: content.inItsPlace ?? 'none',
    stands: content.stands ?? 'none',
  }
}
