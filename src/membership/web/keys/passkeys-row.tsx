import { Trans, useLingui } from '@lingui/react/macro'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { Passkey } from '../../passkeys.endpoints.ts'
import { useMoment } from '../account/use-moment.ts'
import { NameDialog } from './name-dialog.tsx'
import { thisDevice } from './this-device.ts'
import { canHavePasskeys, useChangePasskeys, usePasskeys } from './use-passkeys.ts'
import './keys.css'

/** The passkeys among what opens the account: each with its name, and a way to take it away. */
export function PasskeysRow() {
  const { t } = useLingui()
  const passkeys = usePasskeys()
  const [named, setNamed] = useState<Passkey | null>(null)
  const { add, again, remove } = useChangePasskeys(() => toast(t`The passkey is added`))
  const failure = add.failure ?? remove.failure
  const list = passkeys.data?.data
  const isAble = canHavePasskeys()
  const take = async (id: number) => {
    if (await remove.send(id)) toast(t`The passkey is removed`)
  }
  return (
    <li>
      <span className="security-well">
        <Fingerprint aria-hidden />
      </span>
      <div>
        <h3 className="sub">
          <Trans>Passkeys</Trans>
        </h3>
        <p className="small muted">
          {isAble ? (
            <Trans>Your face, finger or screen lock. Nothing to type, nothing to steal.</Trans>
          ) : (
            <Trans>Your face, finger or screen lock. This browser can’t keep one for this address.</Trans>
          )}
        </p>
        {failure && <FormError>{failure.message}</FormError>}
        {passkeys.isError && <LoadError query={passkeys} />}
      </div>
      <div className="security-acts">
        {list?.length === 0 && (
          <Chip tone="quiet">
            <Trans>None yet</Trans>
          </Chip>
        )}
        {isAble && (
          <Button kind="secondary" size="small" busy={add.busy} onClick={() => void add.send(thisDevice())}>
            <Trans>Add a passkey</Trans>
          </Button>
        )}
      </div>
      {list && list.length > 0 && (
        <ul className="keys-sub">
          {list.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              busy={remove.underWay === passkey.id}
              onRename={() => setNamed(passkey)}
              onRemove={() => void take(passkey.id)}
            />
          ))}
        </ul>
      )}
      <NameDialog passkey={named} onNamed={again} onClose={() => setNamed(null)} />
    </li>
  )
}

interface PasskeyItemProps {
  passkey: Passkey
  busy: boolean
  onRename: () => void
  onRemove: () => void
}

function PasskeyItem({ passkey: { name, since, lastUsedAt }, busy, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useLingui()
  const { both, day } = useMoment()
  const first = day(since)
  const last = lastUsedAt && both(lastUsedAt)
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="small muted numeric">
          {last ? (
            <Trans>
              Since {first}. Last used {last}
            </Trans>
          ) : (
            <Trans>Since {first}. Not used yet</Trans>
          )}
        </p>
      </div>
      <div className="security-acts">
        <Button kind="ghost" size="small" aria-label={t`Rename ${name}`} onClick={onRename}>
          <Trans>Rename</Trans>
        </Button>
        <Button kind="ghost" size="small" aria-label={t`Remove ${name}`} busy={busy} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  )
}
