import { Plural, Trans } from '@lingui/react/macro'
import { formatTime } from '../../../kernel/day.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import type { FreeDay, FreeDays } from '../../days/days.endpoints.ts'

/** Fewer places than these are told in another tone. */
const FEW = 4

interface FreeDayWordsProps {
  free: FreeDay
  hours: FreeDays['hours']
}

/** When something can be had first in the days of the stay, and how many places it has then. */
export function FreeDayWords({ free: { day, time, left }, hours }: FreeDayWordsProps) {
  const inWords = useDayInWords()
  const date = inWords(day)
  const opens = hours && formatTime(hours.opens)
  return (
    <p className="offer-free numeric">
      <b>
        {time ? (
          `${date}, ${formatTime(time)}`
        ) : opens ? (
          <Trans>
            {date}, from {opens}
          </Trans>
        ) : (
          date
        )}
      </b>
      {left !== null && left < FEW && (
        <span className="offer-few">
          <Plural value={left} one="# place left" other="# places left" />
        </span>
      )}
      {left !== null && left >= FEW && (
        <span>
          <Plural value={left} one="# place" other="# places" />
        </span>
      )}
    </p>
  )
}
