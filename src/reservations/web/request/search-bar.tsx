import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Search from 'lucide-react/icons/search'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Contract } from '../../../membership/contract.ts'
import { useFieldWords } from '../../../web/forms/field-words.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { StayCostAhead } from '../plan/night-plan.ts'
import { ResortChoice } from './resort-choice.tsx'
import { StayDaysField } from './stay-days.tsx'
import { MOST_ADULTS, MOST_CHILDREN, type SearchedStay } from './stay-search.ts'

interface SearchBarProps {
  stay: SearchedStay
  contract: Contract
  /** What the chosen days take and leave; none where it is not known, or would not be granted. */
  cost: StayCostAhead | null
  /** Somebody searched without dates. */
  datesMissing: boolean
  busy: boolean
  onChange: (part: Partial<SearchedStay>) => void
  onSearch: () => void
}

/** What is searched: resort, the days of the calendar, party. Every change is in the address at once. */
export function SearchBar({ stay, contract, cost, datesMissing, busy, ...on }: SearchBarProps) {
  const { t } = useLingui()
  const left = cost?.left
  return (
    <search className="card search-bar">
      <ResortChoice contract={contract} onChange={() => on.onChange({ room: null })} />
      <div className={clsx('search-cell search-wide', datesMissing && 'search-missing')}>
        <span className="search-label">
          <Trans>Check-in and check-out</Trans>
        </span>
        <ChosenDates dates={stay.dates} arrival={stay.arrival} missing={datesMissing} />
      </div>
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
      {cost && (
        <p className="search-wide search-takes small muted">
          <Trans>
            <Plural value={cost.cost} one="Takes # night" other="Takes # nights" />, leaves {left}
          </Trans>
        </p>
      )}
      <div className="search-go">
        <Button block busy={busy} onClick={on.onSearch}>
          <Search className="icon" aria-hidden />
          <Trans>Search</Trans>
        </Button>
      </div>
    </search>
  )
}

interface ChosenDatesProps extends Pick<SearchedStay, 'dates' | 'arrival'> {
  missing: boolean
}

function ChosenDates({ dates, arrival, missing }: ChosenDatesProps) {
  const say = useFieldWords()
  const language = useLanguage()
  const isMissing = missing && !dates
  const day = arrival && dayInWords(arrival, language)
  return (
    <>
      {/* The toast has said it: what only stands here is not spoken once more. */}
      {isMissing && (
        <span className="field-error">
          <CircleAlert className="icon-small" aria-hidden />
          {say('range-required')}
        </span>
      )}
      {/* The calendar says the days of a stay that was chosen; here the arrival alone is said, and what is to do next. */}
      <span className={dates || day ? undefined : 'faint'} aria-live={dates ? 'off' : 'polite'}>
        {dates ? (
          <b>
            <StayDaysField dates={dates} />
          </b>
        ) : isMissing ? null : day ? (
          <Trans>
            <b>{day}</b>, and now the day you leave
          </Trans>
        ) : (
          <Trans>Choose them in the calendar</Trans>
        )}
      </span>
    </>
  )
}
