import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Contract } from '../../../membership/contract.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import type { Room } from '../../reservations.endpoints.ts'
import { warnedDays } from '../stay-draft.ts'
import { StaySummary } from '../stay-summary.tsx'
import type { OfferedStay } from './offer.tsx'
import { ReviewForm } from './review-form.tsx'
import type { SearchedStay } from './stay-search.ts'
import type { FoundRooms } from './use-rooms.ts'

interface ReviewDialogProps {
  stay: SearchedStay & { dates: DayRange }
  found: FoundRooms | null
  /** The rooms are being looked for: while the review is open, because other days were taken. */
  searching: boolean
  contract: Contract
  today: Day
  onClose: () => void
  onSearchAgain: () => void
  /** Other dates are taken instead. */
  onOffer: (offer: OfferedStay) => void
}

/**
 * The last look at a request before it is sent; open while the address names one of the rooms found. It stays where other
 * days are taken in it, and its focus then goes to what they are.
 */
export function ReviewDialog({ stay, found, searching, contract, onClose, ...rest }: ReviewDialogProps) {
  const { t } = useLingui()
  const chosen = found?.rooms.find((room) => room.idCategory === stay.room)
  // Stays drawn while the dialog fades.
  const [shown, setShown] = useState<{ room: Room; found: FoundRooms } | null>(null)
  if (chosen && found && chosen !== shown?.room) setShown({ room: chosen, found })
  const open = chosen !== undefined || (stay.room !== null && searching && shown !== null)
  const summary = useRef<HTMLDivElement>(null)
  const days = shown && warnedDays(stay.dates)
  const lastDays = useRef(days)
  useEffect(() => {
    if (!chosen) return
    if (lastDays.current !== null && lastDays.current !== days) summary.current?.focus()
    lastDays.current = days
  }, [chosen, days])
  return (
    <Dialog open={open} onClose={onClose} wide addressed title={<Trans>Review your request</Trans>}>
      {shown && !chosen && searching && (
        <Loading label={t`Looking for residences`}>
          <Skeleton height={420} radius={14} />
        </Loading>
      )}
      {shown && (chosen || !searching) && (
        <>
          <StaySummary
            ref={summary}
            stay={stay}
            room={shown.room}
            nights={shown.found.nights}
            resort={contract.resort}
          />
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
