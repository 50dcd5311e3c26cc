import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { readStatement } from '../../statement.endpoints.ts'
import { askOf, NO_FILTERS, type StatementSearch, statementSearch } from './statement-search.ts'

/** What the address asks of the selected contract's statement. */
export function useAsk() {
  const contract = useContract()
  const search = useSearchOf(statementSearch)
  return askOf(search, contract.id, Number(todayIn(contract.zone, new Date()).slice(0, 4)))
}

/**
 * The statement that the address asks for. The previous answer stays on show (placeholder data) until the next one has
 * arrived; a component that must not show one year's rows as another's is keyed by the year.
 */
export function useStatement() {
  return useQuery({ ...queryOf(readStatement, { query: useAsk() }), placeholderData: keepPreviousData })
}

/** Changes what is looked for, in the address; another filter begins at its first page. */
export function useLookFor(): (change: Partial<StatementSearch>) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({
      to: '/my-reports',
      search: (now) => ({
        ...now,
        view: 'statement' as const,
        page: undefined,
        ...change,
      }),
      replace: true,
      resetScroll: false,
    })
}

/** Takes every filter away; the year stays. */
export function useClearFilters(): () => void {
  const lookFor = useLookFor()
  return () => lookFor(NO_FILTERS)
}
