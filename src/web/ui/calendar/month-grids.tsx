import type { CalendarDate } from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { type Language, LOCALE } from '../../../kernel/language.ts'

interface MonthGridsProps {
  /** Any day of the first month shown. */
  first: CalendarDate
  months: 1 | 2
  language: Language
}

/** The months of a calendar side by side, each under its name, with the ways back and on. */
export function MonthGrids({ first, months, language }: MonthGridsProps) {
  const { t } = useLingui()
  const nameOf = (offset: number) =>
    new Intl.DateTimeFormat(LOCALE[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      first.add({ months: offset }).toDate('UTC'),
    )
  return (
    <>
      <div className="calendar-ways">
        <Button slot="previous" className="icon-button" aria-label={t`Previous month`}>
          <ChevronLeft className="icon" />
        </Button>
        <Button slot="next" className="icon-button" aria-label={t`Next month`}>
          <ChevronRight className="icon" />
        </Button>
      </div>
      <div className="calendar-months">
        {[0, 1].slice(0, months).map((offset) => (
          <div key={offset}>
            {/* The grid has this name already, for the ear. */}
            <p className="sub calendar-month" aria-hidden>
              {nameOf(offset)}
            </p>
            <CalendarGrid offset={{ months: offset }} weekdayStyle="short">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className="calendar-day" />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
    </>
  )
}
