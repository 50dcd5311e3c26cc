import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Gift from 'lucide-react/icons/gift'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { Picture } from '../../../web/ui/picture.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { FreeDay, FreeDays, NextDay } from '../../days/days.endpoints.ts'
import type { PayingBenefit } from '../../stays/stays.endpoints.ts'
import { FreeDayWords } from '../price/free-day-words.tsx'
import { NextDayWords } from '../price/next-day-words.tsx'
import { Price } from '../price/price.tsx'
import { Rating } from '../reviews/rating.tsx'
import { DurationWords } from './duration-words.tsx'
import { Marked } from './marked-text.tsx'
import type { CatalogueOffer } from './offers.ts'

interface OfferProps {
  offer: CatalogueOffer
  /** On top of its price, in percent; null while it is not known. */
  taxPercent: number | null
  /** What was searched for, folded: it is marked in the name and the line. */
  words?: readonly string[]
  /** The reason why it cannot be had in the days of the stay, and when next. */
  next?: NextDay | undefined
  /** When it can be had first in the days of the stay. */
  free?: { on: FreeDay; hours: FreeDays['hours'] } | undefined
  /** What would pay for it. */
  benefit?: PayingBenefit | null
  /** Its day is being asked for: the line keeps its room. */
  isDayOnItsWay?: boolean
}

/** Something to do, as a card; its whole face leads to its page. */
export function OfferCard({
  offer,
  taxPercent,
  words = [],
  next,
  free,
  benefit = null,
  isDayOnItsWay,
}: OfferProps) {
  const language = useLanguage()
  return (
    <article className="offer-card">
      <div className="offer-art">
        <Picture name={offer.picture} sizes="(max-width: 520px) 100vw, 320px" />
        <OfferChip offer={offer} benefit={benefit} />
      </div>
      <div>
        <p className="offer-where">
          <span>{offer.hotel?.name ?? <Trans>At every resort</Trans>}</span>
          {offer.rating && <Rating rating={offer.rating} />}
        </p>
        <h3>
          <Link
            to="/things-to-do/product/$slug"
            params={{ slug: offer.slug }}
            search={offer.kind === 'product' ? {} : { kind: offer.kind }}
          >
            <Marked text={offer.name[language]} words={words} />
          </Link>
        </h3>
        <p className="offer-tag">
          <Marked text={offer.metatag[language]} words={words} />
        </p>
        {next && (
          <p className="offer-next">
            <NextDayWords soldOut={next} />
          </p>
        )}
        {free ? (
          <FreeDayWords free={free.on} hours={free.hours} />
        ) : (
          isDayOnItsWay && !next && <p className="offer-free">{'\u00a0'}</p>
        )}
        <p className="offer-price">
          <OfferPrice offer={offer} taxPercent={taxPercent} />
        </p>
      </div>
    </article>
  )
}

function OfferPrice({ offer, taxPercent }: OfferProps) {
  const language = useLanguage()
  const { cents, before, currency, when, minutes } = offer
  const price = <Price cents={cents} before={before ?? cents} currency={currency} taxPercent={taxPercent} />
  return (
    <>
      <span>
        {cents === 0 ? (
          <b>
            <Trans>Without charge</Trans>
          </b>
        ) : offer.from ? (
          <Trans>from {price}</Trans>
        ) : (
          price
        )}
      </span>
      {minutes !== null && (
        <span>
          <DurationWords minutes={minutes} most={offer.mostMinutes} />
        </span>
      )}
      {when && (
        <span>
          {dayInWords(when.day, language)} · {formatTime(when.time)}
        </span>
      )}
    </>
  )
}

/** What sets it apart, the weightiest first. */
function OfferChip({ offer, benefit }: Pick<OfferProps, 'offer' | 'benefit'>) {
  const { promo } = offer
  if (offer.soldOut)
    return (
      <Chip onImage>
        <Trans>Sold out</Trans>
      </Chip>
    )
  if (offer.begun)
    return (
      <Chip onImage>
        <Trans>Has begun</Trans>
      </Chip>
    )
  if (benefit)
    return (
      <Chip onImage icon={Gift}>
        <LeftToPayWith benefit={benefit} />
      </Chip>
    )
  if (promo !== null)
    return (
      <Chip onImage>
        <Trans>{promo}% off</Trans>
      </Chip>
    )
  if (offer.kind === 'package')
    return (
      <Chip onImage>
        <Trans>Package</Trans>
      </Chip>
    )
  if (offer.kind === 'event')
    return (
      <Chip onImage>
        <Trans>Event</Trans>
      </Chip>
    )
  if (!offer.best) return null
  return (
    <Chip onImage>
      <Trans>Best seller</Trans>
    </Chip>
  )
}

function LeftToPayWith({ benefit: { unit, balance, currency } }: { benefit: PayingBenefit }) {
  if (unit === 'passes' || currency === null) return <Trans>Your benefit pays: {balance} left</Trans>
  const left = formatMoney({ cents: balance, currency })
  return (
    <Trans>
      Your benefit pays: {left} {currency} left
    </Trans>
  )
}
