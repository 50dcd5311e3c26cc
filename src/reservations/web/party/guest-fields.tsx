import '../form-pair.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Day } from '../../../kernel/day.ts'
import type { PersonName } from '../../../membership/person.ts'
import { NameFields, PersonChoice } from '../../../membership/web/person/person-fields.tsx'
import type { ErrorAt } from '../../../web/forms/use-checked.ts'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { PhoneInput } from '../../../web/ui/fields/phone-input.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { SearchedStay } from '../request/stay-search.ts'
import { type AdultDraft, guestsFor, type StayDraft, withAdult, withChild } from '../stay-draft.ts'
import { ChildFields } from './child-fields.tsx'
import type { GuestChoice } from './guest-choice.ts'

interface GuestFieldsProps {
  /** The day of check-in: a child is as old as then. */
  checkIn: Day
  draft: StayDraft
  party: Pick<SearchedStay, 'adults' | 'children'>
  errorAt: ErrorAt
  onChange: (draft: StayDraft) => void
}

/** Everyone who comes: the first adult is the main guest, the others give their data or are marked NA (spec, section 5). */
export function GuestFields({ checkIn, draft, party, errorAt, onChange }: GuestFieldsProps) {
  const { adults, children } = guestsFor(draft, party)
  const named = [...adults, ...children].filter(({ na }) => !na)
  const othersThan = (guest: PersonName) => named.filter((one) => one !== guest)
  return (
    <>
      {adults.map((adult, index) => (
        <AdultFields
          // A guest is their place in the party.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          key={index}
          index={index}
          adult={adult}
          choice={{ day: checkIn, others: othersThan(adult) }}
          errorAt={(field) => errorAt(`adults.${index}.${field}`)}
          onChange={(typed) => onChange(withAdult(draft, index, typed))}
        />
      ))}
      {children.map((child, index) => (
        <ChildFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          key={index}
          number={index + 1}
          child={child}
          choice={{ day: checkIn, others: othersThan(child) }}
          errorAt={(field) => errorAt(`children.${index}.${field}`)}
          onChange={(typed) => onChange(withChild(draft, index, typed))}
        />
      ))}
    </>
  )
}

interface AdultFieldsProps {
  index: number
  choice: GuestChoice
  adult: AdultDraft
  errorAt: ErrorAt
  onChange: (typed: Partial<AdultDraft>) => void
}

function AdultFields({ index, choice, adult, errorAt, onChange }: AdultFieldsProps) {
  const isMain = index === 0
  const number = index + 1
  const given = isMain || !adult.na
  return (
    <FieldGroup legend={isMain ? <Trans>Main guest</Trans> : <Trans>Adult {number}</Trans>}>
      {!isMain && (
        <Checkbox checked={adult.na} onChange={(event) => onChange({ na: event.target.checked })}>
          <Trans>I’ll give this guest’s details later</Trans>
        </Checkbox>
      )}
      {given && (
        <>
          <PersonChoice
            {...choice}
            of="adults"
            value={adult}
            onChoose={({ name, lastname, email, phone }) =>
              onChange({ name, lastname, ...(isMain && { email: email ?? '', phone: phone ?? '' }) })
            }
          />
          <div className="form-pair">
            <NameFields required person={adult} errorAt={errorAt} onChange={onChange} />
            {isMain && <ReachFields adult={adult} errorAt={errorAt} onChange={onChange} />}
          </div>
        </>
      )}
    </FieldGroup>
  )
}

/** How the resort reaches the main guest; both may stay empty. */
function ReachFields({ adult, errorAt, onChange }: Omit<AdultFieldsProps, 'index' | 'choice'>) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Email (optional)`} error={errorAt('email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={adult.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Phone (optional)`} error={errorAt('phone')}>
        {(control) => (
          <PhoneInput {...control} value={adult.phone} onChange={(phone) => onChange({ phone })} />
        )}
      </Field>
    </>
  )
}
