import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryOf } from '../../../web/calls/query.ts'
import { Select } from '../../../web/ui/fields/select.tsx'
import { filterOf } from '../../catalogue.ts'
import { listHotels } from '../../choices.endpoints.ts'
import { type StaysToPlan, useStays } from '../use-stays.ts'
import type { MarketSearch } from './market-search.ts'
import { useCounts } from './use-counts.ts'

/** Where one looks: the resort that the address names, else the next stay's, else the contract's; null for all. */
export function resortOf({ at }: Pick<MarketSearch, 'at'>, { next, hotel }: StaysToPlan): number | null {
  if (at === 'all') return null
  return at ?? next?.hotel.id ?? hotel?.id ?? null
}

/** The resorts to choose from; the one where the owner stays next says so. */
export function WhereChoice({ search }: { search: MarketSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const stays = useStays()
  const hotels = useQuery(queryOf(listHotels))
  const resort = resortOf(search, stays)
  const own = resortOf({ at: undefined }, stays)
  const counts = useCounts(search, resort)
  const isSearching = filterOf(search.q) !== null
  const named = (id: number, name: string) => {
    const total = counts.atResort(id)
    const place = id === stays.next?.hotel.id ? t`${name}, your stay` : name
    return isSearching && total !== undefined ? `${place} (${total})` : place
  }
  const change = (value: string) => {
    const at = value === 'all' ? ('all' as const) : Number(value)
    void navigate({
      to: '/things-to-do',
      search: { ...search, at: at === own ? undefined : at },
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <Select
      aria-label={t`Resort`}
      value={resort === null ? 'all' : String(resort)}
      onChange={({ target }) => change(target.value)}
    >
      {hotels.data?.data.map(({ id, name }) => (
        <option key={id} value={id}>
          {named(id, name)}
        </option>
      ))}
      <option value="all">{t`All resorts`}</option>
    </Select>
  )
}
