import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { clock, day } from '../../../kernel/check.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { proposeVisit } from '../../repairs/desk.endpoints.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { seenOf, someWords } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'
import { OwnersWordsField } from './words-field.tsx'

const TIME = z.object({ day: day(), time: clock(), words: someWords(500) })

/** Proposes when they come. */
export function ProposeVisitForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const changed = useRepairChanged(repair.id)
  const form = useForm({
    shape: TIME,
    send: ({ words, ...other }, idempotencyKey) =>
      call(proposeVisit, {
        body: { ...seenOf(repair), other, ...(words && { words }) },
        idempotencyKey,
      }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Time proposed`)
    },
  })
  const first = repair.firstDay > repair.today ? repair.firstDay : repair.today
  return (
    <form {...form.props}>
      <div className="job-when">
        <Field label={t`Day`} required error={form.error('day')}>
          {(control) => (
            <TextInput {...control} name="day" type="date" min={repair.today} defaultValue={first} />
          )}
        </Field>
        <Field label={t`Time`} required error={form.error('time')}>
          {(control) => <TextInput {...control} name="time" type="time" defaultValue="10:00" />}
        </Field>
      </div>
      <OwnersWordsField error={form.error('words')} />
      <FormFoot form={form} onClose={onClose}>
        <Trans>Propose this time</Trans>
      </FormFoot>
    </form>
  )
}

const ACCEPTED = z.object({ words: someWords(500) })

/** Accepts the time that the owner named. */
export function AcceptTimeForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const changed = useRepairChanged(repair.id)
  const form = useForm({
    shape: ACCEPTED,
    send: ({ words }, idempotencyKey) =>
      call(proposeVisit, {
        body: { ...seenOf(repair), other: null, ...(words && { words }) },
        idempotencyKey,
      }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Appointment accepted`)
    },
  })
  return (
    <form {...form.props}>
      {repair.job?.visit && (
        <p className="numeric">
          <b>
            <Moment at={repair.job.visit.at} zone={repair.zone} />
          </b>
        </p>
      )}
      <OwnersWordsField error={form.error('words')} />
      <FormFoot form={form} onClose={onClose}>
        <Trans>Accept this time</Trans>
      </FormFoot>
    </form>
  )
}
