import { Trans, useLingui } from '@lingui/react/macro'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { Switch } from './switch.tsx'
import { useChangeAccount } from './use-account.ts'

/** Whether the club's newsletter comes by mail. */
export function NewsletterSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useLingui()
  const { send, busy, failure } = useChangeAccount()
  const turn = async (newsletter: boolean) => {
    if (await send({ newsletter })) toast(newsletter ? t`Newsletter on` : t`Newsletter off`)
  }
  return (
    <div className="stack">
      <Switch title={t`Newsletter`} checked={isOn} busy={busy} onChange={(on) => void turn(on)}>
        <Trans>News of the club by email. The portal shows them either way.</Trans>
      </Switch>
      {failure && <FormError>{failure.message}</FormError>}
    </div>
  )
}
