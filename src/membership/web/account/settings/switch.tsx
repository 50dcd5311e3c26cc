import './switch.css'
import { type ReactNode, useId } from 'react'

interface SwitchProps {
  /** What is on or off. */
  title: ReactNode
  /** The explanation below the title. */
  children?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The change is on its way; a second press does nothing. */
  busy?: boolean
}

/** Something that is on or off, and changes at once; the words are part of the target. */
export function Switch({ title, children, checked, onChange, busy }: SwitchProps) {
  const id = useId()
  return (
    <label className="switch">
      <span className="switch-text">
        <b id={`${id}-title`}>{title}</b>
        {children && (
          <span id={`${id}-more`} className="small muted">
            {children}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-title`}
        aria-describedby={children ? `${id}-more` : undefined}
        checked={checked}
        aria-checked={checked}
        aria-busy={busy || undefined}
        onChange={(event) => !busy && onChange(event.target.checked)}
      />
    </label>
  )
}
