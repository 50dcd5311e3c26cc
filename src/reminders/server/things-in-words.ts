import { monthInWords } from '../../finance/month-name.ts'
import { daysBetween } from '../../kernel/day.ts'
import { dayInWords, rangeInWords } from '../../kernel/day-words.ts'
import type { Language, Words, WordValues } from '../../kernel/language.ts'
import { namedMoney } from '../../kernel/money.ts'
import { benefitWords } from '../../reservations/server/mails/stay-tables.ts'
import { say } from '../../server/words.ts'
import type { DueThing } from '../digest.ts'

const WORDS = {
  due: /*i18n*/ {
    id: 'reminder.due',
    message: '{left, select, today {Due today} tomorrow {Due tomorrow, {day}} other {Due {day}}}',
  },
  late: /*i18n*/ { id: 'reminder.late', message: 'Past due since {day}' },
  left: /*i18n*/ {
    id: 'reminder.left',
    message: '{days, plural, =0 {Today is the last day} one {# day left} other {# days left}}',
  },
  until: /*i18n*/ {
    id: 'reminder.until',
    message: '{left, select, today {Only today} tomorrow {Until tomorrow, {day}} other {Until {day}}}',
  },
  waits: /*i18n*/ { id: 'reminder.waits', message: 'Waiting for your signature since {day}' },
  feeTitle: /*i18n*/ { id: 'reminder.fee.title', message: '{amount} is open' },
  fee: /*i18n*/ {
    id: 'reminder.fee',
    message:
      'The condo fee Q{quarter} {year} of residence {residence}, {resort}. {late, select, none {} other {In all, {late} of your charges is past due. }}Pay it whole or in part, or settle it from your profit.',
  },
  feeVerb: /*i18n*/ { id: 'reminder.fee.verb', message: 'Pay or settle' },
  feeLine: /*i18n*/ { id: 'reminder.fee.line', message: 'Condo fee Q{quarter} {year}, {resort}: {amount}' },
  charge: /*i18n*/ {
    id: 'reminder.charge',
    message:
      '“{what}” of residence {residence}, {resort}. {late, select, none {} other {In all, {late} of your charges is past due. }}Pay it whole or in part, or settle it from your profit.',
  },
  chargeLine: /*i18n*/ { id: 'reminder.charge.line', message: '{what}, {resort}: {amount}' },
  nightsTitle: /*i18n*/ {
    id: 'reminder.nights.title',
    message: '{nights, plural, one {# night of {year} expires} other {# nights of {year} expire}}',
  },
  nights: /*i18n*/ {
    id: 'reminder.nights',
    message:
      'At {resort}, residence {residence}. {nights, plural, one {It is} other {They are}} yours to use until {day}.',
  },
  nightsVerb: /*i18n*/ {
    id: 'reminder.nights.verb',
    message: 'Use {nights, plural, one {it} other {them}}',
  },
  benefitTitle: /*i18n*/ { id: 'reminder.benefit.title', message: '{what}: expires {day}' },
  benefit: /*i18n*/ {
    id: 'reminder.benefit',
    message: 'A benefit of {year} at {resort}, residence {residence}. It can be used until {day}.',
  },
  benefitVerb: /*i18n*/ { id: 'reminder.benefit.verb', message: 'See your benefits' },
  cancelTitle: /*i18n*/ { id: 'reminder.cancel.title', message: 'Free cancelling ends, {resort}' },
  cancel: /*i18n*/ {
    id: 'reminder.cancel',
    message:
      'Your stay {code}, {range}. If you are coming, there is nothing to do; after that day cancelling costs nights.',
  },
  cancelVerb: /*i18n*/ { id: 'reminder.cancel.verb', message: 'Look at the stay' },
  cancelLine: /*i18n*/ { id: 'reminder.cancel.line', message: 'Last day to cancel {resort} free ({code})' },
  reportTitle: /*i18n*/ { id: 'reminder.report.title', message: 'Your report of {month} is ready to sign' },
  report: /*i18n*/ {
    id: 'reminder.report',
    message:
      'For residence {residence}, {resort}. Until it is signed, reservations, benefits, your property and the marketplace stay closed.',
  },
  reportVerb: /*i18n*/ { id: 'reminder.report.verb', message: 'Review and sign' },
} satisfies Record<string, Words>

