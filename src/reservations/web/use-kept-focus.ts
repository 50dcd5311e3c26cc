import { useEffect, useRef } from 'react'
import type { Booking } from '../reservations.endpoints.ts'
import type { BookingAct } from './booking-dialogs.tsx'

/**
 * The button that began a deed may be gone once the booking has changed: the focus, lost then, goes to the place that
 * belongs to the booking. `shown` is whatever was read anew.
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
      place.current(last.current)?.focus({ preventScroll: true })
    }
  }, [shown])
}
