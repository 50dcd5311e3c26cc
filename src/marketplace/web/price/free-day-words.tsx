import { Plural, Trans } from '@lingui/react/macro'
import { formatDay, formatTime } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { FreeDay } from '../../days/days.endpoints.ts'

/** Fewer places than these are told in another tone. */
const FEW = 4

/** The first day and hour at which something can be had in the days of the stay, and how many places it has then. */
export function FreeDayWords({ free: { day, time, left } }: { free: FreeDay }) {
  const language = useLanguage()
  const when = time ? `${formatDay(day, language)}, ${formatTime(time)}` : formatDay(day, language)
  return (
    <p className="offer-free numeric">
      <span>
        <Trans>Free from {when}</Trans>
      </span>
      {left !== null && (
        <span className={left < FEW ? 'offer-few' : undefined}>
          <Plural value={left} one="# place left" other="# places left" />
        </span>
      )}
    </p>
  )
}
