import { Plural, Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { addDays, type Day, type DayRange, daysBetween } from '../../../kernel/day.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { LazyWaitLink } from '../waiting/lazy-wait-link.tsx'
import type { NightPlan } from './night-plan.ts'

/** As many nights are waited for where none are chosen. */
const A_WEEK = 7

interface FullDayProps {
  idContract: number
  plan: NightPlan
  /** The night on which every residence is taken. */
  day: Day
  /** Who comes, and the days that are chosen: as many nights are waited for. */
  stay: { dates: DayRange | null; adults: number; children: number }
}

/** The way onto the waiting list from a full day that was pressed, or entered with the keyboard; the calendar has said that it is. */
export function FullDay({ idContract, plan, day, stay }: FullDayProps) {
  const { dates, adults, children } = stay
  const night = useDayInWords()(day)
  const category = plan.categories[0]?.idCategory
  if (category === undefined) return null
  const nights = dates ? daysBetween(dates.checkIn, dates.checkOut) : A_WEEK
  return (
    <div className="row wrap request-remark" role="status">
      <Suspense>
        <LazyWaitLink
          key={day}
          {...{ adults, children }}
          idContract={idContract}
          dates={{ checkIn: day, checkOut: addDays(day, nights) }}
          category={category}
          words={<Trans>Wait for nights here</Trans>}
          lead={
            <span className="small">
              <Plural
                value={nights}
                one={`${night} is full. You can wait for # night from there.`}
                other={`${night} is full. You can wait for # nights from there.`}
              />
            </span>
          }
        />
      </Suspense>
    </div>
  )
}
