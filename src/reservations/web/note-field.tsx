import { useLingui } from '@lingui/react/macro'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextArea } from '../../web/ui/fields/text-input.tsx'

interface NoteFieldProps {
  value: string
  error?: string
  onChange: (note: string) => void
}

/** What the resort should know before the guests come. */
export function NoteField({ value, error, onChange }: NoteFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Note for the resort`} hint={t`Arrival time, a cot, anything that helps.`} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={1000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
