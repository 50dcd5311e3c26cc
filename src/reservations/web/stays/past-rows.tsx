import { Plural, Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef } from 'react'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { addedByNext } from '../../stay/past-stays.ts'
import { PastRow, type PastStay } from './past-row.tsx'
import type { PastStaysQuery } from './use-past-stays.ts'

/** Rows that a phone shows of a year's first page. */
const FIRST_ON_PHONE = 5

/** Whether a phone begins with fewer rows than there are: one row is not worth a press. */
export const isCutOnPhone = (page: number, total: number) => page === 1 && total > FIRST_ON_PHONE + 1

interface PastRowsProps {
  stays: readonly PastStay[]
  words?: readonly string[]
}

/** The rows of a year, or of what a search found in one. */
export function PastRows({ stays, words = [] }: PastRowsProps) {
  return (
    <ul className="past-rows">
      {stays.map((stay) => (
        <PastRow key={stay.id} stay={stay} words={words} />
      ))}
    </ul>
  )
}

interface PastMoreProps {
  /** The year whose rest is shown; of a search none. */
  year?: number
  past: PastStaysQuery
  page: number
  onMore: () => void
}

/**
 * Shows the next page; the focus goes to its first row. Of a year a phone begins with fewer rows, and counts its own. A
 * page that did not come says so in its place.
 */
export function PastMore({ year, past, page, onMore }: PastMoreProps) {
  const button = useRef<HTMLDivElement>(null)
  const next = useRef<number | null>(null)
  const links = () => [
    ...(button.current?.parentElement?.querySelectorAll<HTMLAnchorElement>('.past-stay') ?? []),
  ]
  // The new rows may be there at once (a phone's own) or come later.
  useEffect(() => {
    if (next.current === null) return
    const first = links()[next.current]
    if (!first || first.offsetParent === null) return
    next.current = null
    first.focus()
  })
  const isBusy = past.isFetching && past.stays.length < past.total
  const added = addedByNext(isBusy ? page - 1 : page, past.total)
  const onPhone = year !== undefined && isCutOnPhone(page, past.total) ? past.total - FIRST_ON_PHONE : added
  if (past.error) {
    return (
      <div className="past-failed">
        <LoadError query={{ ...past, error: past.error }} />
      </div>
    )
  }
  if (onPhone === 0) return <div ref={button} />
  return (
    <div ref={button} className={clsx('past-more', added === 0 && 'is-phones')}>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={() => {
          next.current = links().filter((link) => link.offsetParent !== null).length
          onMore()
        }}
      >
        <ChevronDown className="icon-small" aria-hidden />
        <span className="on-wide">
          <More count={added} year={year} />
        </span>
        <span className="on-phone">
          <More count={onPhone} year={year} />
        </span>
      </button>
    </div>
  )
}

function More({ count, year }: { count: number; year: number | undefined }) {
  if (year === undefined) return <Plural value={count} one="# more" other="# more" />
  return (
    <Trans>
      {count} more of {year}
    </Trans>
  )
}
