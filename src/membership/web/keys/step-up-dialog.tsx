import { Trans, useLingui } from '@lingui/react/macro'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { type CallResult, call } from '../../../web/calls/call.ts'
import type { Confirmation } from '../../../web/calls/confirm-its-you.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { PasswordInput } from '../../../web/ui/fields/password-input.tsx'
import { proveItsYou, readProofWays } from '../../proof.endpoints.ts'
import { proofBody } from '../../proof.shape.ts'
import { useSession } from '../session/use-session.ts'
import { CodeField } from './code-field.tsx'
import { OTHER_ACT, STEP_UP_ACTS } from './step-up-acts.tsx'
import { canHavePasskeys, proveByPasskey } from './use-passkeys.ts'
import './keys.css'

type Way = AnswerOf<typeof readProofWays>['data']['ways'][number]

export interface StepUpProps {
  open: boolean
  /** The call that asks for it. */
  deed: string
  /** What the account can prove itself by, the first at the front. */
  ways: readonly Way[]
  onEnd: (confirmation: Confirmation) => void
}

const { password, code } = proofBody.shape
const SHAPES = {
  password: z.object({ password: z.nonoptional(password) }),
  digits: z.object({ code: z.nonoptional(code) }),
  recovery: z.object({ code: z.nonoptional(code) }),
}

/** What the account can prove itself by; null where nobody could be asked. */
export async function askWays(): Promise<readonly Way[] | null> {
  const ways = await call(readProofWays)
  return ways.ok ? ways.value.data.ways : null
}

/** “Confirm that it’s you”: a dialog over the form that is being sent, which keeps what was typed. Escape goes back to it. */
export function StepUpDialog({ open, deed, ways, onEnd }: StepUpProps) {
  const { t } = useLingui()
  const { lead } = STEP_UP_ACTS[deed] ?? OTHER_ACT
  return (
    <Dialog open={open} onClose={() => onEnd('given-up')} title={t`Confirm that it’s you`} lead={lead}>
      <Proof deed={deed} ways={ways} onEnd={onEnd} />
    </Dialog>
  )
}

function Proof({ deed, ways, onEnd }: Omit<StepUpProps, 'open'>) {
  const { user } = useSession()
  const [way, setWay] = useState<keyof typeof SHAPES>(ways.includes('digits') ? 'digits' : 'password')
  const { confirm } = STEP_UP_ACTS[deed] ?? OTHER_ACT
  const form = useForm<z.ZodMiniType<{ password?: string; code?: string }>, unknown>({
    shape: SHAPES[way],
    send: (body) => call(proveItsYou, { body }),
    done: () => onEnd('confirmed'),
  })
  const passkey = useSend({
    send: () => proveByPasskey() as Promise<CallResult<typeof proveItsYou>>,
    done: () => onEnd('confirmed'),
  })
  return (
    <form {...form.props}>
      {ways.includes('passkey') && canHavePasskeys() && (
        <>
          {passkey.failure && <FormError>{passkey.failure.message}</FormError>}
          <Button block busy={passkey.busy} onClick={() => void passkey.send()}>
            <Fingerprint className="icon-small" aria-hidden />
            <Trans>Use a passkey</Trans>
          </Button>
          <p className="keys-or">
            <Trans>or</Trans>
          </p>
        </>
      )}
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      {way === 'password' ? (
        <Field label={<Trans>Password</Trans>} required error={form.error('password')}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      ) : (
        <CodeField recovery={way === 'recovery'} error={form.error('code')} />
      )}
      {ways.includes('digits') && (
        <p className="row wrap small muted">
          {way !== 'digits' && (
            <OtherWay onClick={() => setWay('digits')}>
              <Trans>Use the digits from the app</Trans>
            </OtherWay>
          )}
          {way !== 'password' && (
            <OtherWay onClick={() => setWay('password')}>
              <Trans>Use your password</Trans>
            </OtherWay>
          )}
          {way !== 'recovery' && (
            <OtherWay onClick={() => setWay('recovery')}>
              <Trans>Use a recovery code</Trans>
            </OtherWay>
          )}
        </p>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={() => onEnd('given-up')}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          {confirm}
        </Button>
      </DialogActions>
    </form>
  )
}

function OtherWay({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className="link keys-other" onClick={onClick}>
      {children}
    </button>
  )
}
