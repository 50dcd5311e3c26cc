import '../field-pair.css'
import './transfer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { PersonChoice } from '../../../membership/web/person/person-fields.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { TransferItinerary } from '../../cart.ts'

export type Travellers = Pick<
  TransferItinerary,
  'nameBenefi' | 'lastNameBenefi' | 'adults' | 'children' | 'childSeats'
>

interface TravellerFieldsProps {
  value: Travellers
  /** How many people may ride at the most. */
  most: number
  errorAt?: ((field: 'nameBenefi' | 'lastNameBenefi') => string | undefined) | undefined
  onChange: (typed: Partial<Travellers>) => void
}

/** Who travels: a name for the sign, and how many ride (spec, section 3: itinerario). */
export function TravellerFields({ value, most, errorAt, onChange }: TravellerFieldsProps) {
  const { t } = useLingui()
  const { children, childSeats } = value
  const adults = value.adults ?? 1
  const counts = [
    {
      label: t`Adults`,
      value: adults,
      min: 1,
      max: Math.max(adults, most - children),
      onChange: (count: number) => onChange({ adults: count }),
    },
    {
      label: t`Children`,
      value: children,
      min: 0,
      max: Math.max(children, most - adults),
      onChange: (count: number) =>
        onChange({ adults, children: count, childSeats: Math.min(childSeats, count) }),
    },
    {
      label: t`Child seats`,
      value: childSeats,
      min: 0,
      max: children,
      onChange: (count: number) => onChange({ childSeats: count }),
    },
  ]
  return (
    <>
      <PersonChoice
        value={{ name: value.nameBenefi, lastname: value.lastNameBenefi }}
        onChoose={({ name, lastname }) => onChange({ nameBenefi: name, lastNameBenefi: lastname })}
      />
      <div className="field-pair">
        <Field label={t`Traveler’s name`} required error={errorAt?.('nameBenefi')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={80}
              value={value.nameBenefi}
              onChange={(event) => onChange({ nameBenefi: event.target.value })}
            />
          )}
        </Field>
        <Field label={t`Traveler’s last name`} required error={errorAt?.('lastNameBenefi')}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={80}
              value={value.lastNameBenefi}
              onChange={(event) => onChange({ lastNameBenefi: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="transfer-party">
        {counts.map((count) => (
          <div key={count.label}>
            <p className="label" aria-hidden>
              {count.label}
            </p>
            <Stepper {...count} />
          </div>
        ))}
      </div>
      {children > 0 && (
        <p className="small faint">
          <Trans>Children need a place too; a child seat stands on one.</Trans>
        </p>
      )}
    </>
  )
}
