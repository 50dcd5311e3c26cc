import { Plural, Trans } from '@lingui/react/macro'
import { formatTime, instantAt } from '../../kernel/day.ts'
import type { Booking } from '../../reservations/reservations.endpoints.ts'
import { useNow } from '../../web/ui/use-now.ts'
import { CountdownFigures } from './countdown-figures.tsx'
import { spanOf } from './wall-clock.ts'

/** Days, hours and minutes until the check-in time of a stay, on the resort's clock. */
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
  const { days, hours, minutes } = spanOf(left)
  return (
    <CountdownFigures
      parts={[
        { figure: days, unit: <Plural value={days} one="day" other="days" /> },
        { figure: hours, unit: <Plural value={hours} one="hour" other="hours" /> },
        { figure: minutes, unit: <Plural value={minutes} one="minute" other="minutes" /> },
      ]}
    >
      <Trans>until check-in, {time}</Trans>
    </CountdownFigures>
  )
}
