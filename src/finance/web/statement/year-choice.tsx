import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Select } from '../../../web/ui/fields/select.tsx'
import { NO_FILTERS } from './statement-search.ts'
import { useAsk, useLookFor, useStatement } from './use-statement.ts'

/** Which year's statement is shown: those that have transactions, and the one in the address. */
export function YearChoice() {
  const id = useId()
  const { year } = useAsk()
  const { data } = useStatement()
  const lookFor = useLookFor()
  const years = [...new Set([...(data?.years ?? []), year])].sort((a, b) => b - a)
  return (
    <div className="reports-year">
      <label className="label" htmlFor={id}>
        <Trans>Year</Trans>
      </label>
      <Select
        id={id}
        className="numeric"
        value={year}
        onChange={(event) => lookFor({ ...NO_FILTERS, year: Number(event.target.value) })}
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </div>
  )
}
