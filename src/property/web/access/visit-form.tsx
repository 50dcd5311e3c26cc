import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Day } from '../../../kernel/day.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../kernel/language.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Checkbox } from '../../../web/ui/fields/checkbox.tsx'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextArea, TextInput } from '../../../web/ui/fields/text-input.tsx'
import { ACCESS_TYPES } from '../../access.ts'
import { SaveError } from '../save-error.tsx'
import { ACCESS_ICONS, ACCESS_TYPE_WORDS } from './access-words.tsx'
import { VisitorFields } from './guest-fields.tsx'
import type { VisitFormState as Form } from './use-visit-form.ts'
import type { VisitDraft } from './visit-draft.ts'

interface VisitFormProps {
  draft: VisitDraft
  onChange: (draft: VisitDraft) => void
  form: Form
  /** The earliest first day. */
  today: Day
  submit: ReactNode
  /** Where "Not now" leads. */
  back: { to: string; params?: Record<string, string> }
}

interface PartProps extends Pick<VisitFormProps, 'draft' | 'form'> {
  change: (typed: Partial<VisitDraft>) => void
}

/** What a visit asks (spec, section 3): type, days and times, reason, guests. */
export function VisitForm({ draft, onChange, form, today, submit, back }: VisitFormProps) {
  const { t } = useLingui()
  const { errorAt } = form
  const change = (typed: Partial<VisitDraft>) => onChange({ ...draft, ...typed })
  const parts = { draft, form, change }
  return (
    <form ref={form.form} noValidate onSubmit={form.onSubmit} className="card pad visit-form">
      <TypeChoice {...parts} />
      <Times {...parts} today={today} />
      <Field label={t`Reason`} required error={errorAt('reason')}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={draft.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        )}
      </Field>
      <VisitorFields guests={draft.guests} errorAt={errorAt} onChange={(guests) => change({ guests })} />
      {draft.guests.some(({ email }) => email.trim()) && <MailLanguage {...parts} />}
      {form.failure && <SaveError failure={form.failure} />}
      <div className="visit-form-acts">
        <Link {...back} className={buttonClass('secondary')}>
          <Trans>Not now</Trans>
        </Link>
        <KeptHere />
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

function TypeChoice({ draft, form, change }: PartProps) {
  const { i18n } = useLingui()
  return (
    <FieldGroup legend={<Trans>Type</Trans>} required error={form.errorAt('type')}>
      <div className="visit-types">
        {ACCESS_TYPES.map((type) => {
          const Icon = ACCESS_ICONS[type]
          return (
            <Option
              key={type}
              name="type"
              value={type}
              checked={draft.type === type}
              onChange={() => change({ type })}
              title={i18n._(ACCESS_TYPE_WORDS[type])}
              aside={<Icon className="icon visit-type-icon" aria-hidden />}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}

function Times({ draft, form: { errorAt }, change, today }: PartProps & { today: Day }) {
  const { t } = useLingui()
  return (
    <>
      <div className="visit-pair">
        <Field label={t`From`} required error={errorAt('datein')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={draft.datein < today ? draft.datein : today}
              value={draft.datein}
              onChange={({ target }) =>
                // The last day follows where it would come before the first.
                change({
                  datein: target.value,
                  ...(target.value > draft.dateout && { dateout: target.value }),
                })
              }
            />
          )}
        </Field>
        <Field label={t`Until`} required error={errorAt('dateout')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={draft.datein || today}
              value={draft.dateout}
              onChange={({ target }) => change({ dateout: target.value })}
            />
          )}
        </Field>
      </div>
      <Checkbox checked={draft.allDay} onChange={({ target }) => change({ allDay: target.checked })}>
        <b>
          <Trans>24-hour access</Trans>
        </b>{' '}
        <span className="small faint">
          <Trans>For stays and on-call care: whole days, from the first to the last.</Trans>
        </span>
      </Checkbox>
      {!draft.allDay && (
        <div className="visit-pair">
          <Field label={t`Time in`} required error={errorAt('timein')}>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={draft.timein}
                onChange={({ target }) => change({ timein: target.value })}
              />
            )}
          </Field>
          <Field label={t`Time out`} required error={errorAt('timeout')}>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={draft.timeout}
                onChange={({ target }) => change({ timeout: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </>
  )
}

function MailLanguage({ draft, change }: PartProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Language of the emails`} hint={t`Guests with an email get their pass by email.`}>
      {(control) => (
        <Select
          {...control}
          value={draft.language}
          onChange={({ target }) => change({ language: target.value as Language })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
