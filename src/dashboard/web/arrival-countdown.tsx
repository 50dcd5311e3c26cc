import { Plural, Trans } from '@lingui/react/macro'
import { daysBetween, formatTime, instantAt, todayIn } from '../../kernel/day.ts'
import type { Booking } from '../../reservations/reservations.endpoints.ts'
import { useNow } from '../../web/ui/use-now.ts'
import { CountdownFigures } from './countdown-figures.tsx'
import { spanOf } from './wall-clock.ts'

/**
 * The days until a stay, counted as the sentence above counts them, by the calendar at the resort; on the day itself the
 * hours and minutes until its check-in.
 */
export function ArrivalCountdown({ stay }: { stay: Booking }) {
  const now = useNow()
  const left = instantAt(stay.datein, stay.checkInTime, stay.zone).getTime() - now.getTime()
  const time = formatTime(stay.checkInTime)
  if (left <= 0)
    return (
      <p className="stay-remark">
        <Trans>Check-in has been open since {time}.</Trans>
      </p>
    )
  const days = daysBetween(todayIn(stay.zone, now), stay.datein)
  const { hours, minutes } = spanOf(left)
  const day = { figure: days, unit: <Plural value={days} one="day" other="days" /> }
  const clock = [
    { figure: hours, unit: <Plural value={hours} one="hour" other="hours" /> },
    { figure: minutes, unit: <Plural value={minutes} one="minute" other="minutes" /> },
  ]
  return (
    <CountdownFigures parts={days > 0 ? [day] : clock}>
      <Trans>until check-in, {time}</Trans>
    </CountdownFigures>
  )
}
