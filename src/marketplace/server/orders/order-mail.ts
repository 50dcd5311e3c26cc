import { type Day, formatDay, formatTime } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import { formatMoney, type Money } from '../../../kernel/money.ts'

/** A line as the mail names it. */
export interface MailLine {
  name: Bilingual
  quantity: number
  operation_day: Day
  operation_time: string
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
 * orders' numbers. Where there are several, each stands under its own number.
 */
export function orderMailContent(
  to: { name: string; language: Language },
  orders: readonly MailOrder[],
): Record<string, string> {
  const { language } = to
  const lineOf = ({ name, quantity, operation_day, operation_time }: MailLine) =>
    `${quantity} × ${name[language]}, ${formatDay(operation_day, language)}, ${formatTime(operation_time)}`
  const blockOf = ({ number, hotel, lines }: MailOrder) => {
    const head = orders.length > 1 ? `${number} · ${hotel}` : hotel
    return [`${head}:`, ...lines.map(lineOf)].join('\n')
  }
  return {
    name: to.name,
    lines: orders.map(blockOf).join('\n\n'),
    totals: orders.map(({ total }) => `${formatMoney(total)} ${total.currency}`).join(', '),
    numbers: orders.map(({ number }) => number).join(', '),
  }
}
