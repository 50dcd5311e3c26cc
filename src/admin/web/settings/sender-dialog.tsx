import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog/dialog.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type SenderSetting, saveSender, senderRules } from '../../settings/settings.endpoints.ts'
import { SettingFoot } from './setting-foot.tsx'
import { useSettingChanged } from './use-setting-changed.ts'

interface SenderDialogProps {
  open: boolean
  onClose: () => void
  setting: SenderSetting
}

/** Names who the club's mails come from. */
export function SenderDialog({ open, onClose, setting }: SenderDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Sender of emails</Trans>}
      lead={<Trans>It holds at once, for emails that wait to go out already too.</Trans>}
    >
      <SenderForm onClose={onClose} setting={setting} />
    </Dialog>
  )
}

function SenderForm({ onClose, setting: { sender, seen, house } }: Omit<SenderDialogProps, 'open'>) {
  const { t } = useLingui()
  const changed = useSettingChanged()
  const form = useForm({
    shape: senderRules,
    send: (value) => call(saveSender, { body: { value, seen } }),
    done: () => {
      onClose()
      toast(t`The sender is changed`)
    },
    changed,
  })
  const { name, address } = house
  return (
    <form {...form.props} className="stack stack-wide">
      <Field
        label={t`Name`}
        hint={t`Stands before ${address}. Left empty, it is ${name}.`}
        error={form.error('name')}
      >
        {(control) => <TextInput {...control} name="name" maxLength={80} defaultValue={sender.name} />}
      </Field>
      <Field
        label={t`Answers go to`}
        hint={t`Left empty, they go to ${address}.`}
        error={form.error('replyTo')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="replyTo"
            type="email"
            inputMode="email"
            maxLength={200}
            defaultValue={sender.replyTo}
          />
        )}
      </Field>
      <SettingFoot sending={form} onClose={onClose} />
    </form>
  )
}
