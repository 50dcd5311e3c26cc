import type { DayRange } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Bilingual, Language, WordValues } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailTable, MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'
import { say } from '../../../server/words.ts'

/** What owners read of nights that were closed over a stay of theirs, by the outbox row's kind. */
export const CLOSED_MAILS = {
  'stay-nights-closed': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.stay-nights-closed.subject',
      message: '{hotel} closes nights of your stay {code}',
    },
    before: [
      /*i18n*/ { id: 'mail.stay-nights-closed.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.stay-nights-closed.what',
        message:
          '{hotel} takes no new stays from {closedFrom} to {closedTo}: {reason}. Your stay {code}, {from} to {to}, lies on these nights.',
      },
      /*i18n*/ {
        id: 'mail.stay-nights-closed.stands',
        message:
          'Closing them cancels nothing: your stay is as it was. If you want other dates now, change them on its page, or call the concierge at {phone}.',
      },
    ],
    tables: datesTable,
    button: /*i18n*/ { id: 'mail.stay-nights-closed.button', message: 'See the stay' },
    values,
  },
} satisfies Record<string, MailTemplate>

const DATES = /*i18n*/ {
  id: 'mail.stay-nights-closed.dates',
  message: 'Free instead, as long as your stay',
}
const DATE = /*i18n*/ { id: 'mail.stay-nights-closed.date', message: 'to {to}' }

/** The dates that the stay could be changed to as it was written, one a row; none where nothing near is free. */
function datesTable(content: NewMail['content'], language: Language): MailTable[] {
  const dates = JSON.parse(String(content.dates ?? '[]')) as DayRange[]
  if (dates.length === 0) return []
  const rows = dates.map(({ checkIn, checkOut }) => [
    dayInWords(checkIn, language),
    say(DATE, language, { to: dayInWords(checkOut, language) }),
  ])
  return [{ title: say(DATES, language), rows }]
}

/** The days and the reason as the reader writes them. */
function values(content: NewMail['content'], language: Language): WordValues {
  const reason = (JSON.parse(String(content.why)) as Bilingual)[language]
  const day = (name: string) => dayInWords(String(content[name]), language)
  return {
    reason,
    closedFrom: day('firstNight'),
    closedTo: day('lastNight'),
    from: day('checkIn'),
    to: day('checkOut'),
  }
}
