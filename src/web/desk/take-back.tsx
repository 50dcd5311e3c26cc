import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { SendResult } from '../calls/send-once.ts'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { FormError } from '../ui/fields/field.tsx'
import { toast } from '../ui/toast/toast-queue.ts'
import { focusShelf } from './focus-shelf.ts'

export interface TakeBackProps {
  /** The button, and the dialog's: "Withdraw", "Remove draft". */
  label: ReactNode
  /** The button's name for screen readers: with what it is about. */
  name: string
  title: ReactNode
  /** The consequences, as a sentence. */
  lead: ReactNode
  act: (idempotencyKey: string) => Promise<SendResult<unknown>>
  /** The list to read anew afterwards. */
  list: readonly unknown[]
  /** The toast's sentence. */
  said: string
}

/** A button that withdraws or removes a thing, once one has said yes in a dialog. */
export function TakeBack({ label, name, title, lead, act, list, said }: TakeBackProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    void client.invalidateQueries({ queryKey: list }).then(focusShelf)
  }
  const { send, busy, failure, forget } = useSend<void>({
    send: (_, key) => act(key),
    done: () => {
      leave()
      toast(said)
    },
    refused: ({ code }) => {
      // Somebody else changed it since it was shown: what would be confirmed is gone.
      if (code !== 'CHANGED_MEANWHILE' && code !== 'NOT_FOUND') return
      leave()
      const text = t`Somebody else has changed it in the meantime. Look at it again.`
      toast(t`Nothing was done`, { text, tone: 'warn' })
    },
  })
  return (
    <>
      <Button
        kind="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => {
          forget()
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
          <Button kind="danger" busy={busy} onClick={() => void send()}>
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
