import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { text } from '../../../kernel/check.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type AgreementOf, useAnswer } from './use-agreement.ts'

interface RejectDialogProps {
  of: AgreementOf
  open: boolean
  onClose: () => void
}

/** The part of the call that one types: here it is always needed (spec, section 4). */
const MOST = 2000
const rejection = z.object({ comment: text(MOST) })

/** Rejects a year's transactions; the comment says why, and outlives the session's end. */
export function RejectDialog({ of, open, onClose }: RejectDialogProps) {
  const { year } = of
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Reject the transactions of {year}?</Trans>}
      lead={
        <Trans>
          The club looks into what you write and answers here. Nothing is charged or paid out by this.
        </Trans>
      }
    >
      <RejectForm of={of} onClose={onClose} />
    </Dialog>
  )
}

function RejectForm({ of, onClose }: Omit<RejectDialogProps, 'open'>) {
  const { t } = useLingui()
  const answer = useAnswer(of)
  const [comment, setComment, clearComment] = useDraft(`reject-${of.idContract}-${of.year}`, '')
  const form = useForm({
    shape: rejection,
    send: ({ comment: why }, idempotencyKey) =>
      answer.send({ accepted: false, comment: why }, idempotencyKey),
    done: (value) => {
      answer.keep(value)
      clearComment()
      onClose()
      toast(t`Transactions rejected`, { text: t`The club has your comment.` })
    },
  })
  return (
    <form {...form.props}>
      <Field
        label={t`Comment`}
        required
        hint={t`Name the transaction and what is wrong with it: a date, a reference, an amount.`}
        error={form.error('comment') && t`Say what is wrong, so that the club can look into it.`}
      >
        {(control) => (
          <TextArea
            {...control}
            name="comment"
            rows={4}
            maxLength={MOST}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <KeptHere />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button kind="danger" type="submit" busy={form.busy}>
          <Trans>Reject transactions</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
