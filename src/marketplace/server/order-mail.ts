import { type Day, formatDay, formatTime } from '../../kernel/day.ts'
import type { Bilingual, Language } from '../../kernel/language.ts'
import { formatMoney, type Money } from '../../kernel/money.ts'

/** A line as the mail names it. */
export interface MailLine {
  name: Bilingual
  quantity: number
  operation_day: Day
  operation_time: string
}

/** What a mail about orders says beside their numbers, its days and amounts written in the reader's language. */
export function orderMailContent(
  to: { name: string; language: Language },
  lines: readonly MailLine[],
  totals: readonly Money[],
): Record<string, string> {
  const { language } = to
  const lineOf = ({ name, quantity, operation_day, operation_time }: MailLine) =>
    `${quantity} × ${name[language]}, ${formatDay(operation_day, language)}, ${formatTime(operation_time)}`
  return {
    name: to.name,
    lines: lines.map(lineOf).join('\n'),
    totals: totals.map((one) => `${formatMoney(one)} ${one.currency}`).join(', '),
  }
}
