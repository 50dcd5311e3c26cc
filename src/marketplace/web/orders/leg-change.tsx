import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { OrderLine } from '../../orders/orders.endpoints.ts'
import type { Leg } from '../../transfers/legs.ts'
import { onQuarter, pickUpOf } from '../../transfers/propose.ts'
import { FlightFields } from '../transfer/flight-fields.tsx'
import { FlightNoteWords } from '../transfer/flight-note.tsx'

/** A leg's flight as it is being changed. */
export interface LegChange {
  way: Leg
  flight: { flight: string; flightTime: string | null }
  /** How long the road takes; null where that is not known. */
  minutes: number | null
  changed: boolean
  change: (typed: Partial<LegChange['flight']>) => void
}

/** The flight of a line that is a leg; null of any other. The car follows its flight. */
export function useLegChange(line: OrderLine, onTime: (time: string) => void): LegChange | null {
  const { itinerario } = line
  const was = { flight: itinerario?.flight ?? '', flightTime: itinerario?.flightTime ?? null }
  const [flight, setFlight] = useState(was)
  if (!itinerario) return null
  const way = itinerario.trip === 'Departure' ? 'Departure' : 'Arrival'
  return {
    way,
    flight,
    minutes: line.minutes,
    changed: flight.flight.trim() !== was.flight || flight.flightTime !== was.flightTime,
    change: (typed) => {
      setFlight({ ...flight, ...typed })
      if (typed.flightTime) onTime(pickUpOf(way, typed.flightTime))
    },
  }
}

interface LegChangeFieldsProps {
  leg: LegChange
  time: string
  onTime: (time: string) => void
}

/** The flight, and when the car goes. */
export function LegChangeFields({ leg, time, onTime }: LegChangeFieldsProps) {
  const { t } = useLingui()
  const { way, flight, minutes } = leg
  return (
    <>
      <FlightFields leg={way} value={flight} onChange={leg.change} />
      <Field label={way === 'Arrival' ? t`The car waits from` : t`We leave the lobby at`}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            step={900}
            value={time}
            onChange={({ target }) => target.value && onTime(onQuarter(target.value))}
          />
        )}
      </Field>
      <FlightNoteWords leg={way} pickUp={time} flightTime={flight.flightTime} minutes={minutes} />
    </>
  )
}
