import { useLingui } from '@lingui/react/macro'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { statementSearch } from './statement-search.ts'
import { StatementSearchField } from './statement-search-field.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useLookFor } from './use-statement.ts'

/** What of the year is shown. Everything here stands in the address. */
export function StatementFilterBar() {
  const { t } = useLingui()
  return (
    <search className="statement-filters" aria-label={t`Filter the transactions`}>
      <StatementSearchField />
      <DirectionFilter />
      <StatusFilter />
    </search>
  )
}

function DirectionFilter() {
  const { t } = useLingui()
  const lookFor = useLookFor()
  const { direction } = useSearchOf(statementSearch)
  return (
    <Segmented
      label={t`Credits, or charges and payouts`}
      value={direction ?? 'all'}
      onChange={(value) => lookFor({ direction: value === 'all' ? undefined : value })}
      options={[
        { value: 'all', label: t({ id: 'statement.all', message: 'All' }) },
        { value: 'credit', label: t`Credits` },
        { value: 'charge', label: t`Charges` },
      ]}
    />
  )
}
