import { type Day, formatDay, formatTime } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import { formatMoney, type Money } from '../../../kernel/money.ts'
import type { MailTable } from '../../../server/mail/template.ts'

/** A line as the mail names it. */
export interface MailLine {
  name: Bilingual
  quantity: number
  operation_day: Day
  operation_time: string
  /** Of a transfer: its flight. */
  itinerary?: { flight?: string } | null
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
  const rowOf = ({ name, quantity, operation_day, operation_time, itinerary }: MailLine) => [
    `${quantity} × ${name[language]}`,
    [`${formatDay(operation_day, language)}, ${formatTime(operation_time)}`, itinerary?.flight]
      .filter(Boolean)
      .join(' · '),
  ]
  const tableOf = ({ number, hotel, lines }: MailOrder): MailTable => ({
    title: orders.length > 1 ? `${number} · ${hotel}` : hotel,
    rows: lines.map(rowOf),
  })
  return {
    name: to.name,
    tables: JSON.stringify(orders.map(tableOf)),
    totals: orders.map(({ total }) => `${formatMoney(total)} ${total.currency}`).join(', '),
    numbers: orders.map(({ number }) => number).join(', '),
  }
}
