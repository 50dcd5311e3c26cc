import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { Day, DayRange } from '../../../kernel/day.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { isClosed, lastDay } from '../request/closed-nights.ts'
import { calendarMarksOf } from './calendar-marks.ts'
import { CalendarNotes } from './calendar-notes.tsx'
import { isOutOfReach, type NightPlan, reachesOf, stateOn } from './night-plan.ts'
import { useDayReason, useDaySeason, useDayWords, useReachWords } from './use-day-words.tsx'

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
  /** The arrival that was picked already, while the departure is still to come. */
  arrival: Day | null
  /** What stands below the days where a full one has the focus, or was pressed: the way on. */
  onFull: (day: Day, plan: NightPlan) => ReactNode
  /** Hears the arrival that is picked, and null when it no longer is. */
  onArrival: (arrival: Day | null) => void
  onChange: (dates: DayRange) => void
}

/**
 * The calendar of a request: under each chosen night what is left of the balance after it, own stays as bars, closed
 * nights struck, the seasons; what is marked in the months that are in sight stands below in words.
 */
export function RequestCalendar({
  plan,
  zone,
  resort,
  calendar,
  dates,
  onFull,
  onChange,
  ...first
}: RequestCalendarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = useDayWords(plan, dates)
  const seasonOf = useDaySeason(plan)
  const reasonOf = useDayReason(plan)
  const [sight, setSight] = useState<{ first: Day; last: Day } | null>(null)
  const [arrival, setArrival] = useState<Day | null>(first.arrival)
  const [day, setDay] = useState<Day | null>(null)
  const isWhole = useRef(false)
  const marks = plan && calendarMarksOf(plan, dates)
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
          alsoOf={seasonOf}
          whyOf={(day, arrival) => (outOf(day, arrival) ? reasonOf(day) : undefined)}
          onDay={setDay}
          onSight={(first, last) => setSight({ first, last })}
          arrival={first.arrival}
          onArrival={(day) => {
            setArrival(day)
            // With the departure the arrival is picked no more, and not given up either.
            if (day !== null || !isWhole.current) first.onArrival(day)
            isWhole.current = false
          }}
          anew={t`Choose another arrival`}
          value={dates}
          onChange={(range) => {
            isWhole.current = true
            onChange(range)
          }}
        />
      </Suspense>
      {plan && day !== null && stateOn(plan, day) === 'taken' && onFull(day, plan)}
      {plan && <Reaches plan={plan} arrival={arrival} dates={dates} />}
      {plan && sight && <CalendarNotes plan={plan} sight={sight} resort={resort} dates={dates} />}
    </div>
  )
}

const lastOf = (one: Day | undefined, other: Day | undefined): Day | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one

interface ReachesProps {
  plan: NightPlan
  /** The day that was picked first, while the other is still to come. */
  arrival: Day | null
  dates: DayRange | null
}

/** How far a stay goes, by category, once its arrival is picked: why the days behind are grey. Also for a stay that goes as far. */
function Reaches({ plan, arrival, dates }: ReachesProps) {
  const say = useReachWords()
  const from = arrival ?? dates?.checkIn
  const reaches = from ? reachesOf(plan, from) : []
  const isTold = arrival !== null || (dates && reaches[0] && dates.checkOut >= reaches[0].until)
  if (!isTold || reaches.length === 0) return null
  return (
    <ul className="small plan-reach">
      {reaches.map((reach) => (
        <li key={reach.category.idCategory}>{say(reach)}</li>
      ))}
    </ul>
  )
}
