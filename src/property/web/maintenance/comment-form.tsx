import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../web/calls/call.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { commentMaintenance } from '../../maintenance.endpoints.ts'
import { useRequestChanged } from './use-request-changed.ts'

/** A comment on a request that is not closed. */
export function CommentForm({ idRequest }: { idRequest: number }) {
  const { t } = useLingui()
  const changed = useRequestChanged()
  const [comment, setComment, clearDraft] = useDraft(`maintenance-comment-${idRequest}`, '')
  const form = useForm({
    shape: commentMaintenance.body!,
    send: (body, idempotencyKey) => call(commentMaintenance, { body, idempotencyKey }),
    done: ({ data }) => {
      clearDraft()
      changed(data)
    },
  })
  return (
    <form {...form.props} className="repair-say">
      <input type="hidden" name="idRequest" value={idRequest} />
      <Field label={t`Add a comment`} error={form.error('comment') && t`Write your comment first.`}>
        {(control) => (
          <TextArea
            {...control}
            name="comment"
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <KeptHere />
      <div>
        <Button kind="secondary" type="submit" busy={form.busy}>
          <Trans>Send comment</Trans>
        </Button>
      </div>
    </form>
  )
}
