import { Trans } from '@lingui/react/macro'
import type { CallFailure } from '../../../web/calls/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'

interface FootProps {
  /** What is sent: what stands at no field is said here. */
  sending: { failure: CallFailure | null; busy: boolean }
  onClose: () => void
}

/** The end of a dialog that changes a setting: why it was refused, back, and save. */
export function SettingFoot({ sending: { failure, busy }, onClose }: FootProps) {
  return (
    <>
      {failure && !failure.fields && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Save the change</Trans>
        </Button>
      </DialogActions>
    </>
  )
}
