import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useCards } from './use-cards.ts'

const CARDS = [0, 1, 2]
const LATER = [0, 1, 2]
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The page's shapes while it is on the way: its cards, on a telephone rows below the first, an open year, its rows. */
export function StaysSkeleton() {
  const { t } = useLingui()
  const cards = useCards()
  return (
    <Loading label={t`Loading your reservations`}>
      <ul className="coming">
        {CARDS.slice(0, cards).map((card) => (
          <li className="coming-card" key={card}>
            <div className="coming-art">
              <Skeleton height="100%" radius={0} />
            </div>
            <div className="coming-body">
              <Skeleton width={110} height={26} radius={99} />
              <Skeleton width="60%" height={26} />
              <Skeleton width="85%" height={20} />
              <Skeleton width="70%" height={20} />
              <div className="coming-foot">
                <Skeleton width="40%" />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {cards < CARDS.length && (
        <ul className="coming-later">
          {LATER.map((row) => (
            <li className="coming-row" key={row}>
              <Skeleton width="55%" />
              <Skeleton width={96} height={26} radius={99} />
            </li>
          ))}
        </ul>
      )}
      <div className="past">
        <div className="past-head">
          <Skeleton width={150} height={30} />
          <Skeleton height={48} radius={10} />
        </div>
        <ul className="past-years">
          <li>
            <span className="past-year">
              <Skeleton width={56} height={24} />
              <Skeleton width={130} />
            </span>
            <div className="past-open is-first">
              <ul className="past-rows">
                {ROWS.map((row) => (
                  <li key={row}>
                    <span className="past-stay">
                      <Skeleton width="min(120px, 80%)" />
                      <Skeleton width="60%" />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        </ul>
      </div>
    </Loading>
  )
}
