import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { Button } from '../../../web/ui/button.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { PrintSheet } from '../../../web/ui/dialog/print-sheet.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import './keys.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The button that waits for the tick. */
  button: ReactNode
  busy: boolean
  onKept: () => void
}

/** Ten recovery codes, shown once: to be saved, printed or copied. The button waits until they are kept. */
export function RecoveryCodes({ codes, button, busy, onKept }: RecoveryCodesProps) {
  const { t } = useLingui()
  const [kept, setKept] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast(t`Codes copied`)
    } catch {
      // Refused, or no clipboard without https: they can be saved and selected.
      toast(t`They could not be copied. Save them as a file.`)
    }
  }
  return (
    <>
      <CodeList codes={codes} />
      <div className="row wrap">
        <Button kind="secondary" size="small" onClick={() => saveAsText(t`recovery-codes`, codes)}>
          <Download className="icon-small" aria-hidden />
          <Trans>Save as a file</Trans>
        </Button>
        <Button kind="secondary" size="small" onClick={() => window.print()}>
          <Printer className="icon-small" aria-hidden />
          <Trans>Print</Trans>
        </Button>
        <Button kind="ghost" size="small" onClick={() => void copy()}>
          <Copy className="icon-small" aria-hidden />
          <Trans>Copy</Trans>
        </Button>
      </div>
      <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
        <Trans>I keep them somewhere that is not this phone.</Trans>
      </Checkbox>
      <DialogActions>
        <Button disabled={!kept} busy={busy} onClick={onKept}>
          {button}
        </Button>
      </DialogActions>
      <PrintSheet corner={null} title={t`Recovery codes`} foot={boot.phone}>
        <CodeList codes={codes} />
      </PrintSheet>
    </>
  )
}

function CodeList({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  return (
    <ol className="keys-codes" aria-label={t`Recovery codes`}>
      {codes.map((code, at) => (
        <li key={code}>
          <i>{at + 1}</i>
          {code}
        </li>
      ))}
    </ol>
  )
}

function saveAsText(name: string, codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${boot.brand.name}-${name}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
