import { Trans } from '@lingui/react/macro'
import { formatTime } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { OWN_ZONE } from '../../web/own-zone.ts'
import { useLanguage } from '../../web/words.ts'
import { cityOf, isSameTime, wallTime } from '../wall-time.ts'

interface MeetingTimeProps {
  /** Instants in UTC. */
  startsAt: string
  endsAt: string
  /** The zone of the person's office. */
  zone: string
}

/** When a meeting is: at the office, and where the clocks of the reader show something else, there. */
export function MeetingTime({ startsAt, endsAt, zone }: MeetingTimeProps) {
  const language = useLanguage()
  const start = new Date(startsAt)
  const there = wallTime(start, zone)
  const [day, from] = [dayInWords(there.day, language), formatTime(there.time)]
  const until = formatTime(wallTime(new Date(endsAt), zone).time)
  const city = cityOf(zone)
  return (
    <>
      <time className="numeric" dateTime={startsAt}>
        <Trans>
          {day}, {from} to {until} ({city} time)
        </Trans>
      </time>
      {!isSameTime(start, zone, OWN_ZONE) && <OwnTime start={start} />}
    </>
  )
}

function OwnTime({ start }: { start: Date }) {
  const language = useLanguage()
  const here = wallTime(start, OWN_ZONE)
  const [day, time] = [dayInWords(here.day, language), formatTime(here.time)]
  return (
    <span className="small faint numeric meeting-own-time">
      <Trans>
        Where you are: {day}, {time}
      </Trans>
    </span>
  )
}
