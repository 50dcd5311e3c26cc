import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { addDays, type Day, daysBetween } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import { between, type WaitDraft } from './wait-draft.ts'
import { NightsWords, type Waiting } from './wait-words.tsx'

// The form stands before the calendar's code is there.
const RangeCalendar = lazy(() =>
  import('../../../web/ui/calendar/range-calendar.tsx').then((module) => ({ default: module.RangeCalendar })),
)
const OneDate = lazy(() =>
  import('../../../web/ui/calendar/one-date.tsx').then((module) => ({ default: module.OneDate })),
)

interface PartProps {
  title: ReactNode
  /** What is so now. */
  value: ReactNode
  note: ReactNode
  /** What the button changes, for screen readers. */
  label: string
  /** What changes it stands there from the first. */
  startsOpen?: boolean
  children: ReactNode
}

/** One part of a wait: what is so, and what changes it once its button is pressed. */
function Part({ title, value, note, label, startsOpen = false, children }: PartProps) {
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <div className="wait-part">
      <div>
        <p className="small faint">{title}</p>
        <p className="wait-value numeric">{value}</p>
        <p className="small muted">{note}</p>
      </div>
      <button
        type="button"
        className="link"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? undefined : label}
        onClick={() => setOpen(!open)}
      >
        {open ? (
          <>
            <Trans context="part of a form">Close</Trans> <span className="hidden-text">{title}</span>
          </>
        ) : (
          <Trans context="part of a form">Change</Trans>
        )}
      </button>
      <div id={id} hidden={!open} className="wait-change">
        {open && children}
      </div>
    </div>
  )
}

function Calendar({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Suspense
      fallback={
        <Loading label={t`Loading the calendar`}>
          <Skeleton height="21rem" radius={14} />
        </Loading>
      }
    >
      {children}
    </Suspense>
  )
}

interface WaitDaysProps {
  draft: WaitDraft
  /** The first arrival that may still be waited for. */
  zoneDay: Day
  windowDays: number
  startsOpen: boolean
  onChange: (draft: WaitDraft) => void
}

/** Between which days, and how many nights of these. */
export function WaitDays({ draft, zoneDay, windowDays, startsOpen, onChange }: WaitDaysProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { firstDay, lastDay, nightsFrom, nightsTo } = draft
  const most = Math.min(daysBetween(firstDay, lastDay), windowDays)
  return (
    <Part
      title={<Trans>Nights</Trans>}
      value={spanInWords({ checkIn: firstDay, checkOut: lastDay }, language)}
      note={<NightsWords wait={draft} />}
      label={t`Change the nights`}
      startsOpen={startsOpen}
    >
      <Calendar>
        <RangeCalendar
          wide
          months={1}
          label={t`Earliest arrival and latest departure`}
          language={language}
          minDay={zoneDay}
          shown={firstDay}
          value={{ checkIn: firstDay, checkOut: lastDay }}
          isUnavailable={(day, arrival) => arrival !== undefined && daysBetween(arrival, day) > windowDays}
          onChange={(days) => onChange(between(draft, days))}
        />
      </Calendar>
      <div className="wait-counts">
        <div>
          <span className="small" aria-hidden>
            <Trans>At least</Trans>
          </span>
          <Count
            label={t`Nights at least`}
            value={nightsFrom}
            min={1}
            max={nightsTo}
            onChange={(value) => onChange({ ...draft, nightsFrom: value, countsUntil: null })}
          />
        </div>
        <div>
          <span className="small" aria-hidden>
            <Trans>At most</Trans>
          </span>
          <Count
            label={t`Nights at most`}
            value={nightsTo}
            min={nightsFrom}
            max={most}
            onChange={(value) => onChange({ ...draft, nightsTo: value })}
          />
        </div>
      </div>
    </Part>
  )
}

interface WaitPartProps {
  draft: WaitDraft
  waiting: Waiting
  onChange: (part: Partial<WaitDraft>) => void
}

/** Which residences would do, and for how many. */
export function WaitWhere({ draft, waiting, onChange }: WaitPartProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const guests = draft.adults + draft.children
  const fitting = waiting.categories.filter(({ sleeps }) => sleeps >= guests)
  const chosen = waiting.categories.filter(({ id }) => draft.categories.includes(id))
  const toggle = (id: number) => {
    const others = draft.categories.filter((one) => one !== id)
    const next = others.length === draft.categories.length ? [...others, id] : others
    if (next.length > 0) onChange({ categories: next })
  }
  return (
    <Part
      title={<Trans>Where</Trans>}
      value={new Intl.ListFormat(language, { type: 'disjunction' }).format(
        chosen.map(({ name }) => name[language]),
      )}
      note={
        <>
          {waiting.resort}, <Plural value={guests} one="# guest" other="# guests" />
        </>
      }
      label={t`Change the residences and guests`}
    >
      <fieldset className="wait-where">
        <legend className="hidden-text">
          <Trans>Residences that would do</Trans>
        </legend>
        {fitting.map(({ id, name, sleeps }) => (
          <Checkbox key={id} checked={draft.categories.includes(id)} onChange={() => toggle(id)}>
            {name[language]}{' '}
            <span className="faint">
              <Trans>sleeps {sleeps}</Trans>
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <div className="wait-counts">
        <div>
          <span className="small" aria-hidden>
            <Trans>Adults</Trans>
          </span>
          <Count
            label={t`Adults`}
            value={draft.adults}
            min={1}
            max={12}
            onChange={(adults) => onChange({ adults })}
          />
        </div>
        <div>
          <span className="small" aria-hidden>
            <Trans>Children</Trans>
          </span>
          <Count
            label={t`Children`}
            value={draft.children}
            max={8}
            onChange={(children) => onChange({ children })}
          />
        </div>
      </div>
    </Part>
  )
}

interface WaitUntilProps extends WaitPartProps {
  until: Day | null
  /** The last day that the resort's rules allow. */
  latest: Day | null
}

/** The last day on which it counts. */
export function WaitUntil({ until, latest, waiting, onChange }: WaitUntilProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { closesDays } = waiting.rules
  return (
    <Part
      title={<Trans>Counts until</Trans>}
      value={until ? dayInWords(until, language) : '…'}
      note={
        until === latest ? (
          <Trans>{closesDays} days before the latest arrival, the resort’s rule</Trans>
        ) : (
          <Trans>the day that you chose</Trans>
        )
      }
      label={t`Change until when it counts`}
    >
      <Calendar>
        <OneDate
          label={t`The last day on which it counts`}
          language={language}
          minDay={waiting.today}
          maxDay={latest ?? addDays(waiting.today, 400)}
          value={until}
          onChange={(day) => onChange({ countsUntil: day === latest ? null : day })}
        />
      </Calendar>
    </Part>
  )
}

interface CountProps {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

/** A small whole number, chosen from a list. */
function Count({ label, value, min = 0, max, onChange }: CountProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {counts.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </Select>
  )
}
