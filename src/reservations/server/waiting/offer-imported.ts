import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { readWaitedNights } from './imported-nights.store.ts'
import { offerNights } from './offer-nights.ts'

/**
 * Looks at the nights that owners wait for before an import, and answers what offers those of which it has brought more to
 * them, or that it no longer closes, category by category. What was free before stays public: whoever waits has had it, or came later. The tables of nights
 * and waits are locked by the import, so nobody frees or takes any meanwhile.
 */
export async function watchImportedNights(trx: Database): Promise<(now: Date) => Promise<number>> {
  const before = await readWaitedNights(trx)
  const freeBefore = new Map(before.map((one) => [`${one.categoryId} ${one.night}`, one.free]))
  return async (now) => {
    if (before.length === 0) return 0
    const grown = new Map<number, Day[]>()
    for (const { categoryId, night, free } of await readWaitedNights(trx)) {
      if (free <= (freeBefore.get(`${categoryId} ${night}`) ?? free)) continue
      grown.set(categoryId, [...(grown.get(categoryId) ?? []), night])
    }
    let made = 0
    for (const [categoryId, nights] of [...grown].sort(([a], [b]) => a - b))
      made += await offerNights(trx, { categoryId, nights }, now)
    return made
  }
}
