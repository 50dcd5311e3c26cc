import { type Day, formatDay, formatTime } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import { formatMoney, type Money } from '../../../kernel/money.ts'
import type { MailTable } from '../../../server/mail/template.ts'
import { say } from '../../../server/words.ts'
import type { PaidWith } from '../../orders/new-order.ts'
import type { Told } from '../../orders/told.ts'
import { TOLD_WORDS } from '../words.ts'

/** What an owner has to know on the day, each with its label in the reader's language; what is not said is left out. */
export function toldLines(
  { meetingPoint, bring, contactName, contactPhone }: Told,
  language: Language,
): [string, string][] {
  const who = [contactName, contactPhone].filter(Boolean).join(', ')
  return [
    meetingPoint && ([say(TOLD_WORDS.meetingPoint, language), meetingPoint[language]] as [string, string]),
    bring && ([say(TOLD_WORDS.bring, language), bring[language]] as [string, string]),
    who && ([say(TOLD_WORDS.contact, language), who] as [string, string]),
  ].filter((line): line is [string, string] => Array.isArray(line))
}

/** The benefit that pays for a line, with its label: "Spa credit ($533.60 USD)", "Airport transfers (1)". */
function paidLine(
  { name, unit, quantity }: PaidWith,
  currency: Money['currency'],
  language: Language,
): [string, string] {
  const much = unit === 'passes' ? `${quantity}` : `${formatMoney({ cents: quantity, currency })} ${currency}`
  return [say(TOLD_WORDS.paidWith, language), `${name[language]} (${much})`]
}

/** A line as the mail names it. */
export interface MailLine {
  name: Bilingual
  quantity: number
  operation_day: Day
  operation_time: string
  /** Whether it names an hour; left out, it does. */
  hour?: boolean
  /** The flight of a transfer. */
  itinerary?: { flight?: string } | null
  told?: Told | undefined
  paidWith?: PaidWith | undefined
  /** The last moment, by the resort's clock, at which it is changed or cancelled free of charge. */
  freeUntil?: { day: Day; time: string } | undefined
}

/** An order as a mail names it. */
export interface MailOrder {
  number: string
  /** The resort that serves it. */
  hotel: string
  lines: readonly MailLine[]
  total: Money
}

/**
 * What a mail about orders says: what each resort prepares, days and amounts written in the reader's language, and the
 * orders' numbers. Where there are several, each stands under its own number. `tables` is a `MailTable[]` as JSON.
 */
export function orderMailContent(
  to: { name: string; language: Language },
  orders: readonly MailOrder[],
): Record<string, string> {
  const { language } = to
  const rowOf = (
    { currency }: Money,
    { name, quantity, operation_day, operation_time, ...line }: MailLine,
  ) => {
    const { itinerary, told, paidWith, freeUntil, hour = true } = line
    const when = [
      hour
        ? `${formatDay(operation_day, language)}, ${formatTime(operation_time)}`
        : formatDay(operation_day, language),
      itinerary?.flight && say(TOLD_WORDS.flight, language, { flight: itinerary.flight }),
    ]
    const about = [
      ...(told ? toldLines(told, language) : []),
      ...(paidWith ? [paidLine(paidWith, currency, language)] : []),
      ...(freeUntil
        ? [
            [
              say(TOLD_WORDS.free, language),
              `${formatDay(freeUntil.day, language)}, ${formatTime(freeUntil.time)}`,
            ],
          ]
        : []),
    ]
    const said = [when.filter(Boolean).join(' · '), ...about.map(([label, text]) => `${label}: ${text}`)]
    return [`${quantity} × ${name[language]}`, said.join('\n')]
  }
  const tableOf = ({ number, hotel, lines, total }: MailOrder): MailTable => ({
    title: orders.length > 1 ? `${number} · ${hotel}` : hotel,
    rows: lines.map((line) => rowOf(total, line)),
  })
  const sumOf = ({ number, total }: MailOrder) => {
    const sum = `${formatMoney(total)} ${total.currency}`
    return orders.length > 1 ? `${number}: ${sum}` : sum
  }
  return {
    name: to.name,
    tables: JSON.stringify(orders.map(tableOf)),
    totals: orders.map(sumOf).join(', '),
    numbers: orders.map(({ number }) => number).join(', '),
  }
}
