import { Trans } from '@lingui/react/macro'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { useSession } from '../../session/use-session.ts'
import { useDisown } from './use-devices.ts'

/** Asks once more before the account is locked, and says what follows. */
export function DisownDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useSession()
  const { email } = user
  const { send, busy, failure } = useDisown(() => {
    // Nothing of the account may stay on the screen: the page begins anew, at the door.
    window.location.assign('/login')
  })
  return (
    <Dialog alert open={open} onClose={onClose} title={<Trans>Was somebody else in your account?</Trans>}>
      <p className="muted">
        <Trans>
          Every session ends, this one too, and no password opens the account any more. We send a link for a
          new password to {email}. What you had begun and not sent is lost.
        </Trans>
      </p>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>No, it was me</Trans>
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void send()}>
          <Trans>Lock my account</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
