import '../form-pair.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { NameFields, PersonChoice } from '../../../membership/web/person/person-fields.tsx'
import type { ErrorAt } from '../../../web/forms/use-checked.ts'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { ChildDraft } from '../stay-draft.ts'
import type { GuestChoice } from './guest-choice.ts'

interface ChildFieldsProps {
  number: number
  choice: GuestChoice
  child: ChildDraft
  errorAt: ErrorAt
  onChange: (typed: Partial<ChildDraft>) => void
}

/** A child: name, last name and age, or NA (spec, section 5). */
export function ChildFields({ number, choice, child, errorAt, onChange }: ChildFieldsProps) {
  const { t } = useLingui()
  return (
    <FieldGroup legend={<Trans>Child {number}</Trans>}>
      <Checkbox checked={child.na} onChange={(event) => onChange({ na: event.target.checked })}>
        <Trans>I’ll give this guest’s details later</Trans>
      </Checkbox>
      {!child.na && (
        <>
          <PersonChoice
            {...choice}
            of="children"
            value={child}
            onChoose={({ name, lastname, age }) =>
              onChange({ name, lastname, ...(age !== null && { age: String(age) }) })
            }
          />
          <div className="form-pair form-child">
            <NameFields required person={child} errorAt={errorAt} onChange={onChange} />
            <Field label={t`Age`} required error={errorAt('age')}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  maxLength={2}
                  value={child.age}
                  onChange={(event) => onChange({ age: event.target.value })}
                />
              )}
            </Field>
          </div>
        </>
      )}
    </FieldGroup>
  )
}
