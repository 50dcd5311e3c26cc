import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, type Money } from '../../../kernel/money.ts'
import { PersonChoice } from '../../../membership/web/person/person-choice.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { type Itinerary, TRIPS, type Trip } from '../../cart.ts'
import { useTripWords } from './trip-words.ts'

/** A car takes no more people than this beyond those it is meant for. */
const MOST_EXTRA = 8

export type Travel = Pick<Itinerary, 'nameBenefi' | 'lastNameBenefi' | 'trip' | 'extrapax_num'>

interface ItineraryFieldsProps {
  value: Travel
  /** What each extra passenger costs; null where nobody extra may come. */
  extra: Money | null
  /** The sentence for a wrong field. */
  errorAt?: (field: 'nameBenefi' | 'lastNameBenefi') => string | undefined
  onChange: (typed: Partial<Travel>) => void
}

/** Who travels, which way, and how many more (spec, section 3: itinerario). */
export function ItineraryFields({ value, extra, errorAt, onChange }: ItineraryFieldsProps) {
  const { t } = useLingui()
  const tripWords = useTripWords()
  const each = extra && formatMoney(extra)
  return (
    <>
      <PersonChoice
        value={{ name: value.nameBenefi, lastname: value.lastNameBenefi }}
        onChoose={({ name, lastname }) => onChange({ nameBenefi: name, lastNameBenefi: lastname })}
      />
      <div className="field-pair">
        <Field label={t`Traveller’s name`} required error={errorAt?.('nameBenefi')}>
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
        <Field label={t`Traveller’s last name`} required error={errorAt?.('lastNameBenefi')}>
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
      <Field label={t`Trip`}>
        {(control) => (
          <Select
            {...control}
            value={value.trip}
            onChange={(event) => onChange({ trip: event.target.value as Trip })}
          >
            {TRIPS.map((trip) => (
              <option key={trip} value={trip}>
                {tripWords[trip]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {each && (
        <div className="buy-variant">
          <div>
            <b>
              <Trans>Extra passengers</Trans>
            </b>
            <p className="small faint">
              <Trans>{each} each</Trans>
            </p>
          </div>
          <Stepper
            label={t`Extra passengers`}
            max={MOST_EXTRA}
            value={value.extrapax_num}
            onChange={(extrapax_num) => onChange({ extrapax_num })}
          />
        </div>
      )}
    </>
  )
}
