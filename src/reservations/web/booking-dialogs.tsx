import { useState } from 'react'
import type { Booking } from '../reservations.endpoints.ts'
import { AuthorizeDialog } from './benefits/authorize-dialog.tsx'
import { CancelDialog } from './cancel/cancel-dialog.tsx'

/** What the owner is about to do, and with which booking. */
export interface BookingAct {
  deed: 'authorize' | 'cancel'
  booking: Booking
}

/** The dialogs in which a booking is authorized or cancelled; one of each for a whole page. */
export function BookingDialogs({ act, onClose }: { act: BookingAct | null; onClose: () => void }) {
  // Stays drawn while the dialog fades.
  const [shown, setShown] = useState(act)
  if (act && act !== shown) setShown(act)
  if (!shown) return null
  const isOpen = (deed: BookingAct['deed']) => act?.deed === deed
  return (
    <>
      <AuthorizeDialog booking={shown.booking} open={isOpen('authorize')} onClose={onClose} />
      <CancelDialog booking={shown.booking} open={isOpen('cancel')} onClose={onClose} />
    </>
  )
}
