import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, use, useState } from 'react'
import { amountText, centsTyped } from '../../kernel/money.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Decided, isHeld } from '../../web/desk/decided.ts'
import { useFirstFocus } from '../../web/desk/use-first-focus.ts'
import { useSentByCtrlEnter } from '../../web/desk/use-sent-by-ctrl-enter.ts'
import { useDraft } from '../../web/forms/use-draft.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { TextArea, TextInput } from '../../web/ui/fields/text-input.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { listQuestions, settleQuestion, type WaitingQuestion } from '../questions/question.endpoints.ts'
import { correctionOf, MOST_QUESTION_LETTERS } from '../questions/question.ts'
import { deskMoney } from './desk-money.ts'
import { useSecondLook } from './second-look.tsx'

/** Answers a question about a line: the figure stands, or it comes to another one from now on. */
export function AnswerDialog({ one }: { one: WaitingQuestion }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { lastname } = one.owner
  const { reference } = one
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Reply to ${lastname} about ${reference}`}
        data-answer="yes"
        onClick={() => setOpen(true)}
      >
        <Trans>Reply</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Answer the question</Trans>}
        lead={
          <Trans>
            The question is settled with it, and the transaction counts again. The contract’s owners read the
            answer beside the figure and by email.
          </Trans>
        }
      >
        <AnswerForm one={one} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function AnswerForm({ one, onClose }: { one: WaitingQuestion; onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { nowCents, cents: entered, currency } = one
  const [answer, setAnswer, clearAnswer] = useDraft(`desk-question-${one.id}`, '')
  const [corrects, setCorrects] = useState(false)
  const [figure, setFigure] = useState(amountText(Math.abs(nowCents)))
  const [checked, setChecked] = useState(false)
  const typed = centsTyped(figure)
  const sign = Math.sign(nowCents || entered) || 1
  const correctedCents = corrects && typed !== null ? typed * sign || 0 : null
  const fits = !corrects || (correctedCents !== null && correctionOf(nowCents, correctedCents) !== null)
  const now = deskMoney({ cents: nowCents, currency })
  const leave = (say: () => unknown) => {
    onClose()
    say()
    void queries.invalidateQueries({ queryKey: keyOf(listQuestions) })
  }
  const second = useSecondLook()
  const { looked } = second
  const decided = use(Decided)
  const { send, busy, failure } = useSend<void>({
    wishOf: () => ({ answer, correctedCents, looked }),
    send: async (_, idempotencyKey) =>
      second.heard(
        await call(settleQuestion, {
          body: {
            idQuestion: one.id,
            answer: answer.trim(),
            nowCents,
            correctedCents,
            ...(looked && { looked }),
          },
          idempotencyKey,
          held: true,
        }),
      ),
    done: (value) => {
      clearAnswer()
      decided(isHeld(value))
      leave(() => isHeld(value) || toast(t`Answer sent`, { text: t`The owners are told by email.` }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (fits && answer.trim()) void send()
  }
  const form = useSentByCtrlEnter()
  useFirstFocus(form, 'words')
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div className="stack" role="radiogroup" aria-label={t`What becomes of the figure`}>
        <Option
          name="outcome"
          checked={!corrects}
          onChange={() => setCorrects(false)}
          title={<Trans>The figure stands</Trans>}
        >
          {now}
        </Option>
        <Option
          name="outcome"
          checked={corrects}
          disabled={!one.correctable}
          onChange={() => setCorrects(true)}
          title={<Trans>It is corrected</Trans>}
        >
          {one.correctable ? (
            <Trans>A correction that names this transaction is added to the statement.</Trans>
          ) : (
            <Trans>
              This transaction follows from a report, a signature or a payment: put it right there.
            </Trans>
          )}
        </Option>
      </div>
      {corrects && (
        <Field
          label={t`What it comes to (${currency})`}
          required
          hint={t`Without a sign; 0.00 takes the transaction off altogether.`}
          error={checked && !fits && t`Another amount than ${now}, like 45.00.`}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={14}
              value={figure}
              onChange={(event) => setFigure(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label={t`Answer`}
        required
        hint={t`The owner reads this, as you write it.`}
        error={checked && !answer.trim() && t`Write the answer.`}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MOST_QUESTION_LETTERS}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </Field>
      {failure && <FormError>{failure.message}</FormError>}
      {second.box}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Send the answer</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
