import { Trans, useLingui } from '@lingui/react/macro'
import { RESTRICTED_ACTION_WORDS } from '../../../kernel/words.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'

/** What an admin meets in place of an act that only the owner has (spec, section 6). */
export function OwnerOnlyAlert({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui()
  const { id, message } = RESTRICTED_ACTION_WORDS
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={<Trans>Restricted Access</Trans>}
      lead={i18n._(id, undefined, { message })}
    >
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
