import { Plural, Trans } from '@lingui/react/macro'
import { formatDay, isDay } from '../../../kernel/day.ts'
import { WhatStays } from '../../../reservations/desk/blackouts/what-stays.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ClosedProductDays } from './product-chosen.tsx'

/** The most days that are named. */
const MOST_NAMED = 20

interface PlacesOnDaysProps extends Pick<ClosedProductDays, 'taken'> {
  first: string
  last: string
}

/** How many places are taken on the days that are about to be closed, and on which: they stay ordered. */
export function PlacesOnDays({ taken, first, last }: PlacesOnDaysProps) {
  const language = useLanguage()
  if (!isDay(first) || !isDay(last) || first > last) return null
  const days = taken.filter(({ day }) => first <= day && day <= last)
  const places = days.reduce((sum, one) => sum + one.places, 0)
  return (
    <WhatStays
      count={places}
      none={<Trans>Nothing is ordered for these days.</Trans>}
      title={
        <Plural
          value={places}
          one="# place is taken on these days"
          other="# places are taken on these days"
        />
      }
      says={<Trans>What is ordered stays ordered: closing days cancels nothing.</Trans>}
      more={days.length - MOST_NAMED}
    >
      {days.slice(0, MOST_NAMED).map(({ day, places: count }) => (
        <li key={day} className="small">
          {formatDay(day, language)} · <Plural value={count} one="# place" other="# places" />
        </li>
      ))}
    </WhatStays>
  )
}
