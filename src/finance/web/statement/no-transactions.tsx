import { Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { useClearFilters, useLookFor } from './use-statement.ts'

interface NoTransactionsProps {
  year: number
  /** The years that have transactions. */
  years: readonly number[]
}

/** A year in which nothing was charged or paid out; the nearest year that has something is a press away. */
export function NoTransactions({ year, years }: NoTransactionsProps) {
  const lookFor = useLookFor()
  const nearest = years.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year))[0]
  return (
    <div className="card">
      <StateBox
        art="loggia"
        title={<Trans>Nothing was charged or paid out in {year}</Trans>}
        actions={
          nearest !== undefined && (
            <Button kind="secondary" onClick={() => lookFor({ year: nearest })}>
              <Trans>See {nearest}</Trans>
            </Button>
          )
        }
      >
        <Trans>Profits, fees and charges of this contract appear here as the club posts them.</Trans>
      </StateBox>
    </div>
  )
}

/** The year has transactions, but none that the filters keep. */
export function NoMatch() {
  const clear = useClearFilters()
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>No transaction matches</Trans>}
        actions={
          <Button kind="secondary" onClick={clear}>
            <Trans>Clear the filters</Trans>
          </Button>
        }
      >
        <Trans>Nothing in this year matches. Remove a filter to see more.</Trans>
      </StateBox>
    </div>
  )
}
