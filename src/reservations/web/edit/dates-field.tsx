import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { type DayRange, todayIn } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/query.ts'
import { DateRangePopover } from '../../../web/ui/calendar/date-range-popover.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { listBlackouts } from '../../reservations.endpoints.ts'
import { isClosed, lastDay } from '../request/closed-nights.ts'
import { StayDays } from '../request/stay-days.tsx'

interface DatesFieldProps {
  booking: BookingDetails
  dates: DayRange
  onChange: (dates: DayRange) => void
}

/** Check-in and check-out: both change or neither. Nights that the resort has closed cannot be chosen. */
export function DatesField({ booking, dates, onChange }: DatesFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const calendar = useQuery(queryOf(listBlackouts, { query: { idContract: booking.idContract } }))
  return (
    <div className="field">
      <span className="edit-label" aria-hidden>
        <Trans>Check-in and check-out</Trans>
      </span>
      <DateRangePopover
        label={t`Stay dates`}
        className="input edit-dates"
        language={language}
        zone={booking.zone}
        minDay={calendar.data?.today ?? todayIn(booking.zone, new Date())}
        maxDay={lastDay(calendar.data?.lastNight ?? null)}
        isUnavailable={(day, arrival) => isClosed(calendar.data?.data ?? [], day, arrival)}
        blackoutLabel={t({ message: 'Closed', context: 'night' })}
        value={dates}
        onChange={onChange}
      >
        <CalendarDays className="icon faint" aria-hidden />
        <span className="hidden-text">
          <Trans>Check-in and check-out</Trans>
        </span>
        <StayDays dates={dates} />
      </DateRangePopover>
      <p className="field-hint">
        <Trans>Your nights stay yours until the new ones are certain: both dates change, or neither.</Trans>
      </p>
    </div>
  )
}
