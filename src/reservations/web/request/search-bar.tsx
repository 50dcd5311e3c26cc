import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Search from 'lucide-react/icons/search'
import type { Ref } from 'react'
import type { Day } from '../../../kernel/day.ts'
import type { Contract } from '../../../membership/contract.ts'
import { useFieldWords } from '../../../web/field-words.ts'
import { Button } from '../../../web/ui/button.tsx'
import { DateRangePopover } from '../../../web/ui/calendar/date-range-popover.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { useLanguage } from '../../../web/words.ts'
import { isClosed, lastDay } from './closed-nights.ts'
import { ResortChoice } from './resort-choice.tsx'
import { StayDays } from './stay-days.tsx'
import { MOST_ADULTS, MOST_CHILDREN, type Stay } from './stay-search.ts'

interface SearchBarProps {
  ref: Ref<HTMLElement>
  stay: Stay
  contract: Contract
  calendar: { today: Day; blackouts: { firstNight: Day; lastNight: Day }[]; lastNight: Day | null }
  /** Somebody searched without dates. */
  datesMissing: boolean
  busy: boolean
  onChange: (part: Partial<Stay>) => void
  onSearch: () => void
}

/** What is searched: resort, days and party. Every change is in the address at once. */
export function SearchBar({ ref, stay, contract, calendar, datesMissing, busy, ...on }: SearchBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <search className="card search-bar" ref={ref}>
      <ResortChoice contract={contract} onChange={() => on.onChange({ room: null })} />
      <DateRangePopover
        label={t`Stay dates`}
        className={clsx('search-cell search-dates', datesMissing && 'search-missing')}
        language={language}
        zone={contract.zone}
        minDay={calendar.today}
        maxDay={lastDay(calendar.lastNight)}
        isUnavailable={(day, arrival) => isClosed(calendar.blackouts, day, arrival)}
        blackoutLabel={t({ message: 'Closed', context: 'night' })}
        value={stay.dates}
        onChange={(dates) => on.onChange({ dates })}
      >
        <span className="search-label">
          <Trans>Check-in and check-out</Trans>
        </span>
        <ChosenDates dates={stay.dates} missing={datesMissing} />
      </DateRangePopover>
      <div className="search-cell">
        <span className="search-label" aria-hidden>
          <Trans>Adults</Trans>
        </span>
        <Stepper
          label={t`Adults`}
          value={stay.adults}
          min={1}
          max={MOST_ADULTS}
          onChange={(adults) => on.onChange({ adults })}
        />
      </div>
      <div className="search-cell">
        <span className="search-label" aria-hidden>
          <Trans>Children</Trans>
        </span>
        <Stepper
          label={t`Children`}
          value={stay.children}
          max={MOST_CHILDREN}
          onChange={(children) => on.onChange({ children })}
        />
      </div>
      <div className="search-go">
        <Button block busy={busy} onClick={on.onSearch}>
          <Search className="icon" aria-hidden />
          <Trans>Search</Trans>
        </Button>
      </div>
    </search>
  )
}

function ChosenDates({ dates, missing }: { dates: Stay['dates']; missing: boolean }) {
  const say = useFieldWords()
  if (dates) {
    return (
      <b>
        <StayDays dates={dates} />
      </b>
    )
  }
  if (missing) {
    return (
      <span className="field-error">
        <CircleAlert className="icon-small" aria-hidden />
        {say('range-required')}
      </span>
    )
  }
  return (
    <span className="faint">
      <Trans>Add dates</Trans>
    </span>
  )
}
