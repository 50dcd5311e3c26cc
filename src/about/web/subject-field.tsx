import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'

interface SubjectFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (subject: string) => void
}

/** What a message or a meeting is about, in a line. */
export function SubjectField({ label, value, error, onChange }: SubjectFieldProps) {
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="subject"
          maxLength={200}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
