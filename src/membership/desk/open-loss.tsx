import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { openLoss } from '../desk.endpoints.ts'

interface OpenLossProps {
  idOwner: number
  name: string
  onOpened: () => void
}

/** An owner on the telephone says that the second factor is lost: what follows, and the button. */
export function OpenLoss({ idOwner, name, onOpened }: OpenLossProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { send, busy, failure, forget } = useSend({
    send: () => call(openLoss, { body: { idOwner } }),
    done: () => {
      setOpen(false)
      onOpened()
    },
  })
  const close = () => {
    setOpen(false)
    forget()
  }
  return (
    <>
      <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>The second factor is lost</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t`The second factor of ${name} is lost`}
        lead={
          <Trans>
            Only where you have called the phone number in the account yourself. Next come a few questions;
            the portal compares the answers.
          </Trans>
        }
      >
        {failure && <FormError>{failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={close}>
            <Trans>Go back</Trans>
          </Button>
          <Button busy={busy} onClick={() => void send()}>
            <Trans>Ask the questions</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
