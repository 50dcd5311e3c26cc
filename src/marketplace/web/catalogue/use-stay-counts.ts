import { inDays } from '../../stays/day-parts.ts'
import type { StaysToPlan } from '../use-stays.ts'
import { dayInView } from './during-stay.ts'
import type { MarketSearch } from './market-search.ts'
import { useNextDays } from './use-next-days.ts'
import { useOffers } from './use-offers.ts'

/**
 * How many products can be had in the days of the next stay under the search, and by category on the one day that is looked at;
 * undefined while that is not known, and where the resort offers more than one page of them.
 */
export function useStayCounts(search: MarketSearch, { next: stay }: Pick<StaysToPlan, 'next'>) {
  const { q, exact, sort, cat } = search
  // What the catalogue asks for when nothing else narrows it: one question serves both.
  const { offers, more } = useOffers(
    { q, exact, sort },
    { resort: stay?.hotel.id ?? null, stay, inDays: true, isKnown: stay !== null },
  )
  const products = offers?.filter(({ kind }) => kind === 'product') ?? []
  const asked = products.filter(({ transfer }) => !transfer).map(({ id }) => id)
  const { next, free, isOnItsWay, failed } = useNextDays(asked, stay)
  const isUnknown = offers === null || more !== null || failed || (isOnItsWay && free.size + next.size === 0)
  const totalIn = (category: number | undefined, day: string | null) =>
    stay && !isUnknown
      ? inDays(products, { free, next }, { stay, day }).now.filter(
          ({ offer }) => category === undefined || offer.category === category,
        ).length
      : undefined
  return {
    inCategory: (id: number) => totalIn(id, dayInView(search, stay)),
    total: () => totalIn(cat, null),
  }
}
