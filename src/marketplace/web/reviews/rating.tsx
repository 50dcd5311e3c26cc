import './reviews.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'

/** The average of what owners say, with how many they are. */
export function Rating({ rating: { average, count } }: { rating: { average: number; count: number } }) {
  const { t } = useLingui()
  const stars = average.toFixed(1)
  return (
    <span className="rating numeric">
      <Star className="icon-small" aria-hidden />
      <span>{t`${stars} of 5, ${plural(count, { one: '# owner', other: '# owners' })}`}</span>
    </span>
  )
}

/** Stars out of five for eyes; a screen reader hears it in words. */
export function Stars({ of }: { of: number }) {
  return (
    <span className="stars">
      <span className="hidden-text">
        <Trans>{of} of 5</Trans>
      </span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} className="icon-small" data-full={star <= of} aria-hidden />
      ))}
    </span>
  )
}
