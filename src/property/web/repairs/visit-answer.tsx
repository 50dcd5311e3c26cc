import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { clock, day } from '../../../kernel/check.ts'
import { todayIn } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea, TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { MaintenanceDetails } from '../../maintenance.endpoints.ts'
import { answerVisit } from '../../repairs/owner.endpoints.ts'
import { useRequestAnew, useRequestChanged } from '../maintenance/use-request-changed.ts'

interface VisitAnswerProps {
  request: MaintenanceDetails
  sequence: number
  /** Hears that an answer was given here. */
  onAnswered: () => void
}

/** The owner's answer to a time that the club proposed: yes, or another one. */
export function VisitAnswer({ request, sequence, onAnswered }: VisitAnswerProps) {
  const { t } = useLingui()
  const changed = useRequestChanged()
  const anew = useRequestAnew(request.id)
  const [names, setNames] = useState(false)
  const sending = useSend({
    send: (_, idempotencyKey) =>
      call(answerVisit, { body: { idRequest: request.id, sequence, other: null }, idempotencyKey }),
    done: ({ data }) => {
      onAnswered()
      changed(data)
      toast(t`Appointment accepted`)
    },
    changed: anew,
  })
  return (
    <>
      {sending.failure && <FormError>{sending.failure.message}</FormError>}
      <div className="job-acts">
        <Button busy={sending.busy} onClick={() => void sending.send()}>
          <Trans>Accept the appointment</Trans>
        </Button>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setNames(true)}>
          <Trans>Propose another time</Trans>
        </Button>
      </div>
      <Dialog
        open={names}
        onClose={() => setNames(false)}
        title={<Trans>When would it suit you?</Trans>}
        lead={<Trans>By the resort’s clock. The club answers here and by email.</Trans>}
      >
        <OtherTime
          request={request}
          sequence={sequence}
          onAnswered={onAnswered}
          onClose={() => setNames(false)}
        />
      </Dialog>
    </>
  )
}

const OTHER = z.object({ day: day(), time: clock(), words: z.string().check(z.trim(), z.maxLength(500)) })

function OtherTime({ request, sequence, onAnswered, onClose }: VisitAnswerProps & { onClose: () => void }) {
  const { t } = useLingui()
  const changed = useRequestChanged()
  const anew = useRequestAnew(request.id)
  const form = useForm({
    shape: OTHER,
    send: ({ words, ...other }, idempotencyKey) =>
      call(answerVisit, {
        body: { idRequest: request.id, sequence, other: { ...other, ...(words && { words }) } },
        idempotencyKey,
      }),
    done: ({ data }) => {
      onClose()
      onAnswered()
      changed(data)
      toast(t`Proposal sent`)
    },
    changed: anew,
  })
  return (
    <form {...form.props}>
      <div className="job-when">
        <Field label={t`Day`} required error={form.error('day')}>
          {(control) => (
            <TextInput {...control} name="day" type="date" min={todayIn(request.zone, new Date())} />
          )}
        </Field>
        <Field label={t`Time`} required error={form.error('time')}>
          {(control) => <TextInput {...control} name="time" type="time" defaultValue="10:00" />}
        </Field>
      </div>
      <Field label={t`A few words, if you like`} error={form.error('words')}>
        {(control) => <TextArea {...control} name="words" rows={2} maxLength={500} />}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Propose this time</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
