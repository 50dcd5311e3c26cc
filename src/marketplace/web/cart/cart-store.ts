import { useMemo } from 'react'
import { draftOwner } from '../../../membership/web/session/drafts.ts'
import { type State, store, stored, useStored } from '../../../membership/web/session/store.ts'
import type { Cart } from '../../cart.ts'
import { keptCart, readCart } from './kept-cart.ts'

const KEY = 'cart'

/**
 * The cart of whoever is signed in. It stands in the persisted store, so it outlives a reload and the session's end,
 * every tab shows the same, and one owner's cart never appears to the next.
 */
export function useCart(): Cart {
  const kept = useStored(keptBy)
  return useMemo(() => readCart(kept), [kept])
}

/** The cart at this moment. */
export function cartNow(): Cart {
  return readCart(keptBy(stored()))
}

/** Changes the cart, starting from what is stored now: another tab may have changed it. */
export function changeCart(change: (cart: Cart) => Cart): void {
  store((state) => {
    const owner = draftOwner(state)
    if (!owner) return {}
    const mine = state.drafts[owner] ?? {}
    const next = keptCart(change(readCart(mine[KEY])))
    return { drafts: { ...state.drafts, [owner]: { ...mine, [KEY]: next } } }
  })
}

function keptBy(state: State): unknown {
  const owner = draftOwner(state)
  return owner ? state.drafts[owner]?.[KEY] : undefined
}
