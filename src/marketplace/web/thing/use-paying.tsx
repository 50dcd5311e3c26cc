import '../cart/line-benefit.css'
import '../../../web/ui/fields/checkbox.css'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../../kernel/money.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import { done } from '../../../kernel/outcome.ts'
import type { Added } from '../../add-to-cart.ts'
import { type BenefitOffer, benefitOffers } from '../../benefit-offers.ts'
import type { Cart } from '../../cart.ts'
import { payWithBenefit } from '../../change-cart.ts'
import { useCart } from '../cart/cart-store.ts'
import { LeftOfBenefit } from '../cart/line-benefit.tsx'
import { LineFaultNote } from '../cart/line-fault-note.tsx'
import { newLineId } from '../cart/line-id.ts'
import { usePricedCart } from '../cart/use-priced-cart.ts'
import type { AddFault } from './use-add.ts'

type Add = (cart: Cart, newId: () => string) => Outcome<Added, AddFault>

/** The ids of lines that are only priced: the same each time, so that the same question is asked once. */
function idsToAsk(): () => string {
  let count = 0
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
}

/**
 * The benefits that would pay for what is being chosen, before it is in the cart: asked of the server with the cart as it
 * stands, so that nothing is offered that other lines have used. `add` then pays with those that were ticked.
 */
export function usePaying(add: Add): {
  /** The sentence that it is more than one membership may have; null where it is not. */
  beyond: ReactNode
  offer: ReactNode
  add: (cart: Cart) => Outcome<Added, AddFault>
  saves: number
} {
  const cart = useCart()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const would = add(cart, idsToAsk())
  const added = would.ok ? would.value.added : []
  const { priced } = usePricedCart(would.ok ? would.value.cart : [], { wanted: would.ok })
  const beyond = priced
    ? added.find(({ uuid }) => priced.lines.some((line) => line.uuid === uuid && line.fault === 'ceiling'))
    : undefined
  const offers = priced ? benefitOffers(added, priced.lines) : []
  const used = offers.filter(({ idBenefitYear }) => chosen.includes(idBenefitYear))
  return {
    beyond: beyond ? (
      <LineFaultNote
        fault="ceiling"
        line={{
          ...beyond,
          most: priced?.lines.find(({ uuid }) => uuid === beyond.uuid)?.most ?? beyond.most,
        }}
      />
    ) : null,
    offer: offers.map((offer) => (
      <PayingOffer
        key={`${offer.idBenefitYear} ${offer.currency}`}
        offer={offer}
        checked={used.includes(offer)}
        onChange={(checked) =>
          setChosen(
            checked ? [...chosen, offer.idBenefitYear] : chosen.filter((one) => one !== offer.idBenefitYear),
          )
        }
      />
    )),
    saves: used.reduce((sum, { saves }) => sum + saves, 0),
    add: (now) => {
      const outcome = add(now, newLineId)
      if (!outcome.ok) return outcome
      // By its place among what is added: the ids that were asked about were none.
      const paid = used.flatMap(({ uuids, idBenefitYear }) =>
        uuids.map((uuid) => ({ place: added.findIndex((line) => line.uuid === uuid), idBenefitYear })),
      )
      return done({
        ...outcome.value,
        cart: paid.reduce((all, { place, idBenefitYear }) => {
          const line = outcome.value.added[place]
          return line ? payWithBenefit(all, line.uuid, idBenefitYear) : all
        }, outcome.value.cart),
      })
    },
  }
}

interface PayingOfferProps {
  offer: BenefitOffer
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A benefit to tick: what is left of it, and what would no longer be paid. */
function PayingOffer({ offer, checked, onChange }: PayingOfferProps) {
  const { currency, needs, unit, saves } = offer
  const price = formatMoney({ cents: saves, currency })
  return (
    <label className="check line-benefit benefit-offer">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <b>
          <LeftOfBenefit benefit={offer} currency={currency} />
        </b>{' '}
        {unit === 'passes' && needs > 1 ? (
          <Trans>
            Use {needs}: they pay {price} {currency}.
          </Trans>
        ) : unit === 'passes' ? (
          <Trans>
            Use one: it pays {price} {currency}.
          </Trans>
        ) : (
          <Trans>
            Use it: it pays {price} {currency}.
          </Trans>
        )}
      </span>
    </label>
  )
}
