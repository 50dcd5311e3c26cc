import { useLingui } from '@lingui/react/macro'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { CartLine } from '../../cart.ts'
import { changeQuantity, removeLine } from '../../change-cart.ts'
import { changeCart } from './cart-store.ts'

/** What can be done to a line as a whole. */
export function useLineDeeds(line: CartLine) {
  const { t } = useLingui()
  return {
    /** Another quantity resets the date; the warning says so, under the spec's own title (section 8). */
    setQuantity: (qty: number) => {
      changeCart((cart) => changeQuantity(cart, line.uuid, qty))
      if (line.kind === 'event') return
      const text =
        qty > line.qty
          ? t`The quantity was incremented and the date was reset. Choose the date again.`
          : t`The quantity was reduced and the date was reset. Choose the date again.`
      toast(t`The quantity has changed`, { text, tone: 'warn' })
      requestAnimationFrame(() => showDay(line.uuid))
    },
    remove: () => {
      changeCart((cart) => removeLine(cart, line.uuid))
      toast(t`Removed from your cart`)
    },
  }
}

/** Brings the day that is to be chosen again above the toast, which lies over the foot of a telephone's window. */
function showDay(uuid: string): void {
  document.getElementById(uuid)?.querySelector('.cart-when')?.scrollIntoView({ block: 'nearest' })
}
