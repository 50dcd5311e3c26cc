import './keys.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { INBOX_DEEDS, type InboxDeed, KEY_OF } from '../../inbox/keys.ts'

interface KeysProps {
  open: boolean
  isOff: boolean
  onOff: (off: boolean) => void
  onClose: () => void
}

/** All keys of the inbox, and the switch for those of one letter. */
export default function KeysDialog({ open, isOff, onOff, onClose }: KeysProps) {
  const { t } = useLingui()
  const words: Record<InboxDeed, string> = {
    next: t`The next one`,
    before: t`The one before`,
    enter: t`Into what is open`,
    yes: t`Its yes, or the reply to it`,
    no: t`Its no, where it has one`,
    select: t`Select it`,
    assign: t`Assign`,
    snooze: t`Put off`,
    note: t`Note to colleagues`,
    undo: t`Undo the last answer`,
    search: t`Find`,
    keys: t`All keys`,
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Keys</Trans>}
      lead={<Trans>Letters do nothing while you write.</Trans>}
    >
      <dl className="inbox-keys">
        {INBOX_DEEDS.map((deed) => (
          <div key={deed}>
            <dt>
              <kbd>{KEY_OF[deed]}</kbd>
            </dt>
            <dd>{words[deed]}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={!isOff} onChange={({ target }) => onOff(!target.checked)}>
        <Trans>Keys of one letter are on</Trans>
      </Checkbox>
    </Dialog>
  )
}
