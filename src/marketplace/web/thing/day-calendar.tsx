import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { addMonths, type Day } from '../../../kernel/day.ts'
import { Button } from '../../../web/ui/button.tsx'
import type { CalendarMark } from '../../../web/ui/calendar/month-grids.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type DayReason, whyNot } from '../../days/why-not.ts'
import type { TellingDays } from './told-days.tsx'
import type { Availability } from './use-not-available.ts'

/** Fetches the calendar's code: called when somebody is about to ask for it. */
export const loadCalendar = () =>
  import('../../../web/ui/calendar/one-date.tsx').then((module) => ({ default: module.OneDate }))
const OneDate = lazy(loadCalendar)

interface DayCalendarProps {
  label: string
  value: Day | null
  availability: Availability
  autoFocus?: boolean
  /** What is told of each day besides: a stay that lies over it, the places that are left. */
  markOf?: (day: Day) => CalendarMark | undefined
  /** Why a day cannot be had, where more is known of it than that. */
  reasonOf?: TellingDays['reasonOf']
  /** Hears which month is looked at, by one of its days. */
  onShown?: (day: Day) => void
  /** A day of the month that comes first, where nothing is chosen yet. */
  shown?: Day | undefined
  onChange: (day: Day) => void
}

/** A month to choose a day from; days that cannot be had are struck through. */
export function DayCalendar({
  label,
  value,
  availability,
  autoFocus,
  reasonOf,
  onChange,
  ...view
}: DayCalendarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const wordsOf = useReasonWords()
  const onlyWords = { arrival: t`Only on the day you arrive`, departure: t`Only on the day you leave` }
  const { dates, today, zone, isError, only } = availability
  const loading = (
    <Loading label={t`Loading the days`}>
      <Skeleton width={308} height={378} radius={14} />
    </Loading>
  )
  if (!dates && !isError) return loading
  return (
    <>
      {isError && (
        <Note tone="gold">
          <p>
            <Trans>We couldn’t load which days are taken. The cart tells you if yours is.</Trans>
          </p>
          <Button kind="ghost" size="small" busy={availability.isFetching} onClick={availability.retry}>
            <Trans>Try again</Trans>
          </Button>
        </Note>
      )}
      <Suspense fallback={loading}>
        <OneDate
          label={label}
          language={language}
          zone={zone}
          minDay={dates?.minDate ?? today}
          maxDay={dates?.maxDate ?? addMonths(today, 12)}
          isUnavailable={(day) => dates?.disable.includes(day) ?? false}
          blackoutLabel={t`Not available`}
          whyOf={(day) => {
            if (only && !only.days.includes(day)) return onlyWords[only.stayDay]
            const reason = reasonOf ? reasonOf(day, dates) : whyNot(day, dates, undefined, [])
            return reason === null ? undefined : wordsOf(reason)
          }}
          {...view}
          shown={shownFirst(view.shown, availability)}
          autoFocus={autoFocus ?? false}
          value={value}
          onChange={onChange}
        />
      </Suspense>
    </>
  )
}

/**
 * The month that comes first, by one of its days: that of the one asked for, within what is on sale; of what belongs to a day of
 * the stay that day's.
 */
function shownFirst(asked: Day | undefined, { dates, today, only }: Availability): Day | undefined {
  const shown = only?.days[0] ?? asked
  if (shown === undefined) return undefined
  const first = dates?.minDate ?? today
  return shown < first || (dates && shown > dates.maxDate) ? first : shown
}

/** Words for why a day cannot be chosen: the club's own, where it wrote some. */
function useReasonWords(): (reason: DayReason) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (reason) => {
    if (typeof reason === 'object') return reason[language]
    const words = {
      past: t`That day has passed`,
      'not-yet': t`Not on sale yet`,
      full: t`Full`,
      soon: t`Too soon to order`,
      taken: t`Not available`,
    }
    return words[reason]
  }
}
