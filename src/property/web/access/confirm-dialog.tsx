import type { ReactNode } from 'react'
import type { SendResult } from '../../../web/calls/send-once.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { useAccessChanged } from './use-access-changed.ts'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  /** The consequences, as a sentence. */
  consequence: ReactNode
  /** The safe choice says what is kept. */
  keep: ReactNode
  act: ReactNode
  isDanger?: boolean
  send: () => Promise<SendResult<unknown>>
  done: () => void
}

/** Asks once more before something is done to a visit, and does it. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  lead,
  consequence,
  keep,
  act,
  isDanger,
  send,
  done,
}: ConfirmDialogProps) {
  const changed = useAccessChanged()
  const sending = useSend({
    send,
    changed,
    done: () => {
      done()
      onClose()
    },
  })
  const { busy, failure } = sending
  const close = () => {
    sending.forget()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={title} lead={lead}>
      <Note tone="gold">{consequence}</Note>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          {keep}
        </Button>
        <Button kind={isDanger ? 'danger' : 'primary'} busy={busy} onClick={() => void sending.send()}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
