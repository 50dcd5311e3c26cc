import { formatMoney } from '../../../kernel/money.ts'
import { refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { findLarge } from './large-figures.store.ts'

/** The refusal of a figure that is large and that nobody has looked at twice; null where there is none. */
export async function largeFigure(
  db: Database,
  figures: Parameters<typeof findLarge>[1],
  looked: boolean | undefined,
) {
  const large = looked ? null : await findLarge(db, figures)
  if (!large) return null
  const { currency, fromCents } = large
  const money = (cents: number) => `${formatMoney({ cents, currency })} ${currency}`
  return refused('LARGE_FIGURE', { amount: money(large.cents), from: money(fromCents) })
}
