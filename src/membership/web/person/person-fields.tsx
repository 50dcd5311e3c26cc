import './person-choice.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Day, todayIn } from '../../../kernel/day.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { Person } from '../../people.endpoints.ts'
import { ageOn, fullName, isChildOn, nameKey, type PersonName } from '../../person.ts'
import { usePeople } from '../account/people/use-people.ts'
import { useContract, useSession } from '../session/use-session.ts'

/** What the fields are filled with. */
type Chosen = Pick<Person, 'name' | 'lastname' | 'email' | 'phone'> & { age: number | null }
const NOBODY: Chosen = { name: '', lastname: '', email: null, phone: null, age: null }

interface PersonChoiceProps {
  /** What stands in the fields now: who is chosen shows, also after a reload. */
  value: PersonName
  /** Those who stand in other places of the same list: nobody comes twice. */
  others?: readonly PersonName[]
  /** Whom the place is for: grown-ups, children, or anybody. */
  of?: 'adults' | 'children' | 'anybody'
  /** The day that the age is asked for; today without it. */
  day?: Day
  /** Fills the fields; with nobody's when another is to be written. */
  onChoose: (person: Chosen) => void
}

/**
 * A list of the owner's people above the fields that it fills: the browser's own, for the keyboard and for screen readers. What
 * was chosen may be written over. Nothing where nobody is kept.
 */
export function PersonChoice(props: PersonChoiceProps) {
  // The desk sees the same fields as owners will, and has no people; the owner’s are not for whom they trust.
  const { contracts, trusted } = useSession()
  return contracts.length > 0 && !trusted ? <Choice {...props} /> : null
}

function Choice({ value, others = [], of = 'anybody', day, onChoose }: PersonChoiceProps) {
  const { t } = useLingui()
  const { zone } = useContract()
  const people = usePeople().data?.data ?? []
  const on = day ?? todayIn(zone, new Date())
  const taken = new Set(others.map(nameKey))
  const offered = people.filter((person) => {
    const isChild = isChildOn(person.birthday, on)
    const fits = of === 'anybody' || isChild === null || isChild === (of === 'children')
    return fits && !taken.has(nameKey(person))
  })
  if (offered.length === 0) return null
  const chosen = offered.find((person) => nameKey(person) === nameKey(value))
  const choose = (id: string) => {
    const person = offered.find((one) => String(one.id) === id)
    onChoose(person ? { ...person, age: person.birthday ? ageOn(person.birthday, on) : null } : NOBODY)
  }
  const groups = [
    { label: t`Family`, list: offered.filter(({ kind }) => kind === 'family') },
    { label: t`Guests`, list: offered.filter(({ kind }) => kind === 'guest') },
  ]
  return (
    <div className="person-choice">
      <Field label={<Trans>From your people</Trans>}>
        {(control) => (
          <Select {...control} value={chosen?.id ?? ''} onChange={({ target }) => choose(target.value)}>
            <option value="">
              {!chosen && nameKey(value) !== nameKey(NOBODY)
                ? t`None of them: the name typed below`
                : t`Somebody else`}
            </option>
            {groups
              .filter(({ list }) => list.length > 0)
              .map(({ label, list }) => (
                <optgroup key={label} label={label}>
                  {list.map((person) => (
                    <option key={person.id} value={person.id}>
                      {fullName(person)}
                    </option>
                  ))}
                </optgroup>
              ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

interface Typed {
  name: string
  lastname: string
}

interface NameFieldsProps {
  person: Typed
  /** Whether both are required; else they may stay empty. */
  required?: boolean
  /** Whoever types is named here: the browser may fill it in. */
  own?: boolean
  errorAt: (field: 'name' | 'lastname') => string | undefined
  onChange: (typed: Partial<Typed>) => void
}

/** The name and last name of somebody, as two fields of a form. */
export function NameFields({ person, required = false, own, errorAt, onChange }: NameFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Name`} required={required} error={errorAt('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete={own ? 'given-name' : 'off'}
            maxLength={80}
            value={person.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t`Last name`} required={required} error={errorAt('lastname')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete={own ? 'family-name' : 'off'}
            maxLength={80}
            value={person.lastname}
            onChange={({ target }) => onChange({ lastname: target.value })}
          />
        )}
      </Field>
    </>
  )
}
