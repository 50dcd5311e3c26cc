import './stepper.css'
import { useLingui } from '@lingui/react/macro'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

interface StepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** What is counted, for screen readers and the buttons: "Adults". */
  label: string
}

/** A small whole number with minus and plus. At a limit the button stays reachable but does nothing. */
export function Stepper({ value, onChange, min = 0, max = 99, label }: StepperProps) {
  const { t } = useLingui()
  const atMin = value <= min
  const atMax = value >= max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would nest legends where a field already has one
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t`One less: ${label}`}
        aria-disabled={atMin}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <Minus className="icon-small" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={t`One more: ${label}`}
        aria-disabled={atMax}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <Plus className="icon-small" />
      </button>
    </div>
  )
}
