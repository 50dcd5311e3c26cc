import { Trans } from '@lingui/react/macro'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useEffect } from 'react'
import type { CallResult } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import type { WireSession } from '../../membership.endpoints.ts'
import type { signInWithPasskey } from '../../passkeys.endpoints.ts'
import { canHavePasskeys, enterByPasskey } from './use-passkeys.ts'
import './keys.css'

/**
 * Signing in by a passkey: the button, and the offer in the mail field where the browser knows to make it. It comes once the
 * page stands, and only where the browser can.
 */
export default function PasskeyEntry({ onDone }: { onDone: (session: WireSession) => void }) {
  const isAble = canHavePasskeys()
  const entry = useSend({
    send: (autofill: boolean) => enterByPasskey(autofill) as Promise<CallResult<typeof signInWithPasskey>>,
    done: ({ data }) => onDone(data),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the door is opened
  useEffect(() => {
    if (isAble) void offerInField(onDone)
  }, [])
  if (!isAble) return null
  return (
    <>
      {entry.failure && <FormError>{entry.failure.message}</FormError>}
      <Button kind="secondary" block busy={entry.busy} onClick={() => void entry.send(false)}>
        <Fingerprint className="icon-small" aria-hidden />
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </>
  )
}

/** Conditional UI: the browser offers a passkey in the mail field. What goes wrong there is nobody's to hear. */
async function offerInField(onDone: (session: WireSession) => void): Promise<void> {
  const { PublicKeyCredential: api } = window
  if (!(await api?.isConditionalMediationAvailable?.())) return
  const entered = await enterByPasskey(true)
  if (entered.ok && 'user' in entered.value.data) onDone(entered.value.data as WireSession)
}
