import { useNavigate } from '@tanstack/react-router'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { type ProfitSearch, profitSearch } from './profit-search.ts'

/** What the address asks of Profit, and how to ask for something else of it; what is not named stays. */
export function useProfitSearch(): [ProfitSearch, (change: ProfitSearch) => void] {
  const search = useSearchOf(profitSearch)
  const navigate = useNavigate()
  return [
    search,
    (change) =>
      void navigate({
        to: '/condomimium',
        search: { ...search, ...change },
        replace: true,
        resetScroll: false,
      }),
  ]
}
