import { Plural, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import type { listPastYears } from '../../past-stays.endpoints.ts'
import { pastSearchWords } from '../../stay/past-stays.ts'
import { PastFound } from './past-found.tsx'
import { PastSearch } from './past-search.tsx'
import { PastYears } from './past-years.tsx'
import type { PastStaysQuery as Past } from './use-past-stays.ts'

interface PastStaysProps {
  years: UseQueryResult<AnswerOf<typeof listPastYears>>
  past: Past
  year: number | undefined
  /** What is searched; undefined while that is too short to apply. */
  search: string | undefined
  /** What stands in the address, however short. */
  typed: string
  page: number
}

/** The stays behind the owner, by year, searched and paged by the server. */
export function PastStays({ years, past, year, search, typed, page }: PastStaysProps) {
  const list = years.data?.data ?? []
  return (
    <section className="past" aria-labelledby="past">
      <div className="past-head">
        <div>
          <h2 className="title" id="past">
            <Trans>Past stays</Trans>
          </h2>
          {search === undefined && list.length > 0 && <Sum years={list} />}
        </div>
        <PastSearch search={typed} />
      </div>
      {years.isError ? (
        <LoadError query={years} />
      ) : search === undefined ? (
        <PastYears years={list} asked={year} past={past} page={page} />
      ) : (
        <PastFound
          search={search}
          words={pastSearchWords(search).map(({ text }) => text)}
          years={list}
          past={past}
          page={page}
        />
      )}
    </section>
  )
}

function Sum({ years }: { years: AnswerOf<typeof listPastYears>['data'] }) {
  const stays = years.reduce((sum, year) => sum + year.stays, 0)
  const nights = years.reduce((sum, year) => sum + year.nights, 0)
  const since = years.findLast((year) => year.stays > 0)?.year
  if (since === undefined) return null
  return (
    <p className="small muted numeric">
      <Plural value={stays} one={`# stay since ${since}`} other={`# stays since ${since}`} />,{' '}
      <Plural value={nights} one="# night" other="# nights" />
    </p>
  )
}
