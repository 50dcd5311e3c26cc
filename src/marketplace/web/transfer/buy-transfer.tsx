import './transfer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { useLanguage } from '../../../web/words.ts'
import { TRIPS } from '../../cart.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import { useTax } from '../price/use-tax.ts'
import { BuyFoot, thenOf } from '../thing/buy-panel.tsx'
import { useTripWords } from '../thing/trip-words.ts'
import type { Then } from '../thing/use-add.ts'
import { LegCard } from './leg-card.tsx'
import { legCents } from './transfer-cents.ts'
import { TransferSum } from './transfer-sum.tsx'
import { TransferThere } from './transfer-there.tsx'
import { TravellerFields } from './traveller-fields.tsx'
import { type TransferOrder, useTransferOrder } from './use-transfer-order.tsx'
import { VehicleChoice } from './vehicle-choice.tsx'

/** A transfer: which way, who rides, in what, and each leg with its day and its flight. */
export function BuyTransfer({ product, onAdded }: { product: Product; onAdded: (then: Then) => void }) {
  const { t } = useLingui()
  const words = useTripWords()
  const taxPercent = useTax()(product.hotel)
  const order = useTransferOrder(product, onAdded)
  const { choice, legs, travellers, people, detail, ...chosen } = order.chosen
  return (
    <form
      ref={order.form}
      className="transfer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void order.submit(thenOf(event.nativeEvent as SubmitEvent))
      }}
    >
      <div className="transfer-parts">
        <Segmented
          label={t`Trip`}
          value={choice.trip}
          onChange={chosen.setTrip}
          options={TRIPS.map((value) => ({ value, label: words[value] }))}
        />
        <TransferThere stay={order.stay} cart={order.cart} />
        <section className="transfer-part">
          <h2 className="title">
            <Trans>Who travels</Trans>
          </h2>
          <TravellerFields
            value={travellers}
            most={chosen.most}
            errorAt={order.whoFault}
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
            <LegCard key={leg} {...order.cardOf(leg)} />
          ))}
        </section>
      </div>
      <TransferTotal product={product} order={order} taxPercent={taxPercent} />
    </form>
  )
}

interface TransferTotalProps {
  product: Product
  order: TransferOrder
  taxPercent: ReturnType<ReturnType<typeof useTax>>
}

/** The trip and its vehicle, what each leg costs, the sum, and the buttons. */
function TransferTotal({ product, order, taxPercent }: TransferTotalProps) {
  const language = useLanguage()
  const words = useTripWords()
  const { choice, legs, detail } = order.chosen
  const { currency } = product
  const one = legCents(detail, choice)
  return (
    <aside className="card buy transfer-sum" aria-labelledby="transfer-sum">
      <h2 className="sub" id="transfer-sum">
        {words[choice.trip]}
        {detail && <>, {detail.detaildisplay[language]}</>}
      </h2>
      <TransferSum
        legs={legs.map((leg) => ({ leg, day: choice.legs[leg].day }))}
        one={one}
        vehicles={choice.vehicles}
        currency={currency}
        taxPercent={taxPercent}
      />
      <BuyFoot
        total={{ cents: legs.length * one.cents, currency }}
        lines={legs.map(() => one.cents)}
        taxPercent={taxPercent}
        fault={order.fault}
        paying={order.paying}
      />
    </aside>
  )
}
