import { useLingui } from '@lingui/react/macro'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'

const CARDS = [0, 1, 2, 3, 4, 5]

/** The catalogue's shapes while it is on its way, the next evening's panel among them where there will be one. */
export function OffersSkeleton({ featured }: { featured: boolean }) {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading things to do`}>
      {featured && <div className="featured-shape" />}
      <ul className="offers">
        {CARDS.map((card) => (
          <li className="offer-card" key={card}>
            <div className="offer-art">
              <Skeleton height="100%" radius={0} />
            </div>
            <div className="stack">
              <Skeleton width="70%" height={24} />
              <Skeleton width="90%" />
              <Skeleton width="45%" />
            </div>
          </li>
        ))}
      </ul>
    </Loading>
  )
}
