import './segmented.css'
import type { ReactNode } from 'react'

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers: "Show". */
  label: string
  value: Value
  onChange: (value: Value) => void
  /** The choice is what the page shows: the window's title says it too. */
  views?: true
  options: readonly { value: Value; label: ReactNode; count?: number }[]
}

/** A choice among a few views of the same thing; on narrow windows it scrolls sideways. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  views,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are pressed buttons, not the fields of a form
    <div className="segmented" role="group" aria-label={label} data-views={views}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <span>{option.label}</span>
          {option.count !== undefined && <span className="segmented-count">{option.count}</span>}
        </button>
      ))}
    </div>
  )
}
