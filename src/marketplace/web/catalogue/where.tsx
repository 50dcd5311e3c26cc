import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { Select } from '../../../web/ui/fields/select.tsx'
import { filterOf } from '../../catalogue.ts'
import { listHotels } from '../../choices.endpoints.ts'
import { useStays } from '../use-stays.ts'
import { resortOf } from './during-stay.ts'
import type { MarketSearch } from './market-search.ts'
import { RailCount, RailEntry } from './rail-entry.tsx'
import { useCounts } from './use-counts.ts'
import { useStayCounts } from './use-stay-counts.ts'

/** The places to look at: the days of the next stay, each resort on any day, and all of them. */
function usePlaces(search: MarketSearch) {
  const { t } = useLingui()
  const stays = useStays()
  const hotels = useQuery(queryOf(listHotels)).data?.data ?? []
  const counts = useCounts(search, resortOf(search, stays))
  const stayCounts = useStayCounts(search, stays)
  const own = stays.next?.hotel.id
  const chosen = search.at ?? (stays.next ? 'stay' : (stays.hotel?.id ?? 'all'))
  const { day, ...wholeStay } = search
  const { part, ...anyDay } = wholeStay
  return [
    ...(stays.next
      ? [{ key: 'stay' as const, name: t`During your stay`, total: stayCounts.total(), at: undefined }]
      : []),
    ...hotels.map(({ id, name }) => ({
      key: id,
      name: id === own ? t`${name}, any day` : name,
      total: counts.at(id, search.show),
      at: id,
    })),
    { key: 'all' as const, name: t`All resorts`, total: counts.at(null, search.show), at: 'all' as const },
  ].map(({ at, ...place }) => ({
    ...place,
    isChosen: place.key === chosen,
    search: at === undefined ? { ...wholeStay, at: undefined } : { ...anyDay, at },
  }))
}

/** Where and when one looks, beside the parts of the catalogue. */
export function WhereRail({ search }: { search: MarketSearch }): ReactNode {
  const places = usePlaces(search)
  return (
    <>
      <h2 className="market-rail-where">
        <Trans>Where and when</Trans>
      </h2>
      <ul className="market-rail-where">
        {places.map(({ key, name, total, isChosen, search: there }) => (
          <RailEntry key={key} current={isChosen} search={there}>
            {name}
            <RailCount total={total} />
          </RailEntry>
        ))}
      </ul>
    </>
  )
}

/** The same as a field, where there is no room beside. */
export function WhereChoice({ search }: { search: MarketSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const places = usePlaces(search)
  const isSearching = filterOf(search.q) !== null
  return (
    <div className="market-where">
      <Select
        aria-label={t`Where and when`}
        value={String(places.find(({ isChosen }) => isChosen)?.key ?? 'all')}
        onChange={({ target }) => {
          const there = places.find(({ key }) => String(key) === target.value)?.search
          if (there) void navigate({ to: '/things-to-do', search: there, replace: true, resetScroll: false })
        }}
      >
        {places.map(({ key, name, total }) => (
          <option key={key} value={key}>
            {isSearching && total !== undefined ? `${name} (${total})` : name}
          </option>
        ))}
      </Select>
    </div>
  )
}
