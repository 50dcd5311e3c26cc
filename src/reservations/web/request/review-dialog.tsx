import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Contract } from '../../../membership/contract.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import type { Room } from '../../reservations.endpoints.ts'
import { StaySummary } from '../stay-summary.tsx'
import type { OfferedStay } from './offer.tsx'
import { ReviewForm } from './review-form.tsx'
import type { Stay } from './stay-search.ts'
import type { FoundRooms } from './use-rooms.ts'

interface ReviewDialogProps {
  stay: Stay & { dates: DayRange }
  found: FoundRooms | null
  contract: Contract
  today: Day
  onClose: () => void
  onSearchAgain: () => void
  /** Other dates are taken instead. */
  onOffer: (offer: OfferedStay) => void
}

/** The last look at a request before it is sent; open while the address names one of the rooms found. */
export function ReviewDialog({ stay, found, contract, onClose, ...rest }: ReviewDialogProps) {
  const chosen = found?.rooms.find((room) => room.idCategory === stay.room)
  // Stays drawn while the dialog fades.
  const [shown, setShown] = useState<{ room: Room; found: FoundRooms } | null>(null)
  if (chosen && found && chosen !== shown?.room) setShown({ room: chosen, found })
  return (
    <Dialog open={chosen !== undefined} onClose={onClose} wide title={<Trans>Review your request</Trans>}>
      {shown && (
        <>
          <StaySummary stay={stay} room={shown.room} nights={shown.found.nights} resort={contract.resort} />
          <ReviewForm
            key={shown.room.idCategory}
            stay={stay}
            room={shown.room}
            found={shown.found}
            contract={contract}
            onClose={onClose}
            {...rest}
          />
        </>
      )}
    </Dialog>
  )
}
