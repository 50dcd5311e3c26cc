import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '../../../kernel/day.ts'
import { addProduct } from '../../add-to-cart.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { besideStay } from '../../stays/beside-stay.ts'
import { isAt } from '../../stays/during.ts'
import { minutesOfParty } from '../../times/how-long.ts'
import { useNextDays } from '../catalogue/use-next-days.ts'
import { BesideStayNote } from '../price/beside-stay-note.tsx'
import { LimitOfChoice } from '../price/free-until.tsx'
import { useTax } from '../price/use-tax.ts'
import { useStayDay } from '../use-stay-day.ts'
import { useStays } from '../use-stays.ts'
import { onlyDay } from './availability.ts'
import { BuyPanel, useDayFault } from './buy-panel.tsx'
import { focusFirstFault, focusFirstQuantity } from './focus-first-fault.ts'
import { hourChosen, hoursShown } from './hours-for.ts'
import { ProductChoice } from './product-choice.tsx'
import { placesIn } from './stay-places.ts'
import { tellingDays, useShownMonth } from './told-days.tsx'
import { type Then, useAdd } from './use-add.ts'
import { useNotAvailable } from './use-not-available.ts'
import { usePaying } from './use-paying.tsx'
import { useProductDays } from './use-product-days.ts'

/** Variants, day and hour. */
export function BuyProduct({ product, onAdded }: { product: Product; onAdded: (then: Then) => void }) {
  const { t } = useLingui()
  const taxPercent = useTax()(product.hotel)
  const { all: stays } = useStays()
  const [quantities, setQuantities] = useState<Record<number, number>>({})
  const [chosenDay, setDay] = useState<Day | null>(null)
  const [time, setTime] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const only = useStayDay(product.stayDay, product.hotel)
  const chosen = product.details.filter(({ id }) => (quantities[id] ?? 0) > 0)
  const availability = useNotAvailable(
    chosen.length > 0
      ? chosen.map(({ id }) => ({ idProduct: product.id, detailId: id, qty: quantities[id] ?? 1 }))
      : [{ idProduct: product.id, detailId: null, qty: 1 }],
    only,
  )
  const day = chosenDay ?? onlyDay(availability)
  const month = useShownMonth(availability.today)
  const days = useProductDays(product.id, month.shown ?? availability.today)
  const party = chosen.map(({ id }) => ({ detailId: id, qty: quantities[id] ?? 0 }))
  const here = month.stay && isAt(product, month.stay.hotel.id) ? month.stay : null
  // The month on show may be another than the stay's.
  const daysOfStay = useProductDays(here && product.id, here?.datein ?? availability.today)
  const { next } = useNextDays([product.id], here)
  const places = placesIn(here, daysOfStay, party, availability.dates)
  // The month on show may be another than the chosen day's.
  const daysOfChoice = useProductDays(product.id, day ?? month.shown ?? availability.today)
  const hours = hoursShown(daysOfChoice, day, party, minutesOfParty(product.details, party))
  const isWaiting = day !== null && !daysOfChoice.on(day) && !daysOfChoice.isError
  const hour = hourChosen(hours, time)
  const timeFault = hour === null || isWaiting ? t`Choose a time.` : undefined
  const dayFault = useDayFault(day, availability.dates)
  const paying = usePaying((cart, newId) =>
    addProduct(cart, product, quantities, { operationdate: day, operationtime: hour ?? time }, newId),
  )
  const { submit, fault, forget } = useAdd({
    add: paying.add,
    isReady: () => {
      flushSync(() => setTried(true))
      const isGood = !dayFault && !timeFault
      if (!isGood) focusFirstFault(form.current)
      return isGood
    },
    done: (then) => {
      setQuantities({})
      setDay(null)
      setTime('')
      setTried(false)
      onAdded(then)
    },
  })
  const cents = chosen.reduce(
    (sum, detail) => sum + (quantities[detail.id] ?? 0) * detail.salepriceWithDiscount,
    0,
  )
  return (
    <BuyPanel
      ref={form}
      total={{ cents, currency: product.currency }}
      lines={chosen.map((detail) => (quantities[detail.id] ?? 0) * detail.salepriceWithDiscount)}
      taxPercent={taxPercent}
      fault={fault}
      paying={paying}
      onSubmit={(then) => {
        // The warning asks for a quantity: there the focus goes.
        if (submit(then) === 'NO_VARIANT') focusFirstQuantity(form.current)
      }}
    >
      <ProductChoice
        product={product}
        quantities={quantities}
        onQuantities={(next) => {
          forget()
          setQuantities(next)
        }}
        taxPercent={taxPercent}
        day={day}
        places={places}
        next={next.get(product.id)}
        availability={availability}
        told={tellingDays(days, party, month)}
        dayError={(tried || day !== null) && dayFault ? dayFault : undefined}
        onDay={setDay}
        hours={hours}
        time={time}
        timeError={tried ? timeFault : undefined}
        onTime={setTime}
      />
      <BesideStayNote beside={besideStay(day, hours ? hour : null, stays)} />
      <LimitOfChoice
        day={dayFault ? null : day}
        time={hour}
        hasHours={hours !== null}
        cancelHours={product.page?.cancelHours ?? null}
        zone={availability.zone}
      />
    </BuyPanel>
  )
}
