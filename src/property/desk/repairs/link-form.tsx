import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { day, email } from '../../../kernel/check.ts'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { sendRepairLink } from '../../repairs/desk.endpoints.ts'
import { LINK_DAYS_OFFERED, LINK_OPENS_DAYS } from '../../repairs/link.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { seenOf } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'

const SHAPE = z.object({ email: email(), language: z.enum(LANGUAGES), lastDay: day() })

/** Mails whoever is named a link to this one job. */
export function LinkForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const changed = useRepairChanged(repair.id)
  const form = useForm({
    shape: SHAPE,
    send: (body, idempotencyKey) =>
      call(sendRepairLink, { body: { ...seenOf(repair), ...body }, idempotencyKey }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Link sent`, false)
    },
  })
  const { technicianMail, today, job, zone, link } = repair
  const visit = job?.visit ? todayIn(zone, new Date(job.visit.at)) : today
  const offered = addDays(visit > today ? visit : today, LINK_DAYS_OFFERED)
  const latest = addDays(today, LINK_OPENS_DAYS)
  return (
    <form {...form.props}>
      <Field label={t`Email`} required error={form.error('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            maxLength={200}
            defaultValue={technicianMail?.email ?? link?.recipient ?? ''}
          />
        )}
      </Field>
      <div className="job-when">
        <Field label={t`Language of the email`} required error={form.error('language')}>
          {(control) => (
            <Select {...control} name="language" defaultValue={technicianMail?.language ?? 'es'}>
              <option value="es" lang="es">
                Español
              </option>
              <option value="en" lang="en">
                English
              </option>
            </Select>
          )}
        </Field>
        <Field label={t`Opens until`} required error={form.error('lastDay')}>
          {(control) => (
            <TextInput
              {...control}
              name="lastDay"
              type="date"
              min={today}
              max={latest}
              defaultValue={offered > latest ? latest : offered}
            />
          )}
        </Field>
      </div>
      <FormFoot form={form} onClose={onClose}>
        <Trans>Send the link</Trans>
      </FormFoot>
    </form>
  )
}
