import './field.css'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref, SelectHTMLAttributes } from 'react'

/** A native list to choose from; its children are `<option>` elements. */
export function Select({
  className,
  children,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  return (
    <div className="input-frame">
      <select {...rest} className={clsx('input', className)}>
        {children}
      </select>
      <ChevronDown className="icon-small" aria-hidden />
    </div>
  )
}
