import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '../../kernel/day.ts'
import { DayCalendar } from '../web/thing/day-calendar.tsx'

interface TriedDaysProps {
  /** Where it is served: its day, its zone, and the last day that can be ordered. */
  at: { today: Day; until: Day; zone: string }
  /** Days that cannot be had. */
  disable: Day[]
  /** A day of the month that comes first. */
  shown: Day
}

/** The owner's own calendar of something, to be tried; nothing is ordered. */
export function TriedDays({ at: { today, until, zone }, disable, shown }: TriedDaysProps) {
  const { t } = useLingui()
  const [tried, setTried] = useState<Day | null>(null)
  const month = shown.slice(0, 7)
  return (
    <DayCalendar
      key={month}
      label={t`Date`}
      value={tried && !disable.includes(tried) && tried.slice(0, 7) === month ? tried : null}
      availability={{
        dates: { minDate: today, maxDate: until, disable },
        today,
        zone,
        only: null,
        isError: false,
        isFetching: false,
        retry: () => {},
      }}
      shown={shown}
      onChange={setTried}
    />
  )
}
