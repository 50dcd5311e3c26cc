import { Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'

interface NoProfitProps {
  year: number
  /** The years that have figures. */
  others: readonly number[]
  onShow: (year: number) => void
}

/** A year without profit, and the way to the nearest one that has some; a contract in its first days has none. */
export function NoProfit({ year, others, onShow }: NoProfitProps) {
  const nearest = others.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year))[0]
  return (
    <div className="card">
      {nearest === undefined ? (
        <StateBox art="loggia" title={<Trans>Your first month is still under way</Trans>}>
          <Trans>Profit appears here once the club has closed the first month of your residence.</Trans>
        </StateBox>
      ) : (
        <StateBox
          art="loggia"
          title={<Trans>No profit has been posted for {year}</Trans>}
          actions={
            <Button kind="secondary" onClick={() => onShow(nearest)}>
              <Trans>See {nearest}</Trans>
            </Button>
          }
        >
          <Trans>A month appears here once the club has closed it.</Trans>
        </StateBox>
      )}
    </div>
  )
}
