import { useEffect, useRef } from 'react'
import type { DayRange } from '../../../kernel/day.ts'
import { FormError } from '../../../web/ui/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import type { BookingDetails } from '../../changes.endpoints.ts'
import type { ChangeDraft } from './change-draft.ts'
import { NearestStays } from './nearest-stays.tsx'
import type { ChangeFailure } from './use-change-stay.ts'

interface ChangeRefusalProps {
  failure: ChangeFailure
  booking: BookingDetails
  draft: ChangeDraft
  onDates: (dates: DayRange) => void
}

/** Why a change was not made, in the server's words, and what can be done. The stay is as it was; what was typed stays. */
export function ChangeRefusal({ failure, ...asked }: ChangeRefusalProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button is always in sight, the end of a long form is not.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place} className="stack">
      {failure.code === 'RESERVATION_NEARBY' ? (
        <Note tone="gold" spoken>
          {failure.message}
        </Note>
      ) : failure.code === 'NO_AVAILABILITY' ? (
        <>
          <Note tone="bad" spoken>
            {failure.message}
          </Note>
          <NearestStays {...asked} />
        </>
      ) : (
        <FormError>{failure.message}</FormError>
      )}
    </div>
  )
}