/** A thing with a day in the reader's language, and where one does it: a path of the portal. */
export interface ThingInWords {
  mark: { text: string; tone: 'bad' | 'pending' | 'waiting' }
  title: string
  text: string
  /** All of it on a line whose day stands beside it. */
  line: string
  label: string
  path: string
}

/**
 * What a thing says of itself in a mail, with the press that leads to it; of a charge what is past due in all of its account, where that is
 * more than the charge itself says.
 */
export function thingInWords(thing: DueThing, language: Language, lateCents = 0): ThingInWords {
  const { today, due, resort, residence } = thing
  const day = dayInWords(due, language)
  const days = daysBetween(today, due)
  const left = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later'
  const words = (one: Words, more: WordValues = {}) =>
    say(one, language, { resort, residence, day, days, left, ...more })
  const path = pathOf(thing)
  switch (thing.kind) {
    case 'fee': {
      const { quarter, year, openCents: cents, currency } = thing
      const more = {
        quarter,
        year,
        amount: namedMoney({ cents, currency }),
        ...lateOf(thing, lateCents),
      }
      return {
        mark:
          days < 0 ? { text: words(WORDS.late), tone: 'bad' } : { text: words(WORDS.due), tone: 'pending' },
        title: words(WORDS.feeTitle, more),
        text: words(WORDS.fee, more),
        line: words(WORDS.feeLine, more),
        label: words(WORDS.feeVerb),
        path,
      }
    }
    case 'charge': {
      const { concept, openCents: cents, currency } = thing
      const more = {
        what: concept[language],
        amount: namedMoney({ cents, currency }),
        ...lateOf(thing, lateCents),
      }
      return {
        mark:
          days < 0 ? { text: words(WORDS.late), tone: 'bad' } : { text: words(WORDS.due), tone: 'pending' },
        title: words(WORDS.feeTitle, more),
        text: words(WORDS.charge, more),
        line: words(WORDS.chargeLine, more),
        label: words(WORDS.feeVerb),
        path,
      }
    }
    case 'nights': {
      const more = { nights: thing.quantity, year: thing.year }
      const title = words(WORDS.nightsTitle, more)
      return {
        mark: { text: words(WORDS.left), tone: 'waiting' },
        title,
        text: words(WORDS.nights, more),
        line: `${title}, ${resort}`,
        label: words(WORDS.nightsVerb, more),
        path,
      }
    }
    case 'benefit': {
      const what = benefitWords(thing, language)
      return {
        mark: { text: words(WORDS.left), tone: 'waiting' },
        title: words(WORDS.benefitTitle, { what }),
        text: words(WORDS.benefit, { year: thing.year }),
        line: `${what}, ${resort}`,
        label: words(WORDS.benefitVerb),
        path,
      }
    }
    case 'free-cancel': {
      const more = { code: thing.code, range: rangeInWords(thing, language) }
      return {
        mark: { text: words(WORDS.until), tone: 'pending' },
        title: words(WORDS.cancelTitle),
        text: words(WORDS.cancel, more),
        line: words(WORDS.cancelLine, more),
        label: words(WORDS.cancelVerb),
        path,
      }
    }
    case 'report': {
      const title = words(WORDS.reportTitle, { month: monthInWords(thing.month)[language] })
      return {
        mark: { text: words(WORDS.waits), tone: 'waiting' },
        title,
        text: words(WORDS.report),
        line: `${title}, ${resort}`,
        label: words(WORDS.reportVerb),
        path,
      }
    }
  }
}

/** What is past due in all, where the charge alone does not say it. */
function lateOf(
  { openCents, currency, due, today }: Extract<DueThing, { kind: 'fee' | 'charge' }>,
  lateCents: number,
): { late: string } {
  const ownCents = due < today ? openCents : 0
  return { late: lateCents > ownCents ? namedMoney({ cents: lateCents, currency }) : 'none' }
}

/** Where a thing is done; what is shown by contract there is shown of this one's. */
export function pathOf(thing: DueThing): string {
  const contract = `contract=${thing.contractId}`
  switch (thing.kind) {
    case 'fee':
    case 'charge':
      return `/my-reports?${contract}&pay=${thing.currency}`
    case 'nights':
      return `/my-reservations/request?${contract}`
    case 'benefit':
      return `/my-benefits?${contract}`
    case 'free-cancel':
      return `/my-reservations/${thing.id}`
    case 'report':
      return `/my-reports?${contract}&view=reports&sign=${thing.id}`
  }
}
