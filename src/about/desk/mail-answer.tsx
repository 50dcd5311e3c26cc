import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import * as z from 'zod/mini'
import { id, text } from '../../kernel/check.ts'
import { todayIn } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useClubZone } from '../../web/club-zone.ts'
import { DayField } from '../../web/desk/day-field.tsx'
import { Decided, isHeld } from '../../web/desk/decided.ts'
import { useDraft } from '../../web/forms/use-draft.ts'
import { useForm } from '../../web/forms/use-form.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextArea } from '../../web/ui/fields/text-input.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { answerMessage, type Colleague, listUnanswered, type Unanswered } from '../desk.endpoints.ts'

interface MailAnswerProps {
  message: Unanswered
  staff: readonly Colleague[]
}

/** Enters an answer that came by mail into the owner's thread. Nothing is sent: the owner has it already. */
export function MailAnswer({ message, staff }: MailAnswerProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { subject } = message
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Answered by email: ${subject}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Answered by email</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Enter the answer that came by email</Trans>}
        lead={<Trans>It joins the owner’s thread. Nothing is sent.</Trans>}
      >
        <MailAnswerForm message={message} staff={staff} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const shape = z.object({ idStaff: id(), day: z.string().check(z.minLength(1)), answer: text(4000) })

function MailAnswerForm({ message, staff, onClose }: MailAnswerProps & { onClose: () => void }) {
  const clock = useClubZone()
  const { t } = useLingui()
  const queries = useQueryClient()
  const today = todayIn(clock, new Date())
  const [day, setDay] = useState(today)
  const [draft, setDraft, clearDraft] = useDraft(`desk-mail-${message.id}`, '')
  const decided = use(Decided)
  const form = useForm({
    shape,
    wishOf: (value) => [value, day],
    send: ({ idStaff, answer }, idempotencyKey) =>
      call(answerMessage, {
        body: { idMessage: message.id, answer, byMail: { idStaff, day } },
        idempotencyKey,
        held: true,
      }),
    done: (value) => {
      clearDraft()
      onClose()
      decided(isHeld(value))
      if (!isHeld(value)) toast(t`Answer entered`)
      void queries.invalidateQueries({ queryKey: keyOf(listUnanswered) }).then(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.getElementById('desk-queue')?.focus()
        }),
      )
    },
  })
  return (
    <form {...form.props} className="stack stack-wide">
      <Field label={t`Who wrote it`} required error={form.error('idStaff')}>
        {(control) => (
          <Select {...control} name="idStaff" defaultValue="">
            <option value="" disabled>{t`Choose`}</option>
            {staff.map((one) => (
              <option key={one.idStaff} value={one.idStaff}>
                {one.name} {one.lastname}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DayField
        name="day"
        label={t`On which day`}
        error={form.error('day')}
        min={todayIn(clock, new Date(message.sentAt))}
        max={today}
        value={day}
        onChange={setDay}
      />
      <Field
        label={t`Answer`}
        required
        hint={t`The owner reads this, as you write it.`}
        error={form.error('answer')}
      >
        {(control) => (
          <TextArea
            {...control}
            name="answer"
            rows={6}
            maxLength={4000}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Enter the answer</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
