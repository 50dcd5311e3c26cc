import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { day, oneLine, whole } from '../../../kernel/check.ts'
import { addDays } from '../../../kernel/day.ts'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { listRepairPlans, type RepairPlan, saveRepairPlan } from '../../repairs/plan.endpoints.ts'
import { RAREST_MONTHS } from '../../repairs/plan.ts'
import { FormFoot } from './form-foot.tsx'

const some = z.string().check(z.regex(/^\d+$/, 'required'))
const SHAPE = z.object({
  residence: some,
  en: oneLine(200),
  es: oneLine(200),
  months: whole(1, RAREST_MONTHS),
  firstDay: day(),
  technician: some,
  active: z.enum(['yes', 'no']),
})

interface PlanFormProps {
  plan: RepairPlan | null
  residences: { id: number; number: string; hotel: string; today: string }[]
  technicians: { id: number; name: string }[]
  onClose: () => void
}

/** Writes what recurs at a residence. */
export function PlanForm({ plan, residences, technicians, onClose }: PlanFormProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({
    shape: SHAPE,
    send: ({ residence, en, es, months, firstDay, technician, active }, idempotencyKey) =>
      call(saveRepairPlan, {
        body: {
          id: plan?.id ?? null,
          idHousing: Number(residence),
          what: { en, es },
          everyMonths: months,
          firstDay,
          idTechnician: Number(technician),
          active: active === 'yes',
        },
        idempotencyKey,
      }),
    done: () => {
      onClose()
      toast(t`Planned work saved`)
      void queries.invalidateQueries({ queryKey: keyOf(listRepairPlans) })
    },
  })
  const byHotel = [...Map.groupBy(residences, ({ hotel }) => hotel)]
  const soon = addDays(residences[0]?.today ?? '2026-01-01', 14)
  return (
    <form {...form.props}>
      <div className="job-when">
        <Field label={t`Residence`} required error={form.error('residence')}>
          {(control) => (
            <Select {...control} name="residence" defaultValue={plan ? String(plan.idHousing) : ''}>
              <option value="">{t`Choose one`}</option>
              {byHotel.map(([hotel, those]) => (
                <optgroup key={hotel} label={hotel}>
                  {those.map(({ id, number }) => (
                    <option key={id} value={id}>
                      {number}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`Technician`} required error={form.error('technician')}>
          {(control) => (
            <Select {...control} name="technician" defaultValue={plan ? String(plan.idTechnician) : ''}>
              <option value="">{t`Choose one`}</option>
              {technicians.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t`What, in English`} required error={form.error('en')}>
          {(control) => (
            <TextInput {...control} name="en" maxLength={200} defaultValue={plan?.what.en ?? ''} />
          )}
        </Field>
        <Field label={t`What, in Spanish`} required error={form.error('es')}>
          {(control) => (
            <TextInput {...control} name="es" maxLength={200} defaultValue={plan?.what.es ?? ''} />
          )}
        </Field>
        <Field label={t`Every how many months`} required error={form.error('months')}>
          {(control) => (
            <TextInput
              {...control}
              name="months"
              inputMode="numeric"
              defaultValue={String(plan?.everyMonths ?? 3)}
            />
          )}
        </Field>
        <Field
          label={t`First time on`}
          required
          hint={t`The rhythm is counted from this day.`}
          error={form.error('firstDay')}
        >
          {(control) => (
            <TextInput {...control} name="firstDay" type="date" defaultValue={plan?.firstDay ?? soon} />
          )}
        </Field>
      </div>
      <Field label={t`Makes jobs`} error={form.error('active')}>
        {(control) => (
          <Select {...control} name="active" defaultValue={plan && !plan.active ? 'no' : 'yes'}>
            <option value="yes">{t`Yes`}</option>
            <option value="no">{t`No, stopped`}</option>
          </Select>
        )}
      </Field>
      <FormFoot form={form} onClose={onClose}>
        <Trans>Save</Trans>
      </FormFoot>
    </form>
  )
}
