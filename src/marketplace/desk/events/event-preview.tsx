import { todayIn } from '../../../kernel/day.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { eventOffer } from '../../web/catalogue/offers.ts'
import { EventPage } from '../../web/thing/event-page.tsx'
import { EventSeats } from '../../web/thing/event-seats.tsx'
import { GoodsPreview } from '../goods-preview.tsx'
import { type EventValue, eventAsOwnersGetIt } from './event-value.ts'

interface EventPreviewProps {
  value: EventValue
  choices: GoodsChoices
  taken: number
}

const nothing = () => {}

/** An event's card and its page, drawn by the owner's own parts. */
export function EventPreview({ value, choices, taken }: EventPreviewProps) {
  const zone = choices.hotels.find(({ id }) => id === value.hotelId)?.zone ?? 'UTC'
  const event = eventAsOwnersGetIt(value, choices, { taken, today: todayIn(zone, new Date()) })
  return (
    <GoodsPreview
      offer={eventOffer(event)}
      taxPercent={event.hotel.taxPercent}
      page={(panel) => <EventPage event={event} level="h3" panel={panel} />}
    >
      <EventSeats event={event} qty={0} onQty={nothing} />
    </GoodsPreview>
  )
}
