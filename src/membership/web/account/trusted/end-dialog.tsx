import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import type { Trusted } from '../../../trusted.endpoints.ts'
import { useLast } from '../people/use-last.ts'
import { useEndTrusted } from './use-trusted.ts'

interface EndDialogProps {
  person: Trusted | null
  onClose: () => void
  onEnded: () => void
}

/** Asks once more before access is taken away, and says that it is at once. */
export function EndTrustDialog({ person: asked, onClose, onEnded }: EndDialogProps) {
  const { t } = useLingui()
  const person = useLast(asked)
  const { send, busy, failure } = useEndTrusted()
  const name = person?.name ?? ''
  const isInvited = person?.state === 'invited'
  const end = async () => {
    if (!person || !(await send(person.id))) return
    onEnded()
    toast(isInvited ? t`The invitation to ${name} is withdrawn` : t`${name} has no access any more`)
  }
  return (
    <Dialog
      alert
      open={asked !== null}
      onClose={onClose}
      title={
        isInvited ? (
          <Trans>Withdraw the invitation to {name}?</Trans>
        ) : (
          <Trans>Take access away from {name}?</Trans>
        )
      }
    >
      <p className="muted">
        {isInvited ? (
          <Trans>The link in the email stops working at once. You can invite {name} again later.</Trans>
        ) : (
          <Trans>
            Every session of theirs for you ends at once, in the middle of what they are doing. What they did
            stays in your list.
          </Trans>
        )}
      </p>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void end()}>
          {isInvited ? <Trans>Withdraw</Trans> : <Trans>Take access away</Trans>}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
