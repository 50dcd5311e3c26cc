import { done } from '../../../kernel/outcome.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { OF_NOBODY } from '../../account/compare.ts'
import { openMatter } from '../account/payments.store.ts'
import type { CardBook, Taken } from './card-book.ts'
import type { PageState } from './provider.ts'

/**
 * Takes what Stripe says of a page, in a transaction: by its webhook, because the owner came back, or because nobody has told for
 * a while. All of them may come twice, late and in any order: money is entered once, and nothing undoes it but a refund. Money that no
 * book knows waits for the desk.
 */
export async function takePage(
  trx: Database,
  books: readonly CardBook[],
  page: PageState,
  at: { config: Config; now: Date },
): Promise<Taken> {
  for (const book of books) {
    const taken = await book.takePage(trx, page, at)
    if (taken) return taken
  }
  if (page.state !== 'paid') return 'unknown'
  const { cents, currency, session: reference } = page
  const matter = { ...OF_NOBODY, reason: 'unknown' as const, provider: 'stripe' as const }
  await openMatter(trx, { ...matter, reference, cents, currency }, at.now)
  return 'unknown'
}

/** The same in a transaction of its own. */
export async function takePageNow(
  db: Database,
  books: readonly CardBook[],
  page: PageState,
  at: { config: Config; now: Date },
): Promise<Taken> {
  const outcome = await inTransaction(db, async (trx) => done(await takePage(trx, books, page, at)))
  if (!outcome.ok) throw new Error('The word of a page was refused')
  return outcome.value
}
