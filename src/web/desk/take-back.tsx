import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { type CallFailure, intentKey } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { FormError } from '../ui/fields/field.tsx'
import { toast } from '../ui/toast/toast-queue.ts'
import { focusShelf } from './focus-shelf.ts'

export interface TakeBackProps {
  /** The button, and the dialog's: "Withdraw", "Remove draft". */
  label: ReactNode
  /** The button's name for the ear: with what it is about. */
  name: string
  title: ReactNode
  /** What happens then. */
  lead: ReactNode
  act: (idempotencyKey: string) => Promise<{ ok: true } | CallFailure>
  /** The list to read anew afterwards. */
  list: readonly unknown[]
  /** What the toast says. */
  said: string
}

/** A button that withdraws or removes a thing, once one has said yes in a dialog. */
export function TakeBack({ label, name, title, lead, act, list, said }: TakeBackProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const key = useRef(intentKey())
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const leave = () => {
    setOpen(false)
    key.current = intentKey()
    void client.invalidateQueries({ queryKey: list }).then(focusShelf)
  }
  const press = async () => {
    setBusy(true)
    setFailure(null)
    const result = await act(key.current)
    setBusy(false)
    if (result.ok) {
      leave()
      return toast(said)
    }
    // It is not as it was shown any more: there is nothing left to confirm here.
    if (result.code === 'CHANGED_MEANWHILE' || result.code === 'NOT_FOUND') {
      leave()
      const text = t`Somebody else has changed it in the meantime. Look at it again.`
      return toast(t`Nothing was done`, { text, tone: 'warn' })
    }
    setFailure(result)
  }
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => {
          setFailure(null)
          setOpen(true)
        }}
      >
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} lead={lead}>
        {failure && <FormError>{failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setOpen(false)}>
            <Trans>Go back</Trans>
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void press()}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
