import type { ReactNode } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'

interface DayFieldProps {
  /** The field's name in the call. */
  name: string
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  /** The first and the last day that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean
  /** Optional. */
  optional?: boolean
  value: string
  onChange: (day: string) => void
}

/** A day, which has to be named where it is not optional. */
export function DayField({ label, hint, error, optional = false, onChange, ...rest }: DayFieldProps) {
  return (
    <Field label={label} hint={hint} required={!optional} error={error}>
      {(control) => (
        <TextInput {...control} {...rest} type="date" onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}
