import { Trans } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import { AsOwner } from '../../../web/desk/as-owner.tsx'
import { TriedDays } from '../tried-days.tsx'
import { type SeenDay, struckDays, type VariantDays } from './days-after.ts'

interface DaysPreviewProps {
  allotment: VariantDays
  days: ReadonlyMap<Day, SeenDay>
  month: Day
}

/** The owner's own calendar of the variant, with the days as they would be. */
export function DaysPreview({ allotment, days, month }: DaysPreviewProps) {
  const disable = struckDays(days, allotment.usual !== null)
  return (
    <AsOwner
      tryable
      where={<Trans>The calendar of the product, for one of this variant. Try it: nothing is ordered.</Trans>}
    >
      {(language) => (
        <>
          <p className="sub day-tried">{allotment.variant[language]}</p>
          <TriedDays at={allotment} disable={disable} shown={month} />
        </>
      )}
    </AsOwner>
  )
}
