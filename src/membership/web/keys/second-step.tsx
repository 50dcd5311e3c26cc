import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { signInWithFactor } from '../../factor.endpoints.ts'
import type { WireSession } from '../../membership.endpoints.ts'
import { CodeField } from './code-field.tsx'
import { LostFactor } from './lost-factor.tsx'
import './keys.css'

export interface SecondStepProps {
  /** What the first step answered. */
  step: string
  onDone: (session: WireSession) => void
  /** Back to the password. */
  onBack: () => void
  /** Whether it is the door of the club's people. */
  staff?: boolean
}

const shape = z.object({ code: signInWithFactor.body!.shape.code, remember: z.optional(z.string()) })

/** The second step of signing in: six digits of the app, or a recovery code. */
export function SecondStep({ step, onDone, onBack, staff }: SecondStepProps) {
  const { t } = useLingui()
  const [recovery, setRecovery] = useState(false)
  const [lost, setLost] = useState(false)
  const form = useForm({
    shape,
    send: ({ code, remember }) =>
      call(signInWithFactor, { body: { step, code, ...(remember && { remember: true }) } }),
    done: ({ data }) => onDone(data),
  })
  if (lost) return <LostFactor step={step} {...(staff && { staff })} onBack={() => setLost(false)} />
  return (
    <>
      <div className="stack">
        <h1 className="display" tabIndex={-1} ref={takeFocus}>
          <Trans>One more step</Trans>
        </h1>
        <p className="lead">
          {recovery ? (
            <Trans>Type one of the ten codes that you kept. Each opens once.</Trans>
          ) : (
            <Trans>Open the app that keeps your codes, and type what it shows for us.</Trans>
          )}
        </p>
      </div>
      <form {...form.props}>
        {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
        <CodeField recovery={recovery} error={form.error('code')} />
        <Checkbox name="remember" value="yes">
          <Trans>Remember this device for 30 days</Trans>
        </Checkbox>
        <Button type="submit" block busy={form.busy}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      <p className="small muted">
        <button type="button" className="link keys-other" onClick={() => setRecovery(!recovery)}>
          {recovery ? t`Use the digits from the app` : t`Use a recovery code`}
        </button>
        <br />
        <button type="button" className="link keys-other" onClick={() => setLost(true)}>
          <Trans>My phone is lost</Trans>
        </button>
        <br />
        <button type="button" className="link keys-other" onClick={onBack}>
          <Trans>Back to the password</Trans>
        </button>
      </p>
    </>
  )
}

/** The form that had the focus is gone; a screen reader goes on at the heading. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
}
