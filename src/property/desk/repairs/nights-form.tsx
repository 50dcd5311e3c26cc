import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { day } from '../../../kernel/check.ts'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { CLOSED_AHEAD_DAYS } from '../../repairs/closure.ts'
import { closeForRepair } from '../../repairs/desk.endpoints.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { seenOf } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'

const SHAPE = z.object({ firstNight: day(), lastNight: day() })

/** Closes the residence on some nights. */
export function NightsForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const changed = useRepairChanged(repair.id)
  const form = useForm({
    shape: SHAPE,
    send: (nights, idempotencyKey) =>
      call(closeForRepair, { body: { ...seenOf(repair), nights }, idempotencyKey }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Nights closed`, false)
    },
  })
  const { today, job, zone, closure } = repair
  const visit = job?.visit ? todayIn(zone, new Date(job.visit.at)) : today
  const first = closure?.firstNight ?? (visit > today ? visit : today)
  const limits = { min: today, max: addDays(today, CLOSED_AHEAD_DAYS) }
  return (
    <form {...form.props}>
      <div className="job-when">
        <Field label={t`First night`} required error={form.error('firstNight')}>
          {(control) => (
            <TextInput {...control} {...limits} name="firstNight" type="date" defaultValue={first} />
          )}
        </Field>
        <Field label={t`Last night`} required error={form.error('lastNight')}>
          {(control) => (
            <TextInput
              {...control}
              {...limits}
              name="lastNight"
              type="date"
              defaultValue={closure?.lastNight ?? first}
            />
          )}
        </Field>
      </div>
      <FormFoot form={form} onClose={onClose}>
        <Trans>Close these nights</Trans>
      </FormFoot>
    </form>
  )
}
