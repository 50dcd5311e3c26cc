import '../field-pair.css'
import './transfer.css'
import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { TransferItinerary } from '../../cart.ts'
import type { Leg } from '../../transfers/legs.ts'

export type FlightDraft = Pick<TransferItinerary, 'flight' | 'flightTime'>

interface FlightFieldsProps {
  leg: Leg
  value: FlightDraft
  error?: string | undefined
  onChange: (typed: Partial<FlightDraft>) => void
}

/** A leg's flight: when it lands or leaves, and its number, where it is known already. */
export function FlightFields({ leg, value, error, onChange }: FlightFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="field-pair">
      <Field label={leg === 'Arrival' ? t`Flight lands` : t`Flight leaves`} required error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            value={value.flightTime ?? ''}
            onChange={({ target }) => onChange({ flightTime: target.value || null })}
          />
        )}
      </Field>
      <Field label={t`Flight number`} hint={t`Where you know it already: “AM 58”.`}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={20}
            value={value.flight}
            onChange={({ target }) => onChange({ flight: target.value })}
          />
        )}
      </Field>
    </div>
  )
}
