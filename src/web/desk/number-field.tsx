import { type ReactNode, useState } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { asTyped, centsOf, wholeNumberOf } from './cents-of.ts'

interface NumberFieldProps {
  /** The field's name in the call. */
  name: string
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  required?: boolean
  disabled?: boolean
  /** Null for nothing typed, NaN for what is no number. */
  value: number | null
  onChange: (value: number | null) => void
}

/** An amount of money, typed in decimals and kept in cents. The label names the currency. */
export function MoneyField(props: NumberFieldProps) {
  return <TypedNumber {...props} read={centsOf} show={asTyped} inputMode="decimal" />
}

/** A whole number that may be left out. */
export function WholeField(props: NumberFieldProps) {
  return <TypedNumber {...props} read={wholeNumberOf} show={asWhole} inputMode="numeric" />
}

const asWhole = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))

interface TypedNumberProps extends NumberFieldProps {
  read: (text: string) => number | null
  show: (value: number | null) => string
  inputMode: 'decimal' | 'numeric'
}

/** The typed text is the field's own state; only a value set from outside (a discarded draft) replaces it. */
function TypedNumber({ name, label, hint, error, required, value, onChange, ...rest }: TypedNumberProps) {
  const { read, show, inputMode, disabled } = rest
  const [text, setText] = useState(() => show(value))
  if (!Number.isNaN(value) && !Object.is(read(text), value)) setText(show(value))
  return (
    <Field label={label} hint={hint} error={error} {...(required && { required })}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode={inputMode}
          autoComplete="off"
          disabled={disabled}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            onChange(read(target.value))
          }}
        />
      )}
    </Field>
  )
}
