import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldWords } from '../../../web/forms/field-words.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { besideStay } from '../../stays/beside-stay.ts'
import { addTransfer } from '../../transfers/add-transfer.ts'
import type { Leg } from '../../transfers/legs.ts'
import { ridesAt } from '../../transfers/other-rides.ts'
import { orderOfFlight } from '../../transfers/transfer-of-stay.ts'
import { useCart } from '../cart/cart-store.ts'
import { focusFirstFault } from '../thing/focus-first-fault.ts'
import { type Then, useAdd } from '../thing/use-add.ts'
import { useNotAvailable } from '../thing/use-not-available.ts'
import { usePaying } from '../thing/use-paying.tsx'
import { useStays } from '../use-stays.ts'
import { useTransferChoice } from './use-transfer-choice.ts'
import { useTransferFaults } from './use-transfer-faults.tsx'

/** A transfer as it is being chosen, what is wrong with it, and the way into the cart. */
export type TransferOrder = ReturnType<typeof useTransferOrder>

/** Chooses a transfer of a product: its faults show once somebody has tried to add it. */
export function useTransferOrder(product: Product, onAdded: (then: Then) => void) {
  const cart = useCart()
  const say = useFieldWords()
  const { all: stays, stayAt } = useStays()
  const stay = stayAt(product.hotel)
  const chosen = useTransferChoice(product, stay)
  const { choice, legs, people, detail } = chosen
  const availability = useNotAvailable([
    { idProduct: product.id, detailId: detail?.id ?? null, qty: choice.vehicles },
  ])
  const minutes = detail?.minutes ?? product.durationMinutes
  const { isMissing, dayFault, timeFault, outOfHours, isWhole } = useTransferFaults(choice, availability, {
    times: chosen.times,
    minutes,
  })
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const paying = usePaying((cart, newId) => addTransfer(cart, product, choice, newId))
  const { submit, fault, forget } = useAdd({
    add: paying.add,
    isReady: () => {
      flushSync(() => setTried(true))
      const isGood = isWhole(legs)
      if (!isGood) focusFirstFault(form.current)
      return isGood
    },
    done: (then) => {
      chosen.begin()
      setTried(false)
      onAdded(then)
    },
  })
  return {
    ...{ cart, stay, chosen, form, paying, submit, fault },
    whoFault: (field: Parameters<typeof isMissing>[0]) =>
      tried && isMissing(field) ? say('required') : undefined,
    /** What a leg's card shows and does. */
    cardOf: (leg: Leg) => {
      const value = choice.legs[leg]
      return {
        ...{ leg, minutes, value, availability, stay },
        beside: besideStay(value.day, null, stays),
        sameFlight: orderOfFlight(leg, value, stay, cart),
        dayError: tried || value.day !== null ? dayFault(leg) : undefined,
        outOfHours: outOfHours(leg),
        others: ridesAt(product.page?.rides ?? [], value.pickUp, people),
        times: chosen.times,
        cancelHours: product.page?.cancelHours ?? null,
        timeError: tried ? timeFault(leg) : undefined,
        onChange: (some: Parameters<typeof chosen.changeLeg>[1]) => {
          forget()
          chosen.changeLeg(leg, some)
        },
      }
    },
  }
}
