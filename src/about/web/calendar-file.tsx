import { Trans, useLingui } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { saveFile } from '../../web/save-file.ts'
import { Button } from '../../web/ui/button.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { exportMeeting, type WireMeeting } from '../meetings.endpoints.ts'

/** Saves a meeting as a file for a calendar. */
export function CalendarFile({ meeting, small }: { meeting: WireMeeting; small?: boolean }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const { subject } = meeting
  const save = async () => {
    setBusy(true)
    const result = await saveFile(exportMeeting, { query: { idMeeting: meeting.idMeeting } })
    setBusy(false)
    if (result.ok) toast(t`Calendar file saved`)
    else toast(t`The file couldn’t be downloaded`, { text: result.message, tone: 'bad' })
  }
  return (
    <Button
      kind="secondary"
      size={small ? 'small' : 'normal'}
      busy={busy}
      onClick={() => void save()}
      aria-label={small ? t`Add to calendar: ${subject}` : undefined}
    >
      <CalendarPlus className="icon-small" aria-hidden />
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
