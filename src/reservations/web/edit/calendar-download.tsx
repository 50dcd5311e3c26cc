import { Trans, useLingui } from '@lingui/react/macro'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { call } from '../../../web/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { exportStay } from '../../year.endpoints.ts'

interface CalendarDownloadProps {
  idBooking: number
  /** It could not be read: the sentence to show beside it; null when it could. */
  onFailure: (message: string | null) => void
}

/** Saves the stay as an iCalendar file. */
export function CalendarDownload({ idBooking, onFailure }: CalendarDownloadProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const result = await call(exportStay, { query: { idBooking } })
    setBusy(false)
    onFailure(result.ok ? null : result.message)
    if (!result.ok) return
    save(result.value.name, new Blob([result.value.text], { type: 'text/calendar;charset=utf-8' }))
    toast(t`Calendar file saved`)
  }
  return (
    <Button kind="secondary" busy={busy} onClick={() => void download()}>
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
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
