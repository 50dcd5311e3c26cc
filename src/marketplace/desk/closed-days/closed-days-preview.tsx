import { Trans } from '@lingui/react/macro'
import { addDays, type Day, daysBetween, isDay } from '../../../kernel/day.ts'
import { AsOwner } from '../../../web/desk/as-owner.tsx'
import { TriedDays } from '../tried-days.tsx'
import type { ClosedProductDays } from './product-chosen.tsx'

interface ClosedDaysPreviewProps {
  value: { id?: number; first: string; last: string }
  product: ClosedProductDays | undefined
}

/** The owner's calendar of the product with the days struck through. */
export function ClosedDaysPreview({ value, product }: ClosedDaysPreviewProps) {
  if (!product) return null
  const { id, first, last } = value
  const { today, until } = product
  const whole = isDay(first) && isDay(last) && first <= last
  const others = product.closed.filter((one) => one.id !== id)
  const closed = whole ? [...others, { first, last }] : others
  const shown = whole && first > today ? (first > until ? until : first) : today
  return (
    <AsOwner
      tryable
      where={
        <Trans>
          The calendar of the product’s page and of the cart, as if every other day had places. Try it:
          nothing is ordered.
        </Trans>
      }
    >
      {() => (
        <TriedDays
          at={product}
          disable={closed.flatMap((one) => daysOf(one)).filter((day) => today <= day && day <= until)}
          shown={shown}
        />
      )}
    </AsOwner>
  )
}

const daysOf = ({ first, last }: { first: Day; last: Day }): Day[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
