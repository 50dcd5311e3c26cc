import { addDays, type Day } from '../../../kernel/day.ts'
import { done } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { WorkParts } from '../../../server/jobs/works.ts'
import { differencesFromProvider } from '../../account/compare.ts'
import { openMatter } from '../account/payments.store.ts'
import type { CardBook } from './card-book.ts'
import { noteComparison } from './events.store.ts'
import { listReceived } from './provider.ts'

type Known = Awaited<ReturnType<CardBook['findHere']>> extends Map<string, infer One> ? One : never
type Here = Awaited<ReturnType<CardBook['listReceivedHere']>>[number]

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

/**
 * Compares a day (in UTC) with Stripe: what it received then and is not here, what is here and it did not receive, and figures
 * that differ wait for the desk, each once. Stripe's days around it are read too, for a payment may end on the day after it began.
 */
export async function compareDay(
  { db, clock, log }: WorkParts,
  stripe: NonNullable<WorkParts['config']['stripe']>,
  day: Day,
  books: readonly CardBook[],
): Promise<void> {
  try {
    const around = await listReceived(stripe, at(addDays(day, -2)), at(addDays(day, 1)))
    const now = clock()
    const found = await inTransaction(db, async (trx) => {
      const numbers = around.map(({ providerPayment }) => providerPayment)
      const known = new Map<string, Known>()
      const here: Here[] = []
      for (const book of books) {
        for (const [number, one] of await book.findHere(trx, numbers)) known.set(number, one)
        here.push(...(await book.listReceivedHere(trx, at(day), at(addDays(day, 1)))))
      }
      const differences = differencesFromProvider(around, known, here)
      for (const one of differences) await openMatter(trx, { ...one, provider: 'stripe' }, now)
      await noteComparison(trx, { day, payments: here.length, differences: differences.length }, now)
      return done(differences.length)
    })
    if (found.ok && found.value > 0)
      log.warn({ day, differences: found.value }, 'payments differ from Stripe')
  } catch (error) {
    log.warn({ day, error: String(error) }, 'a day could not be compared with Stripe')
  }
}
