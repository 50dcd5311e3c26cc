import { Trans } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { standingStatus } from '../../reservations/stay/wish.ts'
import { readConfirmation } from '../../reservations/year.endpoints.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { saveFile } from '../../web/save-file.ts'
import { Button } from '../../web/ui/button.tsx'

interface ConfirmationDownloadProps {
  booking: BookingDetails
  /** The failure's sentence; null when it could be made. */
  onFailure: (message: string | null) => void
}

/** Saves the stay as a PDF: a confirmation only of one that is confirmed. */
export function ConfirmationDownload({ booking, onFailure }: ConfirmationDownloadProps) {
  const { send, busy } = useSend({
    send: () => saveFile(readConfirmation, { query: { idBooking: booking.id } }),
    done: () => onFailure(null),
    refused: ({ message }) => onFailure(message),
  })
  return (
    <Button kind="secondary" busy={busy} onClick={() => void send()}>
      <Download className="icon" aria-hidden />
      {standingStatus(booking.bookingStatus, booking.wish) === 'confirmed' ? (
        <Trans>Confirmation as PDF</Trans>
      ) : (
        <Trans>Summary as PDF</Trans>
      )}
    </Button>
  )
}
