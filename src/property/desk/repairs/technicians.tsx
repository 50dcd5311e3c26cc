import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { email, oneLine } from '../../../kernel/check.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { TECHNICIAN_KINDS } from '../../repairs/repair.ts'
import { listTechnicians, saveTechnician, type TechnicianRow } from '../../repairs/technician.endpoints.ts'

type Hotels = { id: number; name: string }[]

/** Who repairs: the club's own people and its providers, each a row to change. */
export function Technicians() {
  const { t } = useLingui()
  const query = useQuery(queryOf(listTechnicians, {}))
  const [edited, setEdited] = useState<TechnicianRow | 'new' | null>(null)
  if (query.error) return <LoadError query={{ ...query, error: query.error }} />
  if (!query.data)
    return (
      <Loading label={t`Loading the technicians`}>
        <Skeleton height={420} radius={16} />
      </Loading>
    )
  const { technicians, hotels } = query.data.data
  return (
    <>
      <p>
        <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Trans>New technician</Trans>
        </Button>
      </p>
      <ul className="desk-repairs">
        {technicians.map((one) => (
          <Row key={one.id} one={one} hotels={hotels} onEdit={() => setEdited(one)} />
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' ? <Trans>New technician</Trans> : <Trans>Change technician</Trans>}
      >
        <TechnicianForm
          one={edited === 'new' ? null : edited}
          hotels={hotels}
          onClose={() => setEdited(null)}
        />
      </Dialog>
    </>
  )
}

function Row({ one, hotels, onEdit }: { one: TechnicianRow; hotels: Hotels; onEdit: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { name, kind, trade, idHotel, active, repairs } = one
  const where = hotels.find(({ id }) => id === idHotel)?.name ?? t`Every resort`
  return (
    <li className="desk-repair">
      <div>
        <h2 className="sub">{name}</h2>
        <p className="small muted">
          {trade[language]}, {where}
        </p>
      </div>
      <p className="small">{kind === 'staff' ? <Trans>Staff</Trans> : <Trans>Provider</Trans>}</p>
      <p className="small muted">
        {active ? (
          <Plural value={repairs} one="# repair now" other="# repairs now" />
        ) : (
          <Chip tone="quiet">
            <Trans>No longer works</Trans>
          </Chip>
        )}
      </p>
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Change ${name}`}
        onClick={onEdit}
      >
        <Trans>Change</Trans>
      </Button>
    </li>
  )
}

const SHAPE = z.object({
  name: oneLine(120),
  kind: z.enum(TECHNICIAN_KINDS),
  en: oneLine(80),
  es: oneLine(80),
  hotel: z.string(),
  active: z.enum(['yes', 'no']),
  email: z.union([z.literal(''), email()]),
  language: z.enum(LANGUAGES),
})

function TechnicianForm({
  one,
  hotels,
  onClose,
}: {
  one: TechnicianRow | null
  hotels: Hotels
  onClose: () => void
}) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({
    shape: SHAPE,
    send: ({ en, es, hotel, active, email: address, ...rest }, idempotencyKey) =>
      call(saveTechnician, {
        body: {
          ...rest,
          id: one?.id ?? null,
          trade: { en, es },
          idHotel: hotel === '' ? null : Number(hotel),
          active: active === 'yes',
          email: address || null,
        },
        idempotencyKey,
      }),
    done: () => {
      onClose()
      toast(t`Technician saved`)
      void queries.invalidateQueries({ queryKey: keyOf(listTechnicians) })
    },
  })
  return (
    <form {...form.props}>
      <Field label={t`Name`} required error={form.error('name')}>
        {(control) => <TextInput {...control} name="name" maxLength={120} defaultValue={one?.name ?? ''} />}
      </Field>
      <Field label={t`Whose`} required error={form.error('kind')}>
        {(control) => (
          <Select {...control} name="kind" defaultValue={one?.kind ?? 'staff'}>
            <option value="staff">{t`The club’s own`}</option>
            <option value="provider">{t`A provider`}</option>
          </Select>
        )}
      </Field>
      <div className="job-when">
        <Field label={t`What they do, in English`} required error={form.error('en')}>
          {(control) => (
            <TextInput {...control} name="en" maxLength={80} defaultValue={one?.trade.en ?? ''} />
          )}
        </Field>
        <Field label={t`What they do, in Spanish`} required error={form.error('es')}>
          {(control) => (
            <TextInput {...control} name="es" maxLength={80} defaultValue={one?.trade.es ?? ''} />
          )}
        </Field>
      </div>
      <Field label={t`Resort`} error={form.error('hotel')}>
        {(control) => (
          <Select {...control} name="hotel" defaultValue={one?.idHotel ? String(one.idHotel) : ''}>
            <option value="">{t`Every resort`}</option>
            {hotels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="job-when">
        <Field label={t`Email`} hint={t`For links to single jobs.`} error={form.error('email')}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              maxLength={200}
              defaultValue={one?.email ?? ''}
            />
          )}
        </Field>
        <Field label={t`Language of the email`} error={form.error('language')}>
          {(control) => (
            <Select {...control} name="language" defaultValue={one?.language ?? 'es'}>
              <option value="es" lang="es">
                Español
              </option>
              <option value="en" lang="en">
                English
              </option>
            </Select>
          )}
        </Field>
      </div>
      <Field label={t`Gets new repairs`} error={form.error('active')}>
        {(control) => (
          <Select {...control} name="active" defaultValue={one && !one.active ? 'no' : 'yes'}>
            <option value="yes">{t`Yes`}</option>
            <option value="no">{t`No`}</option>
          </Select>
        )}
      </Field>
      {form.failure && !form.failure.fields && <FormError>{form.failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Save</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
