import type { Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Bilingual, Language, WordValues } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { MailTable, MailTemplate } from '../../../server/mail/template.ts'
import { URGENCY } from '../../../server/mail/urgency.ts'

type Content = NewMail['content']

/** What is ordered for a closed day: how many of what, and when. */
interface OrderedLine {
  name: Bilingual
  quantity: number
  day: Day
}

/** What owners read of days that were closed over what they have ordered, by the outbox row's kind. */
export const CLOSED_DAY_MAILS = {
  'order-days-closed': {
    urgency: URGENCY.deed,
    subject: /*i18n*/ {
      id: 'mail.order-days-closed.subject',
      message: 'Days of {product} in your order {number} are closed',
    },
    before: [
      /*i18n*/ { id: 'mail.order-days-closed.greeting', message: 'Hello {name},' },
      /*i18n*/ {
        id: 'mail.order-days-closed.what',
        message:
          '{product} takes no new orders from {closedFrom} to {closedTo}: {reason}. Your order {number} has it on these days:',
      },
    ],
    tables: orderedTable,
    below: [
      /*i18n*/ {
        id: 'mail.order-days-closed.stands',
        message:
          'Closing the days cancels nothing: what you have ordered stays ordered. If you want another day, or none, change or cancel it in your order, or call the concierge at {phone}.',
      },
    ],
    button: /*i18n*/ { id: 'mail.order-days-closed.button', message: 'See your order' },
    values,
  },
} satisfies Record<string, MailTemplate>

function orderedTable(content: Content, language: Language): MailTable[] {
  const lines = JSON.parse(String(content.lines)) as OrderedLine[]
  const rows = lines.map(({ name, quantity, day }) => [
    `${quantity} × ${name[language]}`,
    dayInWords(day, language),
  ])
  return [{ title: said(content.what, language), rows }]
}

/** What is kept in both languages, in the reader's. */
function said(text: unknown, language: Language): string {
  return (JSON.parse(String(text)) as Bilingual)[language]
}

function values(content: Content, language: Language): WordValues {
  const day = (name: string) => dayInWords(String(content[name]), language)
  return {
    product: said(content.what, language),
    reason: said(content.why, language),
    closedFrom: day('first'),
    closedTo: day('last'),
  }
}
