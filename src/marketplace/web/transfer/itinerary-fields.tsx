import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { TransferItinerary } from '../../cart.ts'
import type { Leg } from '../../transfers/legs.ts'
import { useTripWords } from '../thing/trip-words.ts'
import { FlightFields } from './flight-fields.tsx'
import { TravellerFields } from './traveller-fields.tsx'

const LEGS: readonly Leg[] = ['Arrival', 'Departure']

interface ItineraryFieldsProps {
  value: TransferItinerary
  /** How many people may ride at the most. */
  most: number
  onChange: (typed: Partial<TransferItinerary>) => void
}

/** A leg in the cart: who rides, and its flight. The legs of a round trip keep their way. */
export function ItineraryFields({ value, most, onChange }: ItineraryFieldsProps) {
  const { t } = useLingui()
  const words = useTripWords()
  const leg = value.trip === 'Departure' ? 'Departure' : 'Arrival'
  return (
    <>
      {value.uuidTrip === null && (
        <Field label={t`Trip`}>
          {(control) => (
            <Select
              {...control}
              value={leg}
              onChange={({ target }) => onChange({ trip: target.value as Leg })}
            >
              {LEGS.map((one) => (
                <option key={one} value={one}>
                  {words[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <TravellerFields value={value} most={most} onChange={onChange} />
      <FlightFields leg={leg} value={value} onChange={onChange} />
    </>
  )
}
