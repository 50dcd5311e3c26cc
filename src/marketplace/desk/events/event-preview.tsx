import '../../web/catalogue/catalogue.css'
import { todayIn } from '../../../kernel/day.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { OfferCard } from '../../web/catalogue/offer-card.tsx'
import { eventOffer } from '../../web/catalogue/offers.ts'
import { BuyPanel } from '../../web/thing/buy-panel.tsx'
import { EventPage } from '../../web/thing/event-page.tsx'
import { EventSeats } from '../../web/thing/event-seats.tsx'
import { asOwnersGetIt, type EventValue } from './event-value.ts'

interface EventPreviewProps {
  value: EventValue
  choices: GoodsChoices
  taken: number
}

const nothing = () => {}

/** An event's card and its page, drawn by the owner's own parts. */
export function EventPreview({ value, choices, taken }: EventPreviewProps) {
  const zone = choices.hotels.find(({ id }) => id === value.hotelId)?.zone ?? 'UTC'
  const event = asOwnersGetIt(value, choices, { taken, today: todayIn(zone, new Date()) })
  return (
    <div className="goods-preview">
      <OfferCard offer={eventOffer(event)} taxPercent={event.hotel.taxPercent} />
      <div>
        <EventPage
          event={event}
          level="h3"
          panel={
            <BuyPanel
              total={{ cents: 0, currency: event.currency }}
              taxPercent={event.hotel.taxPercent}
              fault={null}
              onSubmit={nothing}
            >
              <EventSeats event={event} qty={0} onQty={nothing} />
            </BuyPanel>
          }
        />
      </div>
    </div>
  )
}
