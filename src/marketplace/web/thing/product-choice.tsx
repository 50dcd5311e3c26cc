import { useLingui } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import type { Product } from '../../catalogue.endpoints.ts'
import type { NextDay } from '../../days/days.endpoints.ts'
import { NextDayWords } from '../price/next-day-words.tsx'
import { DayChoice } from './day-choice.tsx'
import { HourChoice, type HoursShown } from './hour-choice.tsx'
import { PlacesInStay } from './places-in-stay.tsx'
import type { FreePlace } from './stay-places.ts'
import type { TellingDays } from './told-days.tsx'
import type { Availability } from './use-not-available.ts'
import { VariantRows } from './variant-rows.tsx'

interface ProductChoiceProps {
  product: Product
  quantities: Readonly<Record<number, number>>
  onQuantities: (quantities: Record<number, number>) => void
  /** On top of the prices, in percent; null while it is not known. */
  taxPercent: number | null
  day: Day | null
  /** Places in the days of a stay, to choose with one press. */
  places?: readonly FreePlace[]
  /** The reason why it cannot be had in the days of the stay, and when next. */
  next?: NextDay | undefined
  availability: Availability
  dayError?: string | undefined
  /** What the calendar tells of the days, where they are known. */
  told?: TellingDays
  onDay: (day: Day) => void
  /** What hours there are to choose from; null without any. */
  hours: HoursShown | null
  time: string
  timeError?: string | undefined
  onTime: (time: string) => void
}

/** What is chosen of a product: variants, day and hour. It keeps nothing itself. */
export function ProductChoice({ product, quantities, taxPercent, ...on }: ProductChoiceProps) {
  const { t } = useLingui()
  return (
    <>
      <VariantRows
        product={product}
        quantities={quantities}
        taxPercent={taxPercent}
        onChange={on.onQuantities}
      />
      {on.places && (
        <PlacesInStay
          places={on.places}
          day={on.day}
          time={on.time}
          onChoose={(place) => {
            on.onDay(place.day)
            if (place.time) on.onTime(place.time)
          }}
        />
      )}
      {on.next && (
        <p className="places-none" role="status">
          <NextDayWords soldOut={on.next} />
        </p>
      )}
      <DayChoice
        label={t`Date`}
        value={on.day}
        availability={on.availability}
        error={on.dayError}
        {...on.told}
        onChange={on.onDay}
      />
      {on.hours && <HourChoice hours={on.hours} value={on.time} error={on.timeError} onChange={on.onTime} />}
    </>
  )
}
