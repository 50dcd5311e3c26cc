import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { Subscription } from '../../exchanges.endpoints.ts'
import { useExchangeDeed } from './use-exchanges.ts'

interface EndDialogProps {
  subscription: Subscription
  idContract: number
  onClose: () => void
}

/** Asks once more before a year's participation ends. */
export function EndSubscriptionDialog({ subscription, idContract, onClose }: EndDialogProps) {
  const { t } = useLingui()
  const { year } = subscription
  const { send, busy, failure } = useExchangeDeed(idContract)
  const end = async () => {
    if (!(await send({ deed: 'end', year }))) return
    onClose()
    toast(t`You no longer take part in ${year}`)
  }
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={<Trans>Stop taking part in {year}?</Trans>}
      lead={
        <Trans>
          The club looks for no match any more, and your weeks stay yours. As long as the year is open you may
          take part again.
        </Trans>
      }
    >
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep taking part</Trans>
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void end()}>
          <Trans>Stop taking part</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
