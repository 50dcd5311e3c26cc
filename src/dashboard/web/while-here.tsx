import { Plural, Trans } from '@lingui/react/macro'
import { use } from 'react'
import { daysBetween } from '../../kernel/day.ts'
import type { Booking } from '../../reservations/reservations.endpoints.ts'
import { LinesOfStayContext } from '../../reservations/web/lines-of-stay.ts'

interface WhileHereProps {
  stay: Booking
  today: string
  /** What is ordered opens with the signature of a report. */
  locked: boolean
}

/** Of a stay that is under way: what is left of it, and what today holds. */
export default function WhileHere({ stay, today, locked }: WhileHereProps) {
  const lines = use(LinesOfStayContext)
  const nights = daysBetween(today, stay.dateout)
  return (
    <>
      <p className="stay-remark">
        {nights > 0 ? (
          <Plural
            value={nights}
            one="One night left before check-out."
            other="# nights left before check-out."
          />
        ) : (
          <Trans>Check-out is today.</Trans>
        )}
      </p>
      {!locked && lines && <lines.Today idBooking={stay.id} day={today} />}
    </>
  )
}
