import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { text } from '../../../kernel/check.ts'
import { call } from '../../../web/calls/call.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { askAboutLine } from '../../questions/question.endpoints.ts'
import { MOST_QUESTION_LETTERS } from '../../questions/question.ts'

interface AskFormProps {
  id: number
  /** A charge is set aside meanwhile. */
  isCharge: boolean
  /** Whether the question went out. */
  onClose: (sent: boolean) => void
}

/** Asks the club about a figure; what is typed outlives the session's end. */
export function AskForm({ id, isCharge, onClose }: AskFormProps) {
  const { t } = useLingui()
  const dayInWords = useDayInWords()
  const [words, setWords, clearWords] = useDraft(`ask-line-${id}`, '')
  const queries = useQueryClient()
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  const form = useForm({
    shape: z.object({ words: text(MOST_QUESTION_LETTERS) }),
    send: (body, idempotencyKey) => call(askAboutLine, { body: { id, ...body }, idempotencyKey }),
    done: ({ data: { answerBy } }) => {
      const by = dayInWords(answerBy)
      clearWords()
      onClose(true)
      // The line, the account and the statement behind the drawer say so at once.
      void queries.invalidateQueries()
      toast(t`Question sent`, {
        text: isCharge
          ? t`The club answers here by ${by}, and by email. Until then the charge is set aside.`
          : t`The club answers here by ${by}, and by email.`,
      })
    },
  })
  return (
    <form {...form.props} ref={box} className="why-ask">
      <Field
        label={t`Your question`}
        required
        hint={
          isCharge
            ? t`The club answers here, and by email. Until then you do not owe it: it is not paid, and no interest is added. Your statement and the year’s summary go on listing it, as in question.`
            : t`The club answers here, and by email. Until then your statement lists it as in question; nothing else about it changes.`
        }
        error={form.error('words') && t`Write what you want to know.`}
      >
        {(control) => (
          <TextArea
            {...control}
            name="words"
            rows={3}
            maxLength={MOST_QUESTION_LETTERS}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <KeptHere />
      <div className="row wrap">
        <Button kind="secondary" onClick={() => onClose(false)}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Send the question</Trans>
        </Button>
      </div>
    </form>
  )
}
