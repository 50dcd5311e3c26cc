import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { memo } from 'react'
import { formatDay, formatMonth } from '../../../kernel/day.ts'
import { useLanguage } from '../../../web/words.ts'
import type { House } from '../../house.endpoints.ts'

/**
 * The days of the chart, each with the part that is taken and last year's mark. For the eye alone: in words it stands in the
 * table of the weeks.
 */
export const TapeHead = memo(function TapeHead({ house, day }: { house: House; day: string }) {
  const language = useLanguage()
  const [first, last] = [house.nights[0], house.nights.at(-1)]
  const months = [first, last].map((one) => (one ? formatMonth(Number(one.night.slice(5, 7)), language) : ''))
  const nights = house.days
  return (
    <div className="tape-head" aria-hidden>
      <p className="tape-label">
        <b>{[...new Set(months)].join(' – ')}</b>
        <span>
          <Trans>{nights} nights</Trans>
        </span>
      </p>
      <div className="tape-days">
        {house.nights.map((night) => (
          <DayCell
            key={night.night}
            night={night}
            today={night.night === house.today}
            chosen={night.night === day}
            narrow={nights > 31}
          />
        ))}
      </div>
    </div>
  )
})

interface DayCellProps {
  night: House['nights'][number]
  today: boolean
  chosen: boolean
  narrow: boolean
}

function DayCell({ night: { night, taken, of, before }, today, chosen, narrow }: DayCellProps) {
  const language = useLanguage()
  const at = new Date(`${night}T12:00:00Z`).getUTCDay()
  const weekend = at === 0 || at === 6
  const share = (part: { taken: number; of: number }) => `${part.of > 0 ? (part.taken / part.of) * 100 : 0}%`
  return (
    <span className={clsx('tape-day', weekend && 'weekend', chosen && 'chosen')} data-day={night}>
      {!narrow && <i className="tape-weekday">{formatDay(night, language).charAt(0).toUpperCase()}</i>}
      {(!narrow || at === 1) && (
        <b className={clsx('tape-number numeric', today && 'tape-today')}>{Number(night.slice(8))}</b>
      )}
      <em className="tape-part">
        <span className="tape-taken" style={{ height: share({ taken, of }) }} />
        {before && <span className="tape-taken before" style={{ bottom: share(before) }} />}
      </em>
    </span>
  )
}
