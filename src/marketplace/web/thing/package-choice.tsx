import { useLingui } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import type { Package } from '../../catalogue.endpoints.ts'
import { mostPackages } from '../../most-of-a-line.ts'
import { Price } from '../price/price.tsx'
import { DayChoice } from './day-choice.tsx'
import { QuantityRow } from './quantity-row.tsx'
import type { TellingDays } from './told-days.tsx'
import type { Availability } from './use-not-available.ts'

const MOST = 10

interface PackageChoiceProps {
  bundle: Package
  /** On top of its price, in percent; null while it is not known. */
  taxPercent: number | null
  qty: number
  onQty: (qty: number) => void
  day: Day | null
  availability: Availability
  dayError?: string | undefined
  /** Where the stay lies. */
  told?: TellingDays
  onDay: (day: Day) => void
}

/** What is chosen of a package: how many, and its day. It keeps nothing itself. */
export function PackageChoice({
  bundle,
  taxPercent,
  qty,
  day,
  availability,
  dayError,
  told,
  ...on
}: PackageChoiceProps) {
  const { t } = useLingui()
  const { currency, saleprice } = bundle
  return (
    <>
      <QuantityRow
        label={t`Package`}
        price={<Price cents={saleprice} currency={currency} taxPercent={taxPercent} />}
        hint={t`Everything in it, for one price`}
        value={qty}
        max={mostPackages(
          bundle.products.map((part) => ({ perPackage: part.qty, most: part.most })),
          MOST,
        )}
        onChange={on.onQty}
      />
      <DayChoice
        label={t`Date`}
        value={day}
        availability={availability}
        error={dayError}
        {...told}
        onChange={on.onDay}
      />
    </>
  )
}
