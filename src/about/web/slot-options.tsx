import { useLingui } from '@lingui/react/macro'
import { formatDay, formatTime } from '../../kernel/day.ts'
import { OWN_ZONE } from '../../web/own-zone.ts'
import { useLanguage } from '../../web/words.ts'
import type { WireSlot } from '../meetings.endpoints.ts'
import { isSameTime, wallTime } from '../wall-time.ts'

interface SlotOptionsProps {
  slots: readonly WireSlot[]
  /** The zone of the office; where the reader's clock shows another time, that stands below. */
  zone: string
  value: string
  onChange: (startsAt: string) => void
}

/** The free times of a day. */
export function SlotOptions({ slots, zone, value, onChange }: SlotOptionsProps) {
  return (
    <div className="slot-options">
      {slots.map(({ startsAt }) => (
        <label key={startsAt} className="leaf">
          <input
            type="radio"
            name="startsAt"
            value={startsAt}
            checked={startsAt === value}
            onChange={() => onChange(startsAt)}
          />
          <b className="numeric">{formatTime(wallTime(new Date(startsAt), zone).time)}</b>
          <OwnClock startsAt={startsAt} zone={zone} />
        </label>
      ))}
    </div>
  )
}

function OwnClock({ startsAt, zone }: { startsAt: string; zone: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const start = new Date(startsAt)
  if (isSameTime(start, zone, OWN_ZONE)) return null
  const [there, here] = [wallTime(start, zone), wallTime(start, OWN_ZONE)]
  const time = formatTime(here.time)
  const day = formatDay(here.day, language).split(/[ ,]/)[0]
  return (
    <span className="numeric">{here.day === there.day ? t`yours ${time}` : t`yours ${day} ${time}`}</span>
  )
}
