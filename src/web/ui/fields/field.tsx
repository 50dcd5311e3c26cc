import './field.css'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'

/** What ties a control to its label, hint and error; spread it on the control. */
export interface ControlProps {
  id: string
  'aria-required'?: true
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** The sentence under the control while it is wrong: `i18n._(fieldWords(fault))`. */
  error?: ReactNode
  required?: boolean
  children: (control: ControlProps) => ReactNode
}

/**
 * A label, its control, a hint and an error:
 * `<Field label={t`Email`} required error={error}>{(control) => <TextInput {...control} name="email" />}</Field>`.
 */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({ id, ...describedBy(id, { hint, error, required }) })}
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

interface FieldGroupProps extends Omit<FieldProps, 'label' | 'children'> {
  legend: ReactNode
  children: ReactNode
}

/** Several controls that answer one question (radios, options, guests), under one legend. */
export function FieldGroup({ legend, hint, error, required, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint, error })['aria-describedby']}>
      <legend>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {children}
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  )
}

/** An error that belongs to no single field (a whole form, a refusal of the server); spoken at once. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p className="field-error" role="alert">
      <CircleAlert className="icon-small" aria-hidden />
      <span>{children}</span>
    </p>
  )
}

function describedBy(id: string, field: { hint?: ReactNode; error?: ReactNode; required?: boolean }) {
  const ids = [field.error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean)
  return {
    ...(field.required && { 'aria-required': true as const }),
    ...(field.error && { 'aria-invalid': true as const }),
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  }
}

function Below({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon-small" aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

// The control says `required` itself; the star is decorative (aria-hidden).
function RequiredMark() {
  return (
    <span className="field-required" aria-hidden>
      *
    </span>
  )
}
