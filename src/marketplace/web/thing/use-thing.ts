import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../web/calls/query.ts'
import type { LineKind } from '../../cart.ts'
import {
  type ClubEvent,
  listEvents,
  listPackages,
  listProducts,
  type Package,
  type Product,
} from '../../catalogue.endpoints.ts'

/** What stands behind an address of the catalogue. */
export type CatalogueThing =
  | { kind: 'product'; product: Product }
  | { kind: 'package'; bundle: Package }
  | { kind: 'event'; event: ClubEvent }

/** Finds what a slug names. Links say of which kind it is; an address typed by hand is looked for in all of them. */
export function useThing(slug: string, kind: LineKind | undefined) {
  const products = useQuery({
    ...queryOf(listProducts, { query: { slug, sort: 'alphabetical', page: 1, limit: 1 } }),
    enabled: kind === undefined || kind === 'product',
  })
  const notAProduct = kind === undefined && products.data?.data.length === 0
  const packages = useQuery({
    ...queryOf(listPackages, { query: { slug, sort: 'alphabetical' } }),
    enabled: kind === 'package' || notAProduct,
  })
  const events = useQuery({
    ...queryOf(listEvents, { query: { slug } }),
    enabled: kind === 'event' || notAProduct,
  })

  const asking = [products, packages, events].filter((one) => one.isFetching || one.isError || one.data)
  const failed = asking.find((one) => one.isError && !one.data)
  return {
    thing: thingOf(products.data?.data[0], packages.data?.data[0], events.data?.data[0]),
    isPending: asking.length === 0 || asking.some((one) => one.isPending) || (notAProduct && !packages.data),
    error: failed?.error ?? null,
    isFetching: asking.some((one) => one.isFetching),
    retry: () => {
      for (const one of asking) if (one.isError) void one.refetch()
    },
  }
}

function thingOf(product?: Product, bundle?: Package, event?: ClubEvent): CatalogueThing | null {
  if (product) return { kind: 'product', product }
  if (bundle) return { kind: 'package', bundle }
  return event ? { kind: 'event', event } : null
}
