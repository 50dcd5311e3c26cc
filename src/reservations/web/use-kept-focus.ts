import { useEffect, useRef } from 'react'
import type { Booking } from '../reservations.endpoints.ts'
import type { BookingAct } from './booking-dialogs.tsx'

/**
 * If the focused button disappears after its deed, the focus goes to the element of the booking instead. `shown` is the
 * data that was read again.
 */
export function useKeptFocus(
  act: BookingAct | null,
  shown: unknown,
  placeOf: (booking: Booking) => HTMLElement | null,
): void {
  const last = useRef<Booking | null>(null)
  const place = useRef(placeOf)
  useEffect(() => {
    place.current = placeOf
    if (act) last.current = act.booking
  })
  useEffect(() => {
    if (shown && last.current && document.activeElement === document.body) {
      const next = place.current(last.current)
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'nearest' })
    }
  }, [shown])
}
