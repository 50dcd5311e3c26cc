import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Outcome } from '../../../kernel/outcome.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type Added, NO_VARIANT_TITLE, NO_VARIANT_WORDS } from '../../add-to-cart.ts'
import type { Cart } from '../../cart.ts'
import { cartNow, changeCart } from '../cart/cart-store.ts'

/** A double click within this time adds once (milliseconds). */
const SAME_WISH_MS = 800

export type AddFault = 'NO_VARIANT' | 'ALREADY_IN_CART'

/** Where the owner goes once it is in the cart: on looking, or straight to the checkout. */
export type Then = 'cart' | 'checkout'

interface AddOptions {
  /** What would be added to this cart. */
  add: (cart: Cart) => Outcome<Added, AddFault>
  /** What else has to be in order; answers whether it is. */
  isReady: () => boolean
  done: (then: Then) => void
}

/** Adds to the cart once for each wish, and warns where there is nothing to add (spec, section 5). */
export function useAdd({ add, isReady, done }: AddOptions) {
  const { t, i18n } = useLingui()
  const [fault, setFault] = useState<AddFault | null>(null)
  const addedAt = useRef(0)

  const submit = (then: Then): AddFault | null => {
    if (Date.now() - addedAt.current < SAME_WISH_MS) return null
    const would = add(cartNow())
    setFault(would.ok ? null : would.reason)
    if (!would.ok) {
      if (would.reason === 'NO_VARIANT') {
        const say = (words: { id: string; message: string }) =>
          i18n._(words.id, undefined, { message: words.message })
        toast(say(NO_VARIANT_TITLE), { text: say(NO_VARIANT_WORDS), tone: 'warn' })
      }
      return would.reason
    }
    if (!isReady()) return null
    addedAt.current = Date.now()
    let skipped = 0
    changeCart((cart) => {
      const outcome = add(cart)
      if (!outcome.ok) return cart
      skipped = outcome.value.skipped.length
      return outcome.value.cart
    })
    if (skipped > 0) {
      toast(t`Added to your cart`, {
        text: t`${plural(skipped, {
          one: 'One option was in it already and stays as it was.',
          other: '# options were in it already and stay as they were.',
        })}`,
        tone: 'warn',
      })
    }
    done(then)
    return null
  }
  return { submit, fault, forget: () => setFault(null) }
}
