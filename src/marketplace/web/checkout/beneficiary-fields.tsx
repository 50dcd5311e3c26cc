import '../field-pair.css'
import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { fullName } from '../../../membership/person.ts'
import { PersonChoice } from '../../../membership/web/person/person-fields.tsx'
import { useFieldWords } from '../../../web/forms/field-words.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { PhoneInput } from '../../../web/ui/fields/phone-input.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { Beneficiary } from '../../cart.ts'
import { beneficiaryFaults } from './beneficiary-faults.ts'

/** The most names that a line carries. */
const MOST_NAMED = 20
const BLANK: Beneficiary = { fullname: '', phone: '', email: '', room: '' }

interface BeneficiaryFieldsProps {
  people: readonly Beneficiary[]
  /** How many it is for at the most. */
  most: number
  onChange: (people: Beneficiary[]) => void
}

/** Those whom a line is for (spec, section 3: beneficiarios). */
export function BeneficiaryFields({ people, most, onChange }: BeneficiaryFieldsProps) {
  return (
    <div className="cart-people">
      {people.map((person, index) => (
        <Person
          // biome-ignore lint/suspicious/noArrayIndexKey: a person here is the place in the list
          key={index}
          number={index + 1}
          person={person}
          others={people.filter((one) => one !== person)}
          onChange={(typed) => onChange(people.map((one, at) => (at === index ? { ...one, ...typed } : one)))}
          onRemove={() => onChange(people.filter((_, at) => at !== index))}
        />
      ))}
      {people.length < Math.min(most, MOST_NAMED) && (
        <Button kind="ghost" size="small" onClick={() => onChange([...people, BLANK])}>
          <Plus className="icon-small" aria-hidden />
          <Trans>Add somebody it is for</Trans>
        </Button>
      )}
    </div>
  )
}

/** The whole name stands in one field here. */
const named = ({ fullname }: Beneficiary) => ({ name: fullname, lastname: '' })

interface PersonProps {
  number: number
  person: Beneficiary
  others: readonly Beneficiary[]
  onChange: (typed: Partial<Beneficiary>) => void
  onRemove: () => void
}

function Person({ number, person, others, onChange, onRemove }: PersonProps) {
  const { t } = useLingui()
  const say = useFieldWords()
  const faults = beneficiaryFaults(person)
  const error = (field: string) => {
    const fault = faults[field]
    return fault && say(fault)
  }
  return (
    <fieldset className="person">
      <legend className="hidden-text">{t`Person ${number}`}</legend>
      <PersonChoice
        value={named(person)}
        others={others.map(named)}
        onChoose={(one) =>
          onChange({ fullname: fullName(one), phone: one.phone ?? '', email: one.email ?? '' })
        }
      />
      <div className="field-pair">
        <Field label={t`Full name`} required error={error('fullname')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={160}
              value={person.fullname}
              onChange={(event) => onChange({ fullname: event.target.value })}
            />
          )}
        </Field>
        <Field label={t`Residence or room`}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={20}
              value={person.room}
              onChange={(event) => onChange({ room: event.target.value })}
            />
          )}
        </Field>
        <Field label={t`Phone`} error={error('phone')}>
          {(control) => (
            <PhoneInput
              {...control}
              autoComplete="off"
              maxLength={30}
              value={person.phone}
              onChange={(phone) => onChange({ phone })}
            />
          )}
        </Field>
        <Field label={t`Email`} error={error('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={200}
              value={person.email}
              onChange={(event) => onChange({ email: event.target.value })}
            />
          )}
        </Field>
      </div>
      <IconButton label={t`Remove person ${number}`} onClick={onRemove}>
        <X className="icon" />
      </IconButton>
    </fieldset>
  )
}
