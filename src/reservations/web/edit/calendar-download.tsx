import { Trans, useLingui } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { exportStay } from '../../year.endpoints.ts'

interface CalendarDownloadProps {
  idBooking: number
  /** The failure's sentence, shown beside it; null when it could be read. */
  onFailure: (message: string | null) => void
}

/** Saves the stay as an iCalendar file. */
export function CalendarDownload({ idBooking, onFailure }: CalendarDownloadProps) {
  const { t } = useLingui()
  const { send, busy } = useSend({
    send: () => call(exportStay, { query: { idBooking } }),
    done: ({ name, text }) => {
      onFailure(null)
      save(name, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
      toast(t`Calendar file saved`)
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

function save(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Revoked after a delay: the browser has begun to read the blob by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
