import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { id } from '../../../kernel/check.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import { nameTechnician } from '../../repairs/desk.endpoints.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { seenOf } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'

const SHAPE = z.object({ idTechnician: id() })

/** Names who does a repair. */
export function NameForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const changed = useRepairChanged(repair.id)
  const form = useForm({
    shape: SHAPE,
    send: ({ idTechnician }, idempotencyKey) =>
      call(nameTechnician, { body: { ...seenOf(repair), idTechnician }, idempotencyKey }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Technician named`)
    },
  })
  return (
    <form {...form.props}>
      <Field label={t`Technician`} required error={form.error('idTechnician')}>
        {(control) => (
          <Select {...control} name="idTechnician" defaultValue={repair.job?.technician.id ?? ''}>
            <option value="">{t`Choose one`}</option>
            {repair.technicians.map(({ id: idTechnician, name, trade }) => (
              <option key={idTechnician} value={idTechnician}>
                {name} · {trade[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FormFoot form={form} onClose={onClose}>
        <Trans>Name a technician</Trans>
      </FormFoot>
    </form>
  )
}
