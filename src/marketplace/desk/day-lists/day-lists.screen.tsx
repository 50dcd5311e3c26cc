import type { DayLists } from '../../day-lists/day-lists.endpoints.ts'
import './day-lists.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { listDayLists } from '../../day-lists/day-lists.endpoints.ts'
import { DayList } from './day-list.tsx'
import { dayListsSearch } from './day-lists-search.ts'
import { DayMove, ListChoice, ListRail } from './list-rail.tsx'

/** Who comes to what on a day: for those who serve, on the screen, on paper and by mail. */
export default function DayListsScreen() {
  const { t } = useLingui()
  const search = useSearchOf(dayListsSearch)
  const { day, hotel } = search
  const query = useQuery({
    ...queryOf(listDayLists, { query: { day, hotel } }),
    placeholderData: keepPreviousData,
  })
  const lists = query.data?.data
  if (!lists)
    return (
      <div className="page day-lists fade">
        <PageHead title={<Trans>Day lists</Trans>} />
        {query.error ? (
          <LoadError query={{ ...query, error: query.error }} />
        ) : (
          <Loading label={t`Loading the lists of the day`}>
            <div className="day-lists-columns">
              <Skeleton height={320} radius={16} />
              <Skeleton height={480} radius={16} />
            </div>
          </Loading>
        )}
      </div>
    )
  return <Lists lists={lists} kind={search.kind} id={search.list} />
}

interface ListsProps {
  lists: DayLists
  kind: 'product' | 'event' | undefined
  id: number | undefined
}

function Lists({ lists, kind, id }: ListsProps) {
  const navigate = useNavigate()
  const named = kind && id ? { kind, id } : lists.lists[0]
  const choice = {
    lists,
    chosen: named,
    onChoose: (change: { day?: string; hotel?: number; kind?: 'product' | 'event'; list?: number }) =>
      void navigate({
        to: '/desk/days',
        search: {
          day: lists.day,
          hotel: lists.hotel,
          ...(named && { kind: named.kind, list: named.id }),
          ...change,
        },
        replace: true,
      }),
  }
  const rail = <ListRail {...choice} />
  const small = <ListChoice {...choice} />
  if (named)
    return (
      <DayList
        key={`${named.kind} ${named.id} ${lists.hotel}`}
        name={{ kind: named.kind, id: named.id, hotel: lists.hotel, day: lists.day }}
        move={<DayMove {...choice} />}
        rail={rail}
        small={small}
        onDay={(day) => choice.onChoose({ day })}
      />
    )
  return (
    <div className="page day-lists fade">
      <PageHead title={<Trans>Day lists</Trans>} action={<DayMove {...choice} />} />
      {small}
      <div className="day-lists-columns">
        {rail}
        <StateBox art="loggia" title={<Trans>Nothing is ordered for this day</Trans>}>
          <Trans>What owners order appears here, hour by hour, with who comes.</Trans>
        </StateBox>
      </div>
    </div>
  )
}
