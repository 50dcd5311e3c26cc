import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import * as z from 'zod/mini'
import { text } from '../../kernel/check.ts'
import { amountText, centsTyped } from '../../kernel/money.ts'
import type { SendResult } from '../calls/send-once.ts'
import { useDraft } from '../forms/use-draft.ts'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { Field, FormError } from '../ui/fields/field.tsx'
import { TextArea, TextInput } from '../ui/fields/text-input.tsx'
import { toast } from '../ui/toast/toast-queue.ts'
import { Decided, isHeld } from './decided.ts'
import { ReplyPicker } from './reply-picker.tsx'
import { SavedReplies } from './saved-replies.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useSentByCtrlEnter } from './use-sent-by-ctrl-enter.ts'

interface DecisionProps {
  /** The button, and what it says when one is asked to confirm. */
  label: ReactNode
  /** The button's name for screen readers: with what it is about. */
  name: string
  kind?: 'primary' | 'secondary' | 'danger'
  title: ReactNode
  /** The consequences, as a sentence. */
  lead: ReactNode
  /** The field's label: "Reason", "Answer". */
  field: string
  most: number
  /** A short thing, such as a number. */
  oneLine?: boolean
  /** The words may be left out: the answer is a yes. */
  optional?: boolean
  /** What the keys of the inbox press for it, where the button's kind does not say so. */
  answer?: 'yes' | 'no'
  /** Names the draft of what is being typed. */
  draft: string
  /** An amount beside it, in cents: what is filled in, and the sentence for one of nothing or more than `most`. */
  amount?: { label: string; cents: number; most: number; fault: string; hint?: string }
  /** `cents`: the amount; 0 where none is asked for. */
  decide: (reason: string, idempotencyKey: string, cents: number) => Promise<SendResult<unknown>>
  /**
   * Something more to read, or to say, before one decides, by the amount as it is typed (in cents; null where it is none); and the refusals
   * after which one may try again here.
   */
  more?: ReactNode | ((cents: number | null) => ReactNode)
  again?: readonly string[]
  /** The queue to read anew afterwards. */
  queue: readonly unknown[]
  /** The toast's sentence, by the amount in cents where one is asked for. */
  said: string | ((cents: number) => string)
  /** Who reads what is written; the owner without it. */
  hint?: string
  /** Who is told, in the toast; null where nobody is. */
  told?: string | null
}

/** What the keys of the inbox press: the yes and the no. */
const ANSWERS = { primary: 'yes', danger: 'no', secondary: undefined } as const

/** A button that asks for a reason in a dialog before it does anything. */
export function Decision({ label, name, kind = 'secondary', answer, ...rest }: DecisionProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind={kind}
        size="small"
        aria-haspopup="dialog"
        aria-label={name}
        data-answer={answer ?? ANSWERS[kind]}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={rest.title} lead={rest.lead}>
        <DecisionForm {...rest} label={label} kind={kind} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** What is typed: a reason, and where an amount is asked for one of a cent or more, and not beyond the most. */
function shapeOf({
  most,
  amount,
  optional,
  isOpen,
}: Pick<DecisionProps, 'most' | 'amount' | 'optional'> & { isOpen: (words: string) => boolean }) {
  const fits = (typed: string) => {
    const cents = centsTyped(typed)
    return cents !== null && cents > 0 && cents <= (amount?.most ?? 0)
  }
  return z.object({
    reason: (optional ? z.string().check(z.trim(), z.maxLength(most)) : text(most)).check(
      z.refine((words) => !isOpen(words)),
    ),
    amount: amount ? z.string().check(z.refine(fits)) : z.optional(z.string()),
  })
}

const gone = (text: string) => ({ text, tone: 'warn' }) as const

/** A dialog that closes has been emptied by then (milliseconds), and with it the field that was written in. */
const EMPTIED_MS = 300

/** The decided item leaves the queue together with its buttons: the focus moves to the queue. */
function keepFocus() {
  const look = () => {
    const at = document.activeElement
    if (!at || at === document.body || at.closest('dialog:not([open])'))
      document.getElementById('desk-queue')?.focus()
  }
  requestAnimationFrame(look)
  setTimeout(look, EMPTIED_MS)
}

function DecisionForm({
  label,
  kind,
  field,
  most,
  oneLine,
  optional,
  draft,
  amount,
  decide,
  more,
  again = [],
  queue,
  said,
  hint,
  told,
  onClose,
}: Omit<DecisionProps, 'name' | 'title' | 'lead' | 'answer'> & { onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const decided = use(Decided)
  const [reason, setReason, clearReason] = useDraft(`desk-${draft}`, '')
  const [typed, setTyped] = useState(amountText(amount?.cents ?? 0))
  // What the owner reads may be a saved reply, and is not sent while one of its placeholders is open.
  const saved = use(SavedReplies)
  const ofOwner = hint === undefined && !oneLine ? saved : null
  const open = ofOwner?.open(reason) ?? []
  const leave = (say: () => unknown) => {
    onClose()
    say()
    void client.invalidateQueries({ queryKey: queue }).then(keepFocus)
  }
  const form = useForm({
    shape: shapeOf({ most, amount, optional, isOpen: (words) => (ofOwner?.open(words).length ?? 0) > 0 }),
    send: (value, key) => decide(value.reason, key, centsTyped(value.amount ?? '') ?? 0),
    // The thing has changed meanwhile: the dialog closes, since there is nothing left to decide.
    refused: ({ status, code, message }) => {
      if (status === 409 && !again.includes(code)) leave(() => toast(t`Nothing was done`, gone(message)))
    },
    done: (value) => {
      clearReason()
      const sentence = typeof said === 'string' ? said : said(centsTyped(typed) ?? 0)
      decided(isHeld(value))
      // What is held is told by the bar in which it is taken back.
      leave(
        () =>
          isHeld(value) ||
          toast(sentence, told === null ? undefined : { text: told ?? t`The owner is told by email.` }),
      )
    },
  })
  const written = useSentByCtrlEnter()
  // A yes that needs no words is one more press; what needs words begins with them.
  useFirstFocus(written, optional && !amount ? 'deed' : 'words')
  return (
    <form ref={written} {...form.props}>
      {amount && (
        <Field label={amount.label} required hint={amount.hint} error={form.error('amount') && amount.fault}>
          {(control) => (
            <TextInput
              {...control}
              name="amount"
              inputMode="decimal"
              maxLength={14}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      {ofOwner && (
        <ReplyPicker
          onPick={(words) => setReason([reason.trim(), words].filter(Boolean).join('\n\n').slice(0, most))}
        />
      )}
      <Field
        label={field}
        required={!optional}
        hint={hint ?? t`The owner reads this, as you write it.`}
        error={
          open.length > 0 ? t`Write what belongs in the place of ${open.join(', ')}.` : form.error('reason')
        }
      >
        {(control) => {
          const shared = { ...control, name: 'reason', maxLength: most, value: reason }
          return oneLine ? (
            <TextInput {...shared} onChange={(event) => setReason(event.target.value)} />
          ) : (
            <TextArea {...shared} rows={4} onChange={(event) => setReason(event.target.value)} />
          )
        }}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      {typeof more === 'function' ? more(centsTyped(typed)) : more}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button kind={kind === 'danger' ? 'danger' : 'primary'} type="submit" busy={form.busy}>
          {label}
        </Button>
      </DialogActions>
    </form>
  )
}
