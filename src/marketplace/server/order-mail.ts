import { type Day, formatDay, formatTime } from '../../kernel/day.ts'
import type { Bilingual, Language } from '../../kernel/language.ts'
import { formatMoney, type Money } from '../../kernel/money.ts'
import type { NewMail } from '../../server/outbox.store.ts'

/** A line as the mail names it. */
export interface MailLine {
  name: Bilingual
  quantity: number
  operation_day: Day
  operation_time: string
}

/** A mail about orders, its days and amounts written in the reader's language. */
export function orderMail(
  kind: 'order-placed' | 'order-cancelled',
  to: { name: string; email: string; language: Language },
  about: { numbers: readonly string[]; lines: readonly MailLine[]; totals: readonly Money[] },
  more: Record<string, string>,
): NewMail {
  const { language } = to
  const lineOf = ({ name, quantity, operation_day, operation_time }: MailLine) =>
    `${quantity} × ${name[language]}, ${formatDay(operation_day, language)}, ${formatTime(operation_time)}`
  return {
    kind,
    recipient: to.email,
    language,
    content: {
      name: to.name,
      numbers: about.numbers.join(', '),
      lines: about.lines.map(lineOf).join('\n'),
      totals: about.totals.map((one) => `${formatMoney(one)} ${one.currency}`).join(', '),
      ...more,
    },
  }
}
