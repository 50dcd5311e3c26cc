import { useLingui } from '@lingui/react/macro'
import type { ErrorAt } from '../../../web/forms/use-checked.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'

interface NameFieldsProps {
  person: { name: string; lastname: string }
  errorAt: ErrorAt
  onChange: (typed: { name?: string; lastname?: string }) => void
}

/** The name and last name of a guest. */
export function NameFields({ person, errorAt, onChange }: NameFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Name`} required error={errorAt('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={80}
            value={person.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Last name`} required error={errorAt('lastname')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={80}
            value={person.lastname}
            onChange={(event) => onChange({ lastname: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
