import { Trans } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveContent } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { exportStay } from '../../year.endpoints.ts'

interface CalendarDownloadProps {
  idBooking: number
  /** The failure's sentence, shown beside it; null when it could be read. */
  onFailure: (message: string | null) => void
}

/** Saves the stay as an iCalendar file. */
export function CalendarDownload({ idBooking, onFailure }: CalendarDownloadProps) {
  const { send, busy } = useSend({
    send: () => call(exportStay, { query: { idBooking } }),
    done: ({ name, text }) => {
      onFailure(null)
      saveContent({ name, content: new Blob([text], { type: 'text/calendar;charset=utf-8' }) })
    },
    refused: ({ message }) => onFailure(message),
  })
  return (
    <Button kind="secondary" busy={busy} onClick={() => void send()}>
      <CalendarPlus className="icon" aria-hidden />
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
