import { Trans } from '@lingui/react/macro'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { flightFault, flightNote, type LegHours } from '../../transfers/fits-flight.ts'
import { LineFaultWords } from '../cart/line-fault-note.tsx'

interface FlightNoteProps extends Omit<LegHours, 'flightTime'> {
  flightTime: string | null
}

/** Says of a car that it cannot serve its flight, or that it leaves little time, or lets wait long. */
export function FlightNoteWords({ flightTime, ...more }: FlightNoteProps) {
  if (!flightTime) return null
  const hours = { ...more, flightTime }
  const fault = flightFault(hours)
  if (fault)
    return (
      <FormError>
        <LineFaultWords fault={fault} />
      </FormError>
    )
  const note = flightNote(hours)
  if (!note) return null
  return (
    <Note tone="gold">
      {note === 'tight' ? (
        <Trans>That leaves less than an hour and a half at the airport before the flight.</Trans>
      ) : (
        <Trans>That is long after the flight lands. The car waits from then on.</Trans>
      )}
    </Note>
  )
}
