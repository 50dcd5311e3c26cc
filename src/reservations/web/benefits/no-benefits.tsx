import { Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { type BenefitSpan, benefitYearName } from '../../benefit/benefit-year.ts'

interface NoBenefitsProps {
  year: number
  /** The years that have benefits. */
  others: readonly BenefitSpan[]
  onShow: (year: number) => void
}

/** A year without benefits, and the way to the nearest one that has some. */
export function NoBenefits({ year, others, onShow }: NoBenefitsProps) {
  const nearest = others.toSorted((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year))[0]
  const name = nearest && benefitYearName(nearest)
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>No benefits have been posted for {year}</Trans>}
        actions={
          nearest && (
            <Button kind="secondary" onClick={() => onShow(nearest.year)}>
              <Trans>See {name}</Trans>
            </Button>
          )
        }
      >
        <Trans>The allotment of a benefit year appears here once the club has posted it.</Trans>
      </StateBox>
    </div>
  )
}
