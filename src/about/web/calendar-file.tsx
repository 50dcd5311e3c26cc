import { Trans, useLingui } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useSend } from '../../web/calls/use-send.ts'
import { saveFile } from '../../web/save-file.ts'
import { Button } from '../../web/ui/button.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { exportMeeting, type WireMeeting } from '../meetings.endpoints.ts'

/** Saves a meeting as a file for a calendar. */
export function CalendarFile({ meeting, small }: { meeting: WireMeeting; small?: boolean }) {
  const { t } = useLingui()
  const { subject } = meeting
  const { send, busy } = useSend({
    send: () => saveFile(exportMeeting, { query: { idMeeting: meeting.idMeeting } }),
    refused: ({ message }) => toast(t`The file couldn’t be downloaded`, { text: message, tone: 'bad' }),
  })
  return (
    <Button
      kind="secondary"
      size={small ? 'small' : 'normal'}
      busy={busy}
      onClick={() => void send()}
      aria-label={small ? t`Add to calendar: ${subject}` : undefined}
    >
      <CalendarPlus className="icon-small" aria-hidden />
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
