import { dayInWords } from '../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../kernel/language.ts'
import { namedMoney } from '../../kernel/money.ts'
import type { NewMail } from '../../server/jobs/outbox.store.ts'
import type { MailHouse, MailList, MailTemplate } from '../../server/mail/template.ts'
import { say } from '../../server/words.ts'
import { CLOCK_MAIL, DIGEST_MAIL, REMINDER_URGENCY } from './mail-kinds.ts'
import { digestIn, readReminders } from './read-again.ts'
import { thingInWords } from './things-in-words.ts'

const ALSO: Words = /*i18n*/ { id: 'mail.reminder.also', message: 'Also coming' }

/** What both say: the first thing, of money how much, and how many more in the subject (decision 0455). */
const reminder: Omit<MailTemplate, 'urgency' | 'before' | 'below'> = {
  subject: /*i18n*/ {
    id: 'mail.reminder.subject',
    message:
      '{what, select, feeLate {Past due: a fee of {amount}} feeDue {A fee of {amount} is due {day}} chargeLate {Past due: a charge of {amount}} chargeDue {A charge of {amount} is due {day}} nights {Nights of {year} expire {day}} benefit {A benefit of {year} expires {day}} cancel {{resort}: free cancelling ends {day}} other {A report waits for your signature}}{more, plural, =0 {} one {, and one more} other {, and # more}}',
  },
  heading: /*i18n*/ { id: 'mail.reminder.heading', message: 'Hello {name},' },
  list,
  values,
  isChosen: true,
  fresh: readReminders,
}

/** The mails that remind, by the outbox row's kind: the week's digest, and what comes at once. */
export const REMINDER_MAILS: Readonly<Record<string, MailTemplate>> = {
  [DIGEST_MAIL]: {
    ...reminder,
    urgency: REMINDER_URGENCY[DIGEST_MAIL],
    before: [
      /*i18n*/ {
        id: 'mail.reminder.this-week',
        message:
          '{count, plural, one {One thing needs you soon.} =2 {Two things need you soon.} other {Three things need you soon.}} What you have done already is left out.',
      },
    ],
    below: [
      /*i18n*/ {
        id: 'mail.reminder.once-a-week',
        message:
          'We send one summary a week at most. What is late, due tomorrow or ends tomorrow comes at once.',
      },
    ],
  },
  [CLOCK_MAIL]: {
    ...reminder,
    urgency: REMINDER_URGENCY[CLOCK_MAIL],
    before: [
      /*i18n*/ {
        id: 'mail.reminder.at-once',
        message:
          'We are writing today, outside of your weekly summary, because {count, plural, one {this is due soon or overdue} other {these are due soon or overdue}}.',
      },
    ],
  },
}

function list(content: NewMail['content'], language: Language, { publicUrl }: MailHouse): MailList | null {
  const told = digestIn(content)
  if (!told) return null
  return {
    items: told.first.map(({ thing, hasClock, lateCents }, at) => {
      const { mark, title, text, label, path } = thingInWords(thing, language, lateCents)
      return { mark, title, text, label, link: publicUrl + path, filled: hasClock && at === 0 }
    }),
    title: say(ALSO, language),
    lines: told.also.map((thing) => {
      const { line, label, path } = thingInWords(thing, language)
      const when = dayInWords(thing.due, language)
      return { when, text: line, label, link: publicUrl + path }
    }),
  }
}

function values(content: NewMail['content'], language: Language): WordValues {
  const told = digestIn(content)
  const [first] = told?.first ?? []
  if (!told || !first)
    return { what: 'other', day: '', year: '', resort: '', amount: '', more: 0, count: 0, name: '' }
  const { thing } = first
  return {
    what: whatOf(thing),
    day: dayInWords(thing.due, language),
    year: 'year' in thing ? thing.year : '',
    resort: thing.resort,
    amount: 'openCents' in thing ? namedMoney({ cents: thing.openCents, currency: thing.currency }) : '',
    more: told.first.length + told.also.length - 1,
    count: told.first.length,
  }
}

function whatOf(thing: NonNullable<ReturnType<typeof digestIn>>['first'][number]['thing']): string {
  if (thing.kind === 'fee' || thing.kind === 'charge')
    return `${thing.kind}${thing.due < thing.today ? 'Late' : 'Due'}`
  return thing.kind === 'free-cancel' ? 'cancel' : thing.kind
}
