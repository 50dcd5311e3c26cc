import '../plan/plan.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { type Day, type DayRange, todayIn } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { queryOf } from '../../../web/calls/query.ts'
import type { CalendarMark } from '../../../web/ui/calendar/month-grids.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { listBlackouts } from '../../calendar.endpoints.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { standingStatus } from '../../stay/wish.ts'
import { readYear } from '../../year.endpoints.ts'
import { calendarMarksOf } from '../plan/calendar-marks.ts'
import { CalendarNotes } from '../plan/calendar-notes.tsx'
import { changePlanOf, isShut } from '../plan/change-plan.ts'
import { useDayReason, useDaySeason, useDayWords } from '../plan/use-day-words.tsx'
import { closedOn, isClosed, lastDay } from '../request/closed-nights.ts'
import { StayDaysField } from '../request/stay-days.tsx'
import { stayDaysWords } from '../stays/stay-words.ts'

// The form stands before the calendar's code is there; its place has the calendar's size.
const RangeCalendar = lazy(() =>
  import('../../../web/ui/calendar/range-calendar.tsx').then((module) => ({ default: module.RangeCalendar })),
)

type ClosedNights = AnswerOf<typeof listBlackouts>['data'][number]

interface DatesFieldProps {
  booking: BookingDetails
  dates: DayRange
  onChange: (dates: DayRange) => void
}

/**
 * Check-in and check-out: both change or neither. The calendar lies open, the days that the stay has now are marked in
 * it, and nights that are taken, closed or the owner's already cannot be chosen and say why.
 */
export function DatesField({ booking, dates, onChange }: DatesFieldProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const calendar = useQuery(queryOf(listBlackouts, { query: { idContract: booking.idContract } }))
  const year = useQuery(queryOf(readYear, { query: { idContract: booking.idContract } }))
  const plan = useMemo(() => (year.data ? changePlanOf(year.data, booking) : null), [year.data, booking])
  const closed = calendar.data?.data ?? []
  const [sight, setSight] = useState<{ first: Day; last: Day } | null>(null)
  const words = useDayWords(plan)
  const reasonIn = useDayReason(plan)
  const seasonOf = useDaySeason(plan)
  const marks = plan && calendarMarksOf(plan, null)
  const reasonOf = (day: Day) => reasonIn(day) ?? closedOn(closed, day)?.reason[language]
  const isOut = (day: Day, arrival?: Day) =>
    plan ? isShut(plan, day, arrival) : isClosed(closed, day, arrival)
  const stands = standingStatus(booking.bookingStatus, booking.wish) === 'confirmed'
  const markOf = (day: Day, arrival?: Day): CalendarMark | undefined => {
    const bar = standingBar(booking, day, stands)
    const mark = marks ? marks(day, arrival) : isClosed(closed, day, arrival) && { closed: true }
    return bar || mark ? { ...mark, ...(bar && { bar }) } : undefined
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend before every day that is read
    <div className="field edit-dates" role="group" aria-label={t`Check-in and check-out`} tabIndex={-1}>
      <span className="edit-label" aria-hidden>
        <Trans>Check-in and check-out</Trans>
      </span>
      <p className="edit-days">
        <StayDaysField dates={dates} />
      </p>
      <div className="edit-calendar">
        <Suspense
          fallback={
            <Loading label={t`Loading the calendar`}>
              <Skeleton height="25.5rem" radius={14} />
            </Loading>
          }
        >
          <RangeCalendar
            wide
            label={t`Stay dates`}
            language={language}
            zone={booking.zone}
            minDay={calendar.data?.today ?? todayIn(booking.zone, new Date())}
            maxDay={lastDay(calendar.data?.lastNight ?? null)}
            isUnavailable={isOut}
            blackoutLabel={t({ message: 'Closed', context: 'night' })}
            markOf={markOf}
            say={(day) =>
              plan
                ? isOut(day) && words(day)
                : isClosed(closed, day) && <ClosedNight day={day} reason={reasonOf(day) ?? ''} />
            }
            alsoOf={seasonOf}
            whyOf={(day, arrival) => (isOut(day, arrival) ? reasonOf(day) : undefined)}
            onSight={(first, last) => setSight({ first, last })}
            value={dates}
            onChange={onChange}
          />
        </Suspense>
        <p className="small muted edit-stands">
          <span className="edit-stands-bar" data-filled={stands || undefined} aria-hidden />
          <AsItStands booking={booking} />
        </p>
        {sight &&
          (plan ? (
            <CalendarNotes plan={plan} sight={sight} resort={booking.resort} dates={null} />
          ) : (
            <ClosedInSight closed={closed} sight={sight} />
          ))}
      </div>
      <p className="field-hint">
        <Trans>Your nights stay yours until the new ones are certain: both dates change, or neither.</Trans>
      </p>
    </div>
  )
}

/** The bar under a day on which the stay lies now: filled once it is confirmed. */
function standingBar({ datein, dateout }: BookingDetails, day: Day, filled: boolean): CalendarMark['bar'] {
  if (day < datein || day > dateout) return undefined
  return { filled, starts: day === datein, ends: day === dateout }
}

/** Why a day cannot be chosen, once it has the focus or was pressed. */
function ClosedNight({ day, reason }: { day: Day; reason: string }) {
  const night = useDayInWords()(day)
  return (
    <Trans>
      The resort keeps the night of {night} closed: {reason}. Choose another day.
    </Trans>
  )
}

interface ClosedInSightProps {
  closed: readonly ClosedNights[]
  sight: { first: Day; last: Day }
}

/** Which days of the months in sight are no arrival, and why. */
function ClosedInSight({ closed, sight }: ClosedInSightProps) {
  const language = useLanguage()
  const seen = closed.filter(
    ({ firstNight, lastNight }) => firstNight <= sight.last && lastNight >= sight.first,
  )
  if (seen.length === 0) return null
  return (
    <div className="left-out small muted">
      <p>
        <Trans>Arrivals that are not possible, and why:</Trans>
      </p>
      <ul>
        {seen.map(({ firstNight, lastNight, reason }) => (
          <li key={firstNight}>
            <b className="numeric">{stayDaysWords(firstNight, lastNight, language)}</b> {reason[language]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the mark means, with the days in words: they stand here while others are chosen above. */
function AsItStands({ booking }: { booking: BookingDetails }) {
  const inWords = useDayInWords()
  const from = inWords(booking.datein)
  const to = inWords(booking.dateout)
  return (
    <Trans>
      Your stay as it is now: {from} to {to}.
    </Trans>
  )
}
