import './hours.css'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { type Day, formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { FreePlace } from './stay-places.ts'

interface PlacesInStayProps {
  places: readonly FreePlace[]
  day: Day | null
  time: string
  onChoose: (place: FreePlace) => void
}

/** Places in the days of the stay: one press chooses the day and its hour, which stand chosen in the calendar below. */
export function PlacesInStay({ places, day, time, onChoose }: PlacesInStayProps) {
  const language = useLanguage()
  const id = useId()
  if (places.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are pressed buttons, not the fields of a form
    <div className="places" role="group" aria-labelledby={id}>
      <p className="label" id={id}>
        <Trans>Places during your stay</Trans>
      </p>
      {places.map((place) => (
        <button
          key={place.day}
          type="button"
          className="place numeric"
          aria-pressed={day === place.day && (place.time === null || place.time === time)}
          onClick={() => onChoose(place)}
        >
          <b>{dayInWords(place.day, language)}</b>
          {place.time && <span>{formatTime(place.time)}</span>}
        </button>
      ))}
    </div>
  )
}
