import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { boot } from '../../../web/boot.ts'
import { call } from '../../../web/calls/call.ts'
import type { Sending } from '../../../web/calls/use-send.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { type beginFactor, checkFactor } from '../../factor.endpoints.ts'
import { inFours } from '../../factor.ts'
import { useSession } from '../session/use-session.ts'
import { CodeField } from './code-field.tsx'
import { SecretQrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import './keys.css'

type Begun = AnswerOf<typeof beginFactor>['data']

interface FactorDialogProps {
  /** The secret that the app is to have; null closes. */
  begun: Begun | null
  turnOn: Sending<void>
  onClose: () => void
}

/** Sets the second factor up in two steps. Closed before the second is done, it stays off. */
export function FactorDialog({ begun, turnOn, onClose }: FactorDialogProps) {
  const { t } = useLingui()
  const [codes, setCodes] = useState<{ of: Begun; codes: string[] } | null>(null)
  const kept = codes && codes.of === begun ? codes.codes : null
  return (
    <Dialog
      open={begun !== null}
      alert={kept !== null}
      onClose={onClose}
      title={kept ? t`Ten spare keys` : t`Set up the second factor`}
      lead={
        kept
          ? t`Step 2 of 2. Each opens once if your phone is lost. They are shown now and never again.`
          : t`Step 1 of 2. Scan this with the app that keeps your codes.`
      }
    >
      <div className="keys-steps" aria-hidden>
        <i className="keys-step-done" />
        <i className={kept ? 'keys-step-done' : undefined} />
      </div>
      {kept ? (
        <>
          {turnOn.failure && <FormError>{turnOn.failure.message}</FormError>}
          <RecoveryCodes
            codes={kept}
            button={<Trans>Turn on the second factor</Trans>}
            busy={turnOn.busy}
            onKept={() => void turnOn.send()}
          />
        </>
      ) : (
        begun && (
          <Scan begun={begun} onCodes={(more) => setCodes({ of: begun, codes: more })} onLater={onClose} />
        )
      )}
    </Dialog>
  )
}

interface ScanProps {
  begun: Begun
  onCodes: (codes: string[]) => void
  onLater: () => void
}

function Scan({ begun, onCodes, onLater }: ScanProps) {
  const { t } = useLingui()
  const { user } = useSession()
  const { name } = boot.brand
  const { email } = user
  const form = useForm({
    shape: checkFactor.body!,
    send: (body) => call(checkFactor, { body }),
    done: ({ data }) => onCodes(data.codes),
  })
  return (
    <form {...form.props}>
      <div className="keys-scan">
        <SecretQrCode text={begun.address} label={t`QR code with the key`} />
        <div className="stack">
          <p>
            <Trans>No camera at hand? Type this key into the app:</Trans>
          </p>
          <p className="keys-secret numeric">{inFours(begun.secret)}</p>
          <p className="small faint">
            <Trans>
              Account: {name}, {email}
            </Trans>
          </p>
        </div>
      </div>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <CodeField label={t`The six digits it shows`} error={form.error('code')} />
      <DialogActions>
        <Button kind="secondary" onClick={onLater}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Continue</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
