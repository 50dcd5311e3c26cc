import { type ReactNode, useState } from 'react'
import type { CallFailure } from '../../../web/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  /** What follows from it. */
  consequence: ReactNode
  /** The safe choice says what is kept. */
  keep: ReactNode
  act: ReactNode
  isDanger?: boolean
  /** Does it; nothing is answered where it was done. */
  onAct: () => Promise<CallFailure | null>
}

/** Asks once more before something is taken back. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  lead,
  consequence,
  keep,
  act,
  isDanger,
  onAct,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const close = () => {
    setFailure(null)
    onClose()
  }
  const press = async () => {
    setBusy(true)
    setFailure(null)
    const refusal = await onAct()
    setBusy(false)
    setFailure(refusal)
    if (!refusal) onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={title} lead={lead}>
      <Note tone="gold">{consequence}</Note>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          {keep}
        </Button>
        <Button kind={isDanger ? 'danger' : 'primary'} busy={busy} onClick={() => void press()}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
