import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { type Day, type DayRange, formatDay } from '../../../kernel/day.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { isClosed, lastDay } from '../request/closed-nights.ts'
import { marksOf } from './calendar-marks.ts'
import { CalendarNotes } from './calendar-notes.tsx'
import { isOutOfReach, type NightPlan, reachOf } from './night-plan.ts'
import { useDayWords } from './use-day-words.tsx'

// The page stands before the calendar's code is there; its place has the calendar's size.
const RangeCalendar = lazy(() =>
  import('../../../web/ui/calendar/range-calendar.tsx').then((module) => ({ default: module.RangeCalendar })),
)

interface RequestCalendarProps {
  /** What is known of the nights; none while it is on the way, and where it could not be read. */
  plan: NightPlan | null
  zone: string
  resort: string
  calendar: { today: Day; blackouts: { firstNight: Day; lastNight: Day }[]; lastNight: Day | null }
  dates: DayRange | null
  onChange: (dates: DayRange) => void
}

/**
 * The calendar of a request: under each chosen night what is left of the balance after it, own stays as bars, closed
 * nights struck, the seasons; what is marked in the months that are in sight stands below in words.
 */
export function RequestCalendar({ plan, zone, resort, calendar, dates, onChange }: RequestCalendarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useDayWords(plan)
  const [sight, setSight] = useState<{ first: Day; last: Day } | null>(null)
  const marks = plan && marksOf(plan, dates)
  const outOf = (day: Day, arrival?: Day) =>
    plan ? isOutOfReach(plan, day, arrival) : isClosed(calendar.blackouts, day, arrival)
  return (
    <div className="plan-calendar">
      <Suspense
        fallback={
          <Loading label={t`Loading the calendar`}>
            <Skeleton height="28.875rem" radius={14} />
          </Loading>
        }
      >
        <RangeCalendar
          wide
          label={t`Stay dates`}
          language={language}
          zone={zone}
          minDay={calendar.today}
          maxDay={lastOf(plan?.year.to, lastDay(calendar.lastNight))}
          isUnavailable={outOf}
          markOf={marks ?? undefined}
          say={words}
          onSight={(first, last) => setSight({ first, last })}
          value={dates}
          onChange={onChange}
        />
      </Suspense>
      {dates && plan && <Reach plan={plan} dates={dates} />}
      {plan && sight && <CalendarNotes plan={plan} sight={sight} resort={resort} dates={dates} />}
    </div>
  )
}

const lastOf = (one: Day | undefined, other: Day | undefined): Day | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one

/** Where the balance ends, for a stay that reaches as far as it does. */
function Reach({ plan, dates }: { plan: NightPlan; dates: DayRange }) {
  const language = useLanguage()
  const reach = reachOf(plan, dates.checkIn)
  if (!reach?.byBalance || reach.until !== dates.checkOut) return null
  const until = formatDay(reach.until, language)
  return (
    <p className="small plan-reach">
      <Trans>Your balance reaches until {until}: for this arrival there are no more nights.</Trans>
    </p>
  )
}
