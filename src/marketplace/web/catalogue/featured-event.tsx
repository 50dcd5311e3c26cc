import './featured-event.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { Price } from '../price/price.tsx'

/** The next evening that still has seats, before everything else. */
export function FeaturedEvent({ event, level: Title = 'h2' }: { event: ClubEvent; level?: 'h2' | 'h3' }) {
  const language = useLanguage()
  const name = event.name[language]
  return (
    <section className="featured" aria-labelledby="featured-title">
      <div className="featured-art">
        <Picture name={event.picture} sizes="(max-width: 760px) 100vw, 700px" eager />
      </div>
      <div className="featured-body">
        <p className="featured-when">
          {dayInWords(event.startDate, language)} · {formatTime(event.startTime)}
        </p>
        <Title id="featured-title">{name}</Title>
        <p>
          {event.metatag[language]}. {event.hotel.name}, {event.location[language]}
        </p>
        <p className="featured-facts numeric">
          {event.saleprice > 0 && (
            <Price cents={event.saleprice} currency={event.currency} taxPercent={event.hotel.taxPercent} />
          )}
          <span>
            <Plural value={event.left} one="# seat left" other="# seats left" />
          </span>
        </p>
        <Link
          to="/things-to-do/product/$slug"
          params={{ slug: event.slug }}
          search={{ kind: 'event' }}
          className={buttonClass()}
        >
          <Trans>Reserve a seat</Trans>
        </Link>
      </div>
    </section>
  )
}
