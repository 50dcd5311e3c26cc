import '../../web/catalogue.css'
import { todayIn } from '../../../kernel/day.ts'
import type { GoodsChoices } from '../../publish-products.endpoints.ts'
import { EventPage } from '../../web/event-page.tsx'
import { OfferCard } from '../../web/offer-card.tsx'
import { eventOffer } from '../../web/offers.ts'
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
      <OfferCard offer={eventOffer(event)} />
      <div>
        <EventPage event={event} level="h3" onAdded={nothing} />
      </div>
    </div>
  )
}
