import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Day } from '../../../kernel/day.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { spanInWords } from '../../../kernel/span-words.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { WrittenMoment } from '../../../web/ui/moment.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import { listWaitsOfWeek, WEEK_PAGE } from '../../waiting-desk.endpoints.ts'

/** A week of a kind of residence, as it was pressed. */
export interface AskedWeek {
  idCategory: number
  category: string
  week: Day
}

interface WaitsOfWeekProps {
  asked: AskedWeek | null
  resort: string
  onClose: () => void
}

/** Who waits for a week, in their order: what each wants, and for whom nights are held until when. */
export function WaitsOfWeek({ asked, resort, onClose }: WaitsOfWeekProps) {
  // What was shown stays while the dialog leaves.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const monday = useDayInWords()(last?.week ?? '2000-01-03')
  const category = last?.category
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      wide
      title={<Trans>Who waits for the week of {monday}</Trans>}
      lead={
        <>
          {category}, {resort}
        </>
      }
    >
      {last && <Line key={`${last.idCategory} ${last.week}`} asked={last} />}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Back to the weeks</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Line({ asked: { idCategory, week } }: { asked: AskedWeek }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const line = useQuery({
    ...queryOf(listWaitsOfWeek, { query: { idCategory, week, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  if (line.error) return <LoadError query={{ ...line, error: line.error }} />
  if (!line.data)
    return (
      <Loading label={t`Loading who waits`}>
        <Skeleton height={240} radius={16} />
      </Loading>
    )
  const { data, total, zone } = line.data
  if (total === 0)
    return (
      <p className="muted">
        <Trans>Nobody waits for this week any more.</Trans>
      </p>
    )
  const isLast = page * WEEK_PAGE >= total
  return (
    <>
      <ol className="week-waits">
        {data.map((wait) => (
          <Wait key={wait.code} wait={wait} zone={zone} />
        ))}
      </ol>
      {total > WEEK_PAGE && (
        <div className="week-waits-pages">
          <Button
            kind="ghost"
            size="small"
            aria-disabled={page === 1}
            onClick={() => page > 1 && setPage(page - 1)}
          >
            <Trans>Page before</Trans>
          </Button>
          <Button
            kind="ghost"
            size="small"
            aria-disabled={isLast}
            onClick={() => !isLast && setPage(page + 1)}
          >
            <Trans>Next page</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Wait({ wait, zone }: { wait: AnswerOf<typeof listWaitsOfWeek>['data'][number]; zone: string }) {
  const language = useLanguage()
  const dayInWords = useDayInWords()
  const { place, code, idOwner, owner, contract, nightsFrom, nightsTo, adults, takes, swap, offer } = wait
  const days = spanInWords({ checkIn: wait.firstDay, checkOut: wait.lastDay }, language)
  const categories = wait.categories.map((name) => name[language]).join(', ')
  const until = dayInWords(wait.countsUntil)
  return (
    <li>
      <p className="week-wait-head">
        <b className="numeric">{place}.</b>{' '}
        <Link to="/desk/owners/$id" params={{ id: String(idOwner) }} className="link">
          {owner}
        </Link>{' '}
        <span className="small muted numeric">
          <Trans>
            contract {contract}, {code}
          </Trans>
        </span>
      </p>
      {offer && (
        <p className="week-wait-held">
          <Trans>
            Held now: {spanInWords(offer, language)}, until <WrittenMoment at={offer.until} zone={zone} />
          </Trans>
        </p>
      )}
      <p className="small">
        {nightsFrom === nightsTo ? (
          <Plural value={nightsTo} one="# night" other="# nights" />
        ) : (
          <Trans>
            {nightsFrom} to {nightsTo} nights
          </Trans>
        )}
        {', '}
        {days}; {categories}; <Plural value={adults} one="# adult" other="# adults" />
        {wait.children > 0 && (
          <>
            {', '}
            <Plural value={wait.children} one="# child" other="# children" />
          </>
        )}
      </p>
      <p className="small muted">
        {takes === 'ask' ? <Trans>Asked first.</Trans> : <Trans>Booked at once.</Trans>}{' '}
        {swap && (
          <>
            <Trans>In the place of {swap}.</Trans>{' '}
          </>
        )}
        <Trans>
          Since <WrittenMoment at={wait.placedAt} zone={zone} />; counts until {until}.
        </Trans>
      </p>
    </li>
  )
}
