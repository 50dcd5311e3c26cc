import '../field-pair.css'
import { useLingui } from '@lingui/react/macro'
import { NameFields } from '../../../membership/web/person/person-fields.tsx'
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
      <NameFields required own person={draft} errorAt={errorAt} onChange={onChange} />
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
