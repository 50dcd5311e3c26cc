import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../web/calls/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { filterOf } from '../../catalogue.ts'
import { listHotels } from '../../choices.endpoints.ts'
import { useStays } from '../use-stays.ts'
import { resortOf } from './during-stay.ts'
import type { MarketSearch } from './market-search.ts'
import { useCountedInVain } from './use-counted-in-vain.ts'
import { useCounts } from './use-counts.ts'

/** Nothing fits what is searched for: the resorts where something does are one press away. */
export function NothingFound({ search }: { search: MarketSearch }) {
  const resort = resortOf(search, useStays())
  const hotels = useQuery(queryOf(listHotels)).data?.data ?? []
  const counts = useCounts(search, resort)
  const here = hotels.find(({ id }) => id === resort)?.name
  const isSearching = filterOf(search.q) !== null && search.show === undefined
  const elsewhere = isSearching
    ? hotels.flatMap(({ id, name }) => {
        const total = id === resort ? 0 : (counts.at(id, search.show) ?? 0)
        return total > 0 ? [{ id, name, total }] : []
      })
    : []
  const isEverywhere = isSearching && search.cat === undefined && elsewhere.length === 0
  useCountedInVain(isEverywhere ? search.q : undefined)
  return (
    <div className="card">
      <StateBox
        art="loggia"
        title={here && elsewhere.length > 0 ? <Trans>Nothing at {here}</Trans> : <Trans>No results</Trans>}
        actions={
          <>
            {elsewhere.map(({ id, name, total }) => (
              <Link
                key={id}
                to="/things-to-do"
                search={{ ...search, at: id }}
                replace
                className={buttonClass('secondary')}
              >
                <Plural value={total} one={`# result at ${name}`} other={`# results at ${name}`} />
              </Link>
            ))}
            <Link to="/things-to-do" className={buttonClass(elsewhere.length > 0 ? 'ghost' : 'secondary')}>
              <Trans>Show everything</Trans>
            </Link>
          </>
        }
      >
        {elsewhere.length > 0 ? (
          <Trans>What you are looking for is at another of our resorts.</Trans>
        ) : (
          <Trans>Try a shorter word, or ask the concierge to arrange it for you.</Trans>
        )}
      </StateBox>
    </div>
  )
}
