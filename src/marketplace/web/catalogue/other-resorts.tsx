import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryOf } from '../../../web/calls/query.ts'
import { Art } from '../../../web/ui/art.tsx'
import { listHotels } from '../../choices.endpoints.ts'
import type { MarketSearch } from './market-search.ts'
import { useCounts } from './use-counts.ts'

/** The resorts where one does not stay, with how much there is to do at each under what is looked for. */
export function OtherResorts({ search, resort }: { search: MarketSearch; resort: number }) {
  const hotels = useQuery(queryOf(listHotels)).data?.data ?? []
  const counts = useCounts(search, resort)
  const { day, part, ...anyDay } = search
  const others = hotels.flatMap((hotel) => {
    const total = hotel.id === resort ? 0 : (counts.at(hotel.id, search.show) ?? 0)
    return total > 0 ? [{ ...hotel, total }] : []
  })
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-resorts">
      <h2 className="title" id="other-resorts">
        <Trans>At our other resorts</Trans>
      </h2>
      <p className="small muted">
        <Trans>Not where you stay. We ask once before one is ordered.</Trans>
      </p>
      <ul className="market-elsewhere">
        {others.map(({ id, name, scene, total }) => (
          <li key={id} className="event-row">
            <div className="market-thumb">
              <Art name={scene} hour="noon" night />
            </div>
            <div>
              <h3>
                <Link to="/things-to-do" search={{ ...anyDay, at: id }}>
                  {name}
                </Link>
              </h3>
              <p>
                <Plural value={total} one="# thing to do" other="# things to do" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
