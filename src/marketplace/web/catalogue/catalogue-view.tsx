import './catalogue.css'
import '../../../web/ui/fields/segmented.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import type { FreeDays } from '../../days/days.endpoints.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { useTax } from '../price/use-tax.ts'
import { useStays } from '../use-stays.ts'
import { CatalogueTools } from './catalogue-tools.tsx'
import { resortOf, stayInView } from './during-stay.ts'
import type { MarketSearch } from './market-search.ts'
import { NothingFound } from './nothing-found.tsx'
import { OfferCard } from './offer-card.tsx'
import { OffersSkeleton } from './offers-skeleton.tsx'
import { ResultCount } from './result-count.tsx'
import { SubCategories } from './sub-categories.tsx'
import { useNextDays } from './use-next-days.ts'
import { useOffers } from './use-offers.ts'

const loadInStay = () => import('./in-stay.tsx')
const InStay = lazy(async () => ({ default: (await loadInStay()).InStay }))

const FeaturedEvent = lazy(async () => ({ default: (await import('./featured-event.tsx')).FeaturedEvent }))

/** The catalogue: filtered, in order, page by page. */
export function CatalogueView({ search }: { search: MarketSearch }) {
  const stays = useStays()
  const resort = resortOf(search, stays)
  const during = stayInView(search, stays)
  const isInDays = during !== null
  const [status, setStatus] = useState<HTMLElement | null>(null)
  // On its way while what it shows is.
  useEffect(() => {
    if (isInDays) loadInStay().catch(() => {})
  }, [isInDays])
  const found = useOffers(search, {
    resort,
    stay: stays.next,
    inDays: isInDays,
    isKnown: stays.isSettled,
  })
  return (
    <>
      <CatalogueTools search={search} />
      <SubCategories search={search} />
      {/* Of the days of a stay it is written by what counts them. */}
      <p className="hidden-text" role="status" ref={setStatus}>
        {!during && found.offers && !found.isStale && <ResultCount count={found.total} />}
      </p>
      {found.featured && !during && (
        <Suspense fallback={<div className="featured-shape" />}>
          <FeaturedEvent event={found.featured} />
        </Suspense>
      )}
      {found.corrected && <Corrected meant={found.corrected} search={search} />}
      {found.offers && during ? (
        <Suspense fallback={<OffersSkeleton featured={found.isFeaturing} />}>
          <InStay search={search} found={found} offers={found.offers} stay={during} status={status} />
        </Suspense>
      ) : found.offers ? (
        <Offers
          search={search}
          found={found}
          offers={found.offers}
          stay={stays.next?.hotel.id === resort ? stays.next : null}
        />
      ) : found.error && !found.isFetching ? (
        <div className="card">
          <ErrorBox
            title={<Trans>There was an error in the request</Trans>}
            onRetry={found.retry}
            phone={boot.phone}
          >
            {found.error.message}
          </ErrorBox>
        </div>
      ) : (
        <OffersSkeleton featured={found.isFeaturing} />
      )}
    </>
  )
}

/** That a mistake was put right, and the way back to what was written. */
function Corrected({ meant, search }: { meant: string; search: MarketSearch }) {
  const written = search.q ?? ''
  return (
    <p className="market-corrected" role="status">
      <Trans>
        Nothing is called “{written}”. Shown is <mark>{meant}</mark>.
      </Trans>{' '}
      <Link to="/things-to-do" search={{ ...search, exact: true }} className="link">
        <Trans>Search for “{written}” as written</Trans>
      </Link>
    </p>
  )
}

function soonestOf(free: FreeDays | undefined) {
  const on = free?.days[0]
  return free && on && { on, hours: free.hours }
}

type Found = ReturnType<typeof useOffers>

interface OffersProps {
  search: MarketSearch
  found: Found
  offers: NonNullable<Found['offers']>
  /** The stay at the resort that is looked at. */
  stay: StayToPlan | null
}

function Offers({ search, found, offers, stay }: OffersProps) {
  const taxOf = useTax()
  const products = offers.filter(({ kind }) => kind === 'product').map(({ id }) => id)
  const { next, free, isOnItsWay } = useNextDays(products, stay)
  if (offers.length === 0) return <NothingFound search={search} />
  return (
    <>
      <h2 className="hidden-text">
        <Trans>Offers</Trans>
      </h2>
      <ul className="offers" aria-busy={found.isStale}>
        {offers.map((offer) => (
          <li key={`${offer.kind}-${offer.id}`}>
            <OfferCard
              offer={offer}
              taxPercent={taxOf(offer.hotel)}
              words={found.words}
              next={offer.kind === 'product' ? next.get(offer.id) : undefined}
              free={offer.kind === 'product' ? soonestOf(free.get(offer.id)) : undefined}
              isDayOnItsWay={isOnItsWay && offer.kind === 'product' && !offer.transfer}
            />
          </li>
        ))}
      </ul>
      {found.more && (
        <p className="market-more">
          <Button kind="secondary" busy={found.isLoadingMore} onClick={found.more}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </>
  )
}
