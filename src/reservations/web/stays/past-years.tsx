import { Plural } from '@lingui/react/macro'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { pastPage } from '../../stay/past-stays.ts'
import { isCutOnPhone, PastMore, PastRows } from './past-rows.tsx'
import type { PastStaysQuery } from './use-past-stays.ts'
import { useStaysPlace } from './use-stays-place.ts'
import { MonthLetters, type PastYear, YearMarks } from './year-marks.tsx'

/** Years that stand by themselves, on a phone fewer; what is older waits behind one press. */
const RECENT = { wide: 6, phone: 3 }

interface PastYearsProps {
  years: readonly PastYear[]
  /** The year that the address names; else it is the server's choice. */
  asked: number | undefined
  past: PastStaysQuery
  page: number
}

/** The years behind, one of them open. */
export function PastYears({ years, asked, past, page }: PastYearsProps) {
  const goTo = useStaysPlace()
  const [isShut, setShut] = useState(false)
  const [allShown, setAllShown] = useState(false)
  const chosen = asked ?? past.year
  const open = isShut ? null : chosen
  const openAt = years.findIndex(({ year }) => year === chosen)
  // One year more is shown rather than hidden; and the open one always is.
  const isLong = (recent: number) => !allShown && years.length > recent + 1 && openAt < recent
  const [onWide, onPhone] = [isLong(RECENT.wide), isLong(RECENT.phone)]
  const shown = onWide && onPhone ? years.slice(0, RECENT.wide) : years
  return (
    <>
      {past.error && chosen === null && (
        <div className="past-failed">
          <LoadError query={{ ...past, error: past.error }} />
        </div>
      )}
      <MonthLetters />
      <ul className="past-years">
        {shown.map((year, index) => (
          <Year
            key={year.year}
            year={year}
            wideOnly={onPhone && index >= RECENT.phone}
            open={year.year === open}
            past={past}
            page={page}
            onToggle={() => {
              setShut(year.year === open)
              if (year.year !== chosen) goTo({ year: year.year })
            }}
          />
        ))}
      </ul>
      {onPhone && (
        <div className={clsx('past-more', 'past-earlier', !onWide && 'is-phones')}>
          <button type="button" onClick={() => setAllShown(true)}>
            <ChevronDown className="icon-small" aria-hidden />
            <span className="on-wide">
              <Earlier years={years.slice(RECENT.wide)} />
            </span>
            <span className="on-phone">
              <Earlier years={years.slice(RECENT.phone)} />
            </span>
          </button>
        </div>
      )}
    </>
  )
}

interface YearProps {
  year: PastYear
  /** Hidden on a phone until earlier years are asked for. */
  wideOnly: boolean
  open: boolean
  past: PastStaysQuery
  page: number
  onToggle: () => void
}

function Year({ year, wideOnly, open, past, page, onToggle }: YearProps) {
  const goTo = useStaysPlace()
  const id = useId()
  return (
    <li className={wideOnly ? 'past-wide' : undefined}>
      <h3>
        <button
          type="button"
          className="past-year"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <b>{year.year}</b>
          <YearSum year={year} />
          <YearMarks year={year} />
          <ChevronDown className="icon" aria-hidden />
        </button>
      </h3>
      {open && (
        <div id={id} className={clsx('past-open', isCutOnPhone(page, year.total) && 'is-first')}>
          {past.isPending ? (
            <RowsComing count={Math.min(year.total, pastPage(1).limit)} />
          ) : (
            <>
              <PastRows stays={past.stays} />
              <PastMore
                year={year.year}
                past={past}
                page={page}
                onMore={() => goTo({ year: year.year, page: page + 1 })}
              />
            </>
          )}
        </div>
      )}
    </li>
  )
}

/** What a year adds up to; where nothing took place, that it did not. */
export function YearSum({ year: { stays, nights, total } }: { year: PastYear }) {
  const missed = total - stays
  return (
    <span className="past-sum numeric">
      {stays > 0 && (
        <>
          <Plural value={stays} one="# stay" other="# stays" />,{' '}
          <Plural value={nights} one="# night" other="# nights" />
        </>
      )}
      {missed > 0 && (
        <span className={stays > 0 ? 'past-missed faint' : 'faint'}>
          <Plural value={missed} one="# did not take place" other="# did not take place" />
        </span>
      )}
    </span>
  )
}

/** The rows of a year while they are on the way. */
function RowsComing({ count }: { count: number }) {
  return (
    <ul className="past-rows" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of rows that are not there yet
        <li key={index}>
          <span className="past-stay" aria-hidden>
            <Skeleton width="min(120px, 80%)" />
            <Skeleton width="60%" />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Earlier({ years }: { years: readonly PastYear[] }) {
  const [first, last] = [years.at(-1)?.year ?? 0, years[0]?.year ?? 0]
  const stays = years.reduce((sum, year) => sum + year.stays, 0)
  return (
    <Plural
      value={stays}
      one={`From ${first} to ${last}: # stay`}
      other={`From ${first} to ${last}: # stays`}
    />
  )
}
