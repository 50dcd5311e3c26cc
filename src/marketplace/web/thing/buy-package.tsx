import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '../../../kernel/day.ts'
import { addPackage } from '../../add-to-cart.ts'
import type { Package } from '../../catalogue.endpoints.ts'
import { besideStay } from '../../stays/beside-stay.ts'
import { newLineId } from '../cart/line-id.ts'
import { BesideStayNote } from '../price/beside-stay-note.tsx'
import { useTax } from '../price/use-tax.ts'
import { useStays } from '../use-stays.ts'
import { BuyPanel, useDayFault } from './buy-panel.tsx'
import { focusFirstFault, focusFirstQuantity } from './focus-first-fault.ts'
import { PackageChoice } from './package-choice.tsx'
import { onDay } from './package-day.ts'
import { stayDays, useShownMonth } from './told-days.tsx'
import { type Then, useAdd } from './use-add.ts'
import { useNotAvailable } from './use-not-available.ts'

/** How many of a package, and its day; in the cart each part may have a day of its own. */
export function BuyPackage({ bundle, onAdded }: { bundle: Package; onAdded: (then: Then) => void }) {
  const taxPercent = useTax()(bundle.hotel)
  const { all: stays } = useStays()
  const [qty, setQty] = useState(0)
  const [day, setDay] = useState<Day | null>(null)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const availability = useNotAvailable(
    bundle.products.map((part) => ({
      idProduct: part.idProduct,
      detailId: part.detailId,
      qty: part.qty * Math.max(qty, 1),
    })),
  )
  const month = useShownMonth(availability.today)
  const dayFault = useDayFault(day, availability.dates)
  const { submit, fault, forget } = useAdd({
    add: (cart) => onDay(addPackage(cart, bundle, qty, newLineId), day),
    isReady: () => {
      flushSync(() => setTried(true))
      if (dayFault) focusFirstFault(form.current)
      return !dayFault
    },
    done: (then) => {
      setQty(0)
      setDay(null)
      setTried(false)
      onAdded(then)
    },
  })
  const { currency, saleprice } = bundle
  return (
    <BuyPanel
      ref={form}
      total={{ cents: qty * saleprice, currency }}
      taxPercent={taxPercent}
      fault={fault}
      onSubmit={(then) => {
        if (submit(then) === 'NO_VARIANT') focusFirstQuantity(form.current)
      }}
    >
      <PackageChoice
        bundle={bundle}
        taxPercent={taxPercent}
        qty={qty}
        onQty={(next) => {
          forget()
          setQty(next)
        }}
        day={day}
        availability={availability}
        dayError={(tried || day !== null) && dayFault ? dayFault : undefined}
        onDay={setDay}
        told={stayDays(month)}
      />
      <BesideStayNote beside={besideStay(day, null, stays)} />
    </BuyPanel>
  )
}
