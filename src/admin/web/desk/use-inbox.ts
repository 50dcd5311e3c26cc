import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { listInbox } from '../../inbox/inbox.endpoints.ts'
import { type DeskSearch, deskSearch } from './desk-search.ts'

/** How often the list is read anew while nobody tells of changes. */
const AGAIN_MS = 30_000

/** The list as the address asks for it. The one before stays while another filter loads. */
export function useInbox() {
  const search = useSearchOf(deskSearch)
  const { show, view, hotel, age, arrival, staff, find, sort, page } = search
  const query = {
    view: view ?? 'all',
    sort: sort ?? 'lapse',
    page: page ?? 1,
    ...(show && { kind: show }),
    ...(hotel && { idHotel: hotel }),
    ...(age && { age }),
    ...(arrival && { arrival }),
    ...(staff && { idStaff: staff }),
    ...(find && { search: find }),
  } as const
  const inbox = useQuery({
    ...queryOf(listInbox, { query }),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate()
  /** Changes what the address asks for; another filter begins at its first page, with nothing open. */
  const ask = useCallback(
    (change: Partial<DeskSearch>) => {
      const next: Partial<DeskSearch> = { ...search, page: undefined, thing: undefined, ...change }
      const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
      void navigate({ to: '/desk', search: kept, replace: true, resetScroll: false })
    },
    [navigate, search],
  )
  const open = useCallback(
    (thing: string | undefined, { back = false } = {}) => {
      const { thing: _, ...rest } = search
      const next = thing === undefined ? rest : { ...rest, thing }
      const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined))
      void navigate({ to: '/desk', search: kept, replace: !back, resetScroll: false })
    },
    [navigate, search],
  )
  return useMemo(() => ({ search, inbox, ask, open }), [search, inbox, ask, open])
}
