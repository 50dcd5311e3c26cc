import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { call } from '../../../web/calls/call.ts'
import type { Confirmation } from '../../../web/calls/confirm-its-you.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { PasswordInput } from '../../../web/ui/fields/password-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { proveItsYou, type readProofWays } from '../../proof.endpoints.ts'
import { proofBody } from '../../proof.shape.ts'
import { useSession } from '../session/use-session.ts'
import { OTHER_ACT, STEP_UP_ACTS } from './step-up-acts.tsx'

export interface StepUpProps {
  open: boolean
  /** The call that asks for it. */
  deed: string
  ways: AnswerOf<typeof readProofWays>['data']['ways']
  onEnd: (confirmation: Confirmation) => void
}

/** “Confirm that it’s you”: over what is being done, which stays as it is. Escape goes back to it. */
export function StepUpDialog({ open, deed, onEnd }: StepUpProps) {
  const { t } = useLingui()
  const { user } = useSession()
  const { lead, confirm } = STEP_UP_ACTS[deed] ?? OTHER_ACT
  const giveUp = () => onEnd('given-up')
  const form = useForm({
    shape: proofBody,
    send: (body) => call(proveItsYou, { body }),
    done: () => onEnd('confirmed'),
  })
  return (
    <Dialog open={open} onClose={giveUp} title={t`Confirm that it’s you`} lead={lead}>
      <form className="stack" {...form.props}>
        <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
        {form.failure && !form.failure.fields && (
          <Note tone="bad" spoken>
            {form.failure.message}
          </Note>
        )}
        <Field label={t`Password`} required error={form.error('password')}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <DialogActions>
          <Button kind="secondary" onClick={giveUp}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" busy={form.busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
