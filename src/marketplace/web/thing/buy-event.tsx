import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { formatDay, formatTime } from '../../../kernel/day.ts'
import { boot } from '../../../web/boot.ts'
import { Note } from '../../../web/ui/note.tsx'
import { useLanguage } from '../../../web/words.ts'
import { addEvent } from '../../add-to-cart.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { QuantityRow } from './quantity-row.tsx'
import { type Then, useAdd } from './use-add.ts'
import { usePaying } from './use-paying.tsx'

/** How many seats at an event, on its own day and at its hour. */
export function BuyEvent({ event, onAdded }: { event: ClubEvent; onAdded: (then: Then) => void }) {
  const { t } = useLingui()
  const language = useLanguage()
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
  const { currency, saleprice, left, most } = event
  const { phone } = boot
  return (
    <BuyPanel
      ref={form}
      total={{ cents: qty * saleprice, currency }}
      taxPercent={event.hotel.taxPercent}
      fault={fault}
      paying={paying}
      onSubmit={(then) => {
        if (submit(then) === 'NO_VARIANT')
          form.current?.querySelector<HTMLElement>('.stepper button:last-child')?.focus()
      }}
      closed={
        left === 0 && (
          <Note tone="gold" title={<Trans>Sold out</Trans>}>
            <Trans>The concierge keeps a waiting list, {phone}.</Trans>
          </Note>
        )
      }
    >
      {left > 0 && (
        <QuantityRow
          label={t`Seat`}
          price={<Price cents={saleprice} currency={currency} taxPercent={event.hotel.taxPercent} />}
          hint={
            <>
              <Plural value={left} one="The last seat" other="# seats left" />
              {most < left && (
                <>
                  {' · '}
                  <Plural value={most} one="one for each membership" other="# for each membership" />
                </>
              )}
            </>
          }
          value={qty}
          max={Math.min(left, most)}
          onChange={(next) => {
            forget()
            setQty(next)
          }}
        />
      )}
      <dl className="facts">
        <dt>
          <Trans>Date</Trans>
        </dt>
        <dd>{formatDay(event.startDate, language)}</dd>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>
          {formatTime(event.startTime)} – {formatTime(event.endTime)}
        </dd>
      </dl>
    </BuyPanel>
  )
}
