import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSettled } from '../../../web/forms/use-settled.ts'
import type { Cart, ServedAt } from '../../cart.ts'
import { type PricedCart, priceCart } from '../../checkout.endpoints.ts'
import { toPrice } from './wire-line.ts'

/** The debounce of pricing the cart, while a counter is being pressed (milliseconds). */
const SETTLE_MS = 300

interface PricingOf {
  wanted?: boolean
  /** The stay that the order is named for. */
  idBooking?: number | null
}

/** The server's own figures for the cart: its taxes, what changed, and what keeps a line from being ordered. */
export function usePricedCart(cart: Cart, { wanted = true, idBooking = null }: PricingOf = {}) {
  const { id: idContract } = useContract()
  // Compared as JSON: a note that is being typed is not part of it and starts no new request.
  const asked = JSON.stringify({ idContract, idBooking, lines: cart.map(toPrice) })
  const settled = useSettled(asked, SETTLE_MS)
  const body: BodyOf<typeof priceCart> = useMemo(() => JSON.parse(settled), [settled])
  const options = queryOf(priceCart, { body })
  const query = useQuery({
    queryKey: [priceCart.name, body],
    queryFn: options.queryFn,
    enabled: wanted && body.lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
  const priced = query.data?.data ?? null
  return {
    priced,
    /** Where each line is served; null while that is on its way. */
    servedAt: servedBy(priced),
    /** The figures belong to the cart as it stands. */
    isCurrent: query.data !== undefined && !query.isPlaceholderData && settled === asked,
    error: query.error,
    isFetching: query.isFetching,
    refetch: () => query.refetch(),
  }
}

/** Where each line is served, as far as its figures say; null for one that has none yet. */
export function servedBy(priced: Pick<PricedCart, 'lines'> | null): ServedAt {
  const served = new Map(priced?.lines.map((line) => [line.uuid, line]))
  return ({ uuid }) => served.get(uuid)?.hotel ?? null
}
