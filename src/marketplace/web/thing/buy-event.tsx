import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { Note } from '../../../web/ui/note.tsx'
import { addEvent } from '../../add-to-cart.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { BuyPanel } from './buy-panel.tsx'
import { EventSeats } from './event-seats.tsx'
import { focusFirstQuantity } from './focus-first-fault.ts'
import { type Then, useAdd } from './use-add.ts'
import { usePaying } from './use-paying.tsx'

/** How many seats at an event, on its own day and at its hour. */
export function BuyEvent({ event, onAdded }: { event: ClubEvent; onAdded: (then: Then) => void }) {
  const [qty, setQty] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const paying = usePaying((cart, newId) => addEvent(cart, event, qty, newId))
  const { submit, fault, forget } = useAdd({
    add: paying.add,
    isReady: () => true,
    done: (then) => {
      setQty(0)
      onAdded(then)
    },
  })
  const { currency, saleprice, left, begun } = event
  const { phone } = boot
  return (
    <BuyPanel
      ref={form}
      total={{ cents: qty * saleprice, currency }}
      taxPercent={event.hotel.taxPercent}
      fault={fault}
      paying={paying}
      onSubmit={(then) => {
        if (submit(then) === 'NO_VARIANT') focusFirstQuantity(form.current)
      }}
      closed={
        begun ? (
          <Note tone="gold" title={<Trans>It has begun</Trans>}>
            <Trans>The concierge knows whether one can still join, {phone}.</Trans>
          </Note>
        ) : (
          left === 0 && (
            <Note tone="gold" title={<Trans>Sold out</Trans>}>
              <Trans>The concierge keeps a waiting list, {phone}.</Trans>
            </Note>
          )
        )
      }
    >
      <EventSeats
        event={event}
        qty={qty}
        onQty={(next) => {
          forget()
          setQty(next)
        }}
      />
    </BuyPanel>
  )
}
