import '../field-pair.css'
import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../web/ui/fields/field.tsx'
import { PhoneInput } from '../../../web/ui/fields/phone-input.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'

interface CustomerFieldsProps {
  draft: CheckoutDraft
  errorAt: (field: 'name' | 'lastname' | 'email' | 'phone') => string | undefined
  onChange: (typed: Partial<CheckoutDraft>) => void
}

/** Who buys (spec, section 3: Customer). */
export function CustomerFields({ draft, errorAt, onChange }: CustomerFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="field-pair">
      <Field label={t`Name`} required error={errorAt('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="given-name"
            maxLength={80}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Last name`} required error={errorAt('lastname')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="family-name"
            maxLength={80}
            value={draft.lastname}
            onChange={(event) => onChange({ lastname: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Email`} required error={errorAt('email')} hint={t`The confirmation goes here.`}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            maxLength={200}
            value={draft.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Phone`} required error={errorAt('phone')}>
        {(control) => (
          <PhoneInput
            {...control}
            autoComplete="tel"
            maxLength={30}
            value={draft.phone}
            onChange={(phone) => onChange({ phone })}
          />
        )}
      </Field>
    </div>
  )
}
