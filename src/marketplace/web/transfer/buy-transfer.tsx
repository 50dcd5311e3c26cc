import './transfer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldWords } from '../../../web/forms/field-words.ts'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { useLanguage } from '../../../web/words.ts'
import { TRIPS } from '../../cart.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { besideStay } from '../../stays/beside-stay.ts'
import { addTransfer } from '../../transfers/add-transfer.ts'
import { ridesAt } from '../../transfers/other-rides.ts'
import { orderOfFlight } from '../../transfers/transfer-of-stay.ts'
import { useCart } from '../cart/cart-store.ts'
import { useTax } from '../price/use-tax.ts'
import { BuyFoot, thenOf } from '../thing/buy-panel.tsx'
import { focusFirstFault } from '../thing/focus-first-fault.ts'
import { useTripWords } from '../thing/trip-words.ts'
import { type Then, useAdd } from '../thing/use-add.ts'
import { useNotAvailable } from '../thing/use-not-available.ts'
import { usePaying } from '../thing/use-paying.tsx'
import { useStays } from '../use-stays.ts'
import { LegCard } from './leg-card.tsx'
import { legCents } from './transfer-cents.ts'
import { TransferSum } from './transfer-sum.tsx'
import { TransferThere } from './transfer-there.tsx'
import { TravellerFields } from './traveller-fields.tsx'
import { useTransferChoice } from './use-transfer-choice.ts'
import { useTransferFaults } from './use-transfer-faults.tsx'
import { VehicleChoice } from './vehicle-choice.tsx'

/** A transfer: which way, who rides, in what, and each leg with its day and its flight. */
export function BuyTransfer({ product, onAdded }: { product: Product; onAdded: (then: Then) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const cart = useCart()
  const say = useFieldWords()
  const words = useTripWords()
  const { all: stays, stayAt } = useStays()
  const stay = stayAt(product.hotel)
  const taxPercent = useTax()(product.hotel)
  const chosen = useTransferChoice(product, stay)
  const { choice, legs, travellers, people, detail } = chosen
  const availability = useNotAvailable([
    { idProduct: product.id, detailId: detail?.id ?? null, qty: choice.vehicles },
  ])
  const { isMissing, dayFault, timeFault, outOfHours, isWhole } = useTransferFaults(choice, availability, {
    times: chosen.times,
    minutes: detail?.minutes ?? product.durationMinutes,
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
  const one = legCents(detail, choice)
  return (
    <form
      ref={form}
      className="transfer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(thenOf(event.nativeEvent as SubmitEvent))
      }}
    >
      <div className="transfer-parts">
        <Segmented
          label={t`Trip`}
          value={choice.trip}
          onChange={chosen.setTrip}
          options={TRIPS.map((value) => ({ value, label: words[value] }))}
        />
        <TransferThere stay={stay} cart={cart} />
        <section className="transfer-part">
          <h2 className="title">
            <Trans>Who travels</Trans>
          </h2>
          <TravellerFields
            value={travellers}
            most={chosen.most}
            errorAt={(field) => (tried && isMissing(field) ? say('required') : undefined)}
            onChange={chosen.changeWho}
          />
        </section>
        <VehicleChoice
          product={product}
          taxPercent={taxPercent}
          people={people}
          neededOf={chosen.neededOf}
          value={detail?.id ?? null}
          onChange={chosen.setVehicle}
        />
        <section className="transfer-part">
          <h2 className="title">{legs.length > 1 ? <Trans>Two trips</Trans> : <Trans>One trip</Trans>}</h2>
          {legs.map((leg) => (
            <LegCard
              key={leg}
              leg={leg}
              minutes={detail?.minutes ?? product.durationMinutes}
              value={choice.legs[leg]}
              availability={availability}
              stay={stay}
              beside={besideStay(choice.legs[leg].day, null, stays)}
              sameFlight={orderOfFlight(leg, choice.legs[leg], stay, cart)}
              dayError={tried || choice.legs[leg].day !== null ? dayFault(leg) : undefined}
              outOfHours={outOfHours(leg)}
              others={ridesAt(product.page?.rides ?? [], choice.legs[leg].pickUp, people)}
              times={chosen.times}
              cancelHours={product.page?.cancelHours ?? null}
              timeError={tried ? timeFault(leg) : undefined}
              onChange={(some) => {
                forget()
                chosen.changeLeg(leg, some)
              }}
            />
          ))}
        </section>
      </div>
      <aside className="card buy transfer-sum" aria-labelledby="transfer-sum">
        <h2 className="sub" id="transfer-sum">
          {words[choice.trip]}
          {detail && <>, {detail.detaildisplay[language]}</>}
        </h2>
        <TransferSum
          legs={legs.map((leg) => ({ leg, day: choice.legs[leg].day }))}
          one={one}
          vehicles={choice.vehicles}
          currency={product.currency}
          taxPercent={taxPercent}
        />
        <BuyFoot
          total={{ cents: legs.length * one.cents, currency: product.currency }}
          lines={legs.map(() => one.cents)}
          taxPercent={taxPercent}
          fault={fault}
          paying={paying}
        />
      </aside>
    </form>
  )
}
