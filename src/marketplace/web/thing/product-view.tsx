import './product.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { boot } from '../../../web/boot.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { productSearch } from '../catalogue/market-search.ts'
import { BackToCatalogue } from './back-to-catalogue.tsx'
import type { Then } from './use-add.ts'
import { type CatalogueThing, useThing } from './use-thing.ts'

const EventToBuy = lazy(async () => ({ default: (await import('./event-page.tsx')).EventToBuy }))
const PackagePage = lazy(async () => ({ default: (await import('./package-page.tsx')).PackagePage }))
const loadProduct = async () => ({ default: (await import('./product-page.tsx')).ProductPage })
const ProductPage = lazy(loadProduct)

/** The page of whatever the slug names: a product, a package or an event. */
export function ProductView({ onAdded }: { onAdded: (then: Then) => void }) {
  const { slug = '' } = useParams({ strict: false })
  const { kind } = useSearchOf(productSearch)
  const { thing, isPending, error, isFetching, retry } = useThing(slug, kind)
  // Most are products: their page is on its way while the thing is asked for.
  useEffect(() => void loadProduct(), [])
  if (thing)
    return (
      <Suspense fallback={<ProductSkeleton />}>
        <PageOf thing={thing} onAdded={onAdded} />
      </Suspense>
    )
  if (error && !isFetching) {
    return (
      <>
        <BackToCatalogue />
        <ErrorBox
          level="h1"
          title={<Trans>We couldn’t load this page</Trans>}
          onRetry={retry}
          phone={boot.phone}
        >
          {error.message}
        </ErrorBox>
      </>
    )
  }
  return isPending || isFetching ? <ProductSkeleton /> : <NotOnSale />
}

function PageOf({ thing, onAdded }: { thing: CatalogueThing; onAdded: (then: Then) => void }) {
  switch (thing.kind) {
    case 'product':
      return <ProductPage product={thing.product} onAdded={onAdded} />
    case 'package':
      return <PackagePage bundle={thing.bundle} onAdded={onAdded} />
    case 'event':
      return <EventToBuy event={thing.event} onAdded={onAdded} />
  }
}

/** A link to what was taken off the catalogue, or to an event that is over. */
function NotOnSale() {
  return (
    <StateBox
      art="loggia"
      level="h1"
      title={<Trans>This is no longer on sale</Trans>}
      actions={
        <Link to="/things-to-do" className={buttonClass()}>
          <Trans>See things to do</Trans>
        </Link>
      }
    >
      <Trans>It may have ended, or no longer be offered.</Trans>
    </StateBox>
  )
}

function ProductSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <h1 className="hidden-text">
        <Trans>Things to do</Trans>
      </h1>
      <Loading label={t`Loading the page`}>
        <div className="page-head-back">
          <Skeleton width={110} height={20} />
        </div>
        <div className="gallery">
          <Skeleton height="100%" radius={28} />
          <Skeleton height="100%" radius={20} />
          <Skeleton height="100%" radius={20} />
        </div>
        <div className="product">
          <div className="stack stack-wide">
            <Skeleton width="70%" height={46} />
            <Skeleton width="55%" height={20} />
            <Skeleton height={84} />
            <Skeleton width="90%" />
            <Skeleton width="80%" />
          </div>
          <div className="card buy">
            <Skeleton height={52} />
            <Skeleton height={52} />
            <Skeleton height={348} radius={14} />
            <Skeleton height={46} radius={10} />
          </div>
        </div>
      </Loading>
    </>
  )
}
