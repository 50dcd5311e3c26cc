import { Trans, useLingui } from '@lingui/react/macro'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { FLEXIBILITIES, type Flexibility } from './stay-search.ts'

interface FlexibilityChoiceProps {
  value: Flexibility
  onChange: (days: Flexibility) => void
}

/** How far the days of a stay may move: exactly these, or some days to either side. */
export function FlexibilityChoice({ value, onChange }: FlexibilityChoiceProps) {
  const { t } = useLingui()
  return (
    <div className="row wrap request-flex">
      <span className="label" aria-hidden>
        <Trans>Flexible dates</Trans>
      </span>
      <Segmented
        label={t`Flexible dates`}
        value={String(value)}
        onChange={(text) => onChange(FLEXIBILITIES.find((days) => String(days) === text) ?? 0)}
        options={FLEXIBILITIES.map((days) => ({
          value: String(days),
          label: days === 0 ? t`Exact dates` : t`± ${days} days`,
        }))}
      />
    </div>
  )
}
