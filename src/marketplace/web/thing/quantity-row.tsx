import type { ReactNode } from 'react'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'

interface QuantityRowProps {
  label: string
  price: ReactNode
  hint?: ReactNode
  value: number
  max: number
  onChange: (value: number) => void
}

/** One thing that may be chosen, its price, and how many of it. */
export function QuantityRow({ label, price, hint, value, max, onChange }: QuantityRowProps) {
  return (
    <div className="buy-variant">
      <div>
        <b>{label}</b>
        <span className="price">{price}</span>
        {hint && <p className="small faint">{hint}</p>}
      </div>
      <Stepper label={label} max={max} value={value} onChange={onChange} />
    </div>
  )
}
