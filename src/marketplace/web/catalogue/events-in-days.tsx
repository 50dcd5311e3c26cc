import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'
import { FeaturedEvent } from './featured-event.tsx'

/** The events of the days that are looked at: the first with seats large, then the others, the full ones among them. */
export function EventsInDays({ events }: { events: readonly ClubEvent[] }) {
  if (events.length === 0) return null
  const featured = events.find(({ left, begun }) => left > 0 && !begun)
  const others = events.filter((event) => event !== featured)
  return (
    <section aria-labelledby="events-in-days">
      <h2 className="title" id="events-in-days">
        <Trans>Events in your days</Trans>
      </h2>
      {featured && <FeaturedEvent event={featured} level="h3" />}
      {others.length > 0 && (
        <ul className="event-rows">
          {others.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </section>
  )
}

function EventRow({ event }: { event: ClubEvent }) {
  const language = useLanguage()
  const { left, begun, currency, saleprice, hotel } = event
  const isClosed = left === 0 || begun
  return (
    <li className="event-row" data-closed={isClosed}>
      <div className="market-thumb">
        <Picture name={event.picture} sizes="72px" />
      </div>
      <div>
        {isClosed ? (
          <p>
            <Chip tone="quiet">{begun ? <Trans>Has begun</Trans> : <Trans>Full</Trans>}</Chip>
          </p>
        ) : (
          <p className="offer-where">{hotel.name}</p>
        )}
        <h3>
          <Link to="/things-to-do/product/$slug" params={{ slug: event.slug }} search={{ kind: 'event' }}>
            {event.name[language]}
          </Link>
        </h3>
        <p className="numeric">
          {dayInWords(event.startDate, language)}, {formatTime(event.startTime)}
          {!isClosed && (
            <>
              . <Plural value={left} one="# seat left" other="# seats left" />
            </>
          )}
        </p>
        {!isClosed && (
          <p>
            {saleprice === 0 ? (
              <Trans>Without charge</Trans>
            ) : (
              <Price cents={saleprice} currency={currency} taxPercent={hotel.taxPercent} />
            )}
          </p>
        )}
      </div>
    </li>
  )
}
