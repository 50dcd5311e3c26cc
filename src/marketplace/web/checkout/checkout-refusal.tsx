import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CallFailure } from '../../../web/calls/call.ts'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Cart } from '../../cart.ts'
import type { PricedCart } from '../../checkout.endpoints.ts'
import { LINE_FAULT_WORDS, type LineFault } from '../../line-fault.ts'
import { cartFaultsOf } from '../cart/cart-faults.ts'
import { priceChangesOf } from '../cart/price-changes.ts'
import { PriceChangesNote } from '../cart/price-changes-note.tsx'
import { pricedOf } from './use-place-order.ts'

interface CheckoutRefusalProps {
  cart: Cart
  /** The server's figures for the cart as it stands; null while they are on their way. */
  priced: PricedCart | null
  failure: CallFailure | null
  /** Something of a line is missing that only the cart can mend. */
  incomplete: boolean
  onTaken: () => void
}

/** What stands between the cart and the order: prices that changed, lines that cannot be had, a call that failed. */
export function CheckoutRefusal({ cart, priced, failure, incomplete, onTaken }: CheckoutRefusalProps) {
  const figures = pricedOf(failure) ?? priced
  const changes = figures ? priceChangesOf(cart, figures) : []
  const faults = cartFaultsOf(cart, figures)
  return (
    <>
      {figures && <PriceChangesNote changes={changes} priced={figures} onTaken={onTaken} />}
      {faults.size > 0 || incomplete ? (
        <FaultyLines cart={cart} faults={faults} />
      ) : (
        failure && !failure.fields && <FormError>{failure.message}</FormError>
      )}
    </>
  )
}

function FaultyLines({ cart, faults }: { cart: Cart; faults: ReadonlyMap<string, LineFault> }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <Note tone="bad" spoken title={<Trans>Some lines need correcting</Trans>}>
      <ul className="cart-changes">
        {cart.flatMap((line) => {
          const fault = faults.get(line.uuid)
          if (!fault || (line.kind === 'package' && fault === 'no-date')) return []
          const words = LINE_FAULT_WORDS[fault]
          return [
            <li key={line.uuid}>
              <b>{line.name[language]}</b>
              <span>
                {i18n._(
                  words.id,
                  { most: line.most, seats: line.people * line.qty },
                  { message: words.message },
                )}
              </span>
            </li>,
          ]
        })}
      </ul>
      <Link to="/things-to-do/cart" className="link">
        <Trans>Correct it in the cart</Trans>
      </Link>
    </Note>
  )
}
