import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import { Checkbox } from './checkbox.tsx'

interface RequiredCheckboxProps {
  checked: boolean
  /** The sentence under it while it is not ticked. */
  error: string | undefined
  onChange: (checked: boolean) => void
  /** The label: what is accepted. */
  children: ReactNode
}

/** A box that has to be ticked before a form is sent. */
export function RequiredCheckbox({ checked, error, onChange, children }: RequiredCheckboxProps) {
  const id = useId()
  return (
    <div className="field">
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      >
        {children}{' '}
        <span className="field-required" aria-hidden>
          *
        </span>
      </Checkbox>
      {error && (
        <p className="field-error" id={id}>
          <CircleAlert className="icon-small" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
