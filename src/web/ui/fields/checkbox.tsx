import './checkbox.css'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The label, on the right. */
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A box to tick, with its label. */
export function Checkbox({ children, className, ...rest }: CheckProps) {
  return (
    <label className="check">
      <input {...rest} type="checkbox" />
      <span className={className}>{children}</span>
    </label>
  )
}
