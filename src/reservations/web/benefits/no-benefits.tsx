import { Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'

interface NoBenefitsProps {
  year: number
  /** The years that have benefits. */
  others: readonly number[]
  onShow: (year: number) => void
}

/** A year without benefits, and the way to the nearest one that has some. */
export function NoBenefits({ year, others, onShow }: NoBenefitsProps) {
  const nearest = others.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year))[0]
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>No benefits have been posted for {year}</Trans>}
        actions={
          nearest !== undefined && (
            <Button kind="secondary" onClick={() => onShow(nearest)}>
              <Trans>See {nearest}</Trans>
            </Button>
          )
        }
      >
        <Trans>The allotment of a benefit year appears here once the club has posted it.</Trans>
      </StateBox>
    </div>
  )
}
