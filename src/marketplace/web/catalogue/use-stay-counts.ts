import { inDays } from '../../stays/day-parts.ts'
import { isDuring } from '../../stays/during.ts'
import type { StaysToPlan } from '../use-stays.ts'
import { dayInView } from './during-stay.ts'
import type { MarketSearch } from './market-search.ts'
import { useNextDays } from './use-next-days.ts'
import { useOffers } from './use-offers.ts'

/**
 * How much can be had in the days of the next stay under the search, and by category and entry on the one day that is looked at;
 * undefined while that is not known, and where the resort offers more than one page of products.
 */
export function useStayCounts(search: MarketSearch, { next: stay }: Pick<StaysToPlan, 'next'>) {
  const { q, exact, sort, cat } = search
  // What the catalogue asks for when nothing else narrows it: one question serves both.
  const { offers, events, more } = useOffers(
    { q, exact, sort },
    { resort: stay?.hotel.id ?? null, stay, inDays: true, isKnown: stay !== null },
  )
  const products = offers?.filter(({ kind }) => kind === 'product') ?? []
  const asked = products.filter(({ transfer }) => !transfer).map(({ id }) => id)
  const { next, free, isOnItsWay, failed } = useNextDays(asked, stay)
  const isUnknown = offers === null || more !== null || failed || (isOnItsWay && free.size + next.size === 0)
  const totalIn = (which: Pick<MarketSearch, 'show' | 'cat'>, day: string | null) => {
    if (!stay || isUnknown) return undefined
    const packages = day === null ? offers.filter(({ kind }) => kind === 'package').length : 0
    const held = events.filter(({ startDate }) =>
      day === null ? isDuring(stay, startDate) : startDate === day,
    ).length
    if (which.show === 'packages') return packages
    if (which.show === 'events') return held
    const had = inDays(products, { free, next }, { stay, day }).now.filter(({ offer }) =>
      which.show === 'best-seller' ? offer.best : which.cat === undefined || offer.category === which.cat,
    ).length
    return which.show === undefined && which.cat === undefined ? had + packages + held : had
  }
  return {
    /** Of a category or an entry, on the day that is looked at; without both of everything. */
    of: (which: Pick<MarketSearch, 'show' | 'cat'>) => totalIn(which, dayInView(search, stay)),
    /** Of what is looked at, in all days of the stay. */
    total: () => totalIn({ show: search.show, cat }, null),
  }
}
