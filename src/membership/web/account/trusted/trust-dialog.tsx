import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays, todayIn } from '../../../../kernel/day.ts'
import { TRUSTED_SCOPES } from '../../../../kernel/endpoint.ts'
import { useChecked } from '../../../../web/forms/use-checked.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../../../web/ui/fields/checkbox.tsx'
import { Field, FieldGroup, FormError } from '../../../../web/ui/fields/field.tsx'
import { Option } from '../../../../web/ui/fields/option.tsx'
import { Select } from '../../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { RELATIONS, type Relation } from '../../../relations.ts'
import { changeTrusted, inviteTrusted, type Trusted } from '../../../trusted.endpoints.ts'
import { FIRST_SCOPES } from '../../../trusted.ts'
import { useContract, useContracts } from '../../session/use-session.ts'
import { useLast } from '../people/use-last.ts'
import { RELATIONS_SAID, SCOPES_SAID } from './scope-words.tsx'
import { type InvitedBody, useSaveTrusted } from './use-trusted.ts'
import { WhatTheyMay } from './what-they-may.tsx'

interface TrustDialogProps {
  /** Whose access to change, or somebody new; null where nobody is asked about. */
  person: Trusted | 'new' | null
  onClose: () => void
}

/** Lets somebody in, or changes what they may. What the ticks mean stands in a sentence above the button. */
export function TrustDialog({ person: asked, onClose }: TrustDialogProps) {
  const person = useLast(asked)
  const name = person && person !== 'new' ? person.name : ''
  return (
    <Dialog
      wide
      open={asked !== null}
      onClose={onClose}
      title={person === 'new' ? <Trans>Let somebody in</Trans> : <Trans>What {name} may</Trans>}
      lead={
        <Trans>
          They sign in as themselves. What they do stands under their name, and you can end it in a moment.
        </Trans>
      }
    >
      {person && <TrustForm person={person === 'new' ? null : person} onClose={onClose} />}
    </Dialog>
  )
}

/** Half a year: long enough for a year’s papers, short enough to be asked again. */
const PROPOSED_DAYS = 182

function TrustForm({ person, onClose }: { person: Trusted | null; onClose: () => void }) {
  const { t } = useLingui()
  const form = useTrustForm(person)
  const own = useContracts()
  const { draft, failure } = form
  const save = async (body: InvitedBody) => {
    if (!(await form.send(body))) return
    onClose()
    const { name } = draft
    toast(person ? t`Saved: ${name}` : t`The invitation is on its way to ${name}`)
  }
  return (
    <form
      className="trusted-form"
      noValidate
      onSubmit={(event) => form.submit(event, form.entered, (body) => void save(body))}
    >
      {!person && <NameAndAddress form={form} />}
      <div className="trusted-pair">
        <RelationField form={form} isNew={!person} />
        <LastDayField form={form} />
      </div>
      {own.length > 1 && <ContractsOfTrust form={form} own={own} />}
      <ScopesOfTrust form={form} />
      <WhatTheyMay {...draft} contracts={own.filter(({ id }) => draft.contracts.includes(id))} />
      {failure && !failure.fields && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          {person ? <Trans>Save</Trans> : <Trans>Send the invitation</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

type TrustFormState = ReturnType<typeof useTrustForm>

/** What is typed of a trust, and its saving. */
function useTrustForm(person: Trusted | null) {
  const contract = useContract()
  const today = todayIn(contract.zone, new Date())
  const { send, busy, failure, forget } = useSaveTrusted(person?.id ?? null)
  const [draft, setDraft] = useState({
    name: person?.name ?? '',
    email: '',
    // Who it is comes from the owner alone; what such a person mostly does is ticked then.
    relation: person?.relation ?? ('' as Relation | ''),
    scopes: [...(person?.scopes ?? [])],
    contracts: person?.contracts ?? [contract.id],
    lastDay: person ? person.lastDay : (addDays(today, PROPOSED_DAYS) as string | null),
  })
  // Of somebody who is in, neither name nor address is asked again.
  const shape = (person ? changeTrusted.body! : inviteTrusted.body!) as NonNullable<typeof inviteTrusted.body>
  const entered = { ...draft, ...(person && { id: person.id }) }
  const { errorAt, submit } = useChecked({ shape, entered, failure })
  const change = (typed: Partial<typeof draft>) => {
    forget()
    setDraft({ ...draft, ...typed })
  }
  return { draft, change, entered, errorAt, submit, send, busy, failure, today }
}

interface PartProps {
  form: TrustFormState
}

function NameAndAddress({ form: { draft, change, errorAt } }: PartProps) {
  const { t } = useLingui()
  return (
    <div className="trusted-pair">
      <Field label={t`Name`} required error={errorAt('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={120}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t`Email`} required error={errorAt('email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            maxLength={200}
            value={draft.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
    </div>
  )
}

function RelationField({ form: { draft, change, errorAt }, isNew }: PartProps & { isNew: boolean }) {
  const { t, i18n } = useLingui()
  return (
    <Field
      label={t`Who they are to you`}
      required={isNew}
      error={errorAt('relation') && t`Choose who they are to you.`}
    >
      {(control) => (
        <Select
          {...control}
          value={draft.relation}
          onChange={({ target }) => {
            const relation = target.value as Relation
            change(isNew ? { relation, scopes: [...FIRST_SCOPES[relation]] } : { relation })
          }}
        >
          {isNew && (
            <option value="" disabled>
              {t`Choose`}
            </option>
          )}
          {RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {i18n._(RELATIONS_SAID[relation])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function LastDayField({ form: { draft, change, errorAt, today } }: PartProps) {
  const { t } = useLingui()
  return (
    <div className="trusted-until">
      <Field label={t`Until`} error={errorAt('lastDay')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={today}
            disabled={draft.lastDay === null}
            value={draft.lastDay ?? ''}
            onChange={({ target }) => change({ lastDay: target.value })}
          />
        )}
      </Field>
      <Checkbox
        checked={draft.lastDay === null}
        onChange={({ target }) => change({ lastDay: target.checked ? null : addDays(today, PROPOSED_DAYS) })}
      >
        <Trans>No end, until I take it away</Trans>
      </Checkbox>
    </div>
  )
}

interface ContractsOfTrustProps extends PartProps {
  own: ReturnType<typeof useContracts>
}

function ContractsOfTrust({ form: { draft, change, errorAt }, own }: ContractsOfTrustProps) {
  const { t } = useLingui()
  return (
    <FieldGroup legend={t`For`} error={errorAt('contracts') && t`Choose at least one contract.`}>
      <div className="trusted-options">
        {own.map(({ id, label }) => (
          <Option
            key={id}
            type="checkbox"
            title={label}
            checked={draft.contracts.includes(id)}
            onChange={() => change({ contracts: toggled(draft.contracts, id) })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function ScopesOfTrust({ form: { draft, change, errorAt } }: PartProps) {
  const { t } = useLingui()
  return (
    <FieldGroup legend={t`They may`} error={errorAt('scopes') && t`Tick at least one.`}>
      <div className="trusted-options">
        {TRUSTED_SCOPES.map((scope) => (
          <Option
            key={scope}
            type="checkbox"
            title={SCOPES_SAID[scope].title}
            checked={draft.scopes.includes(scope)}
            onChange={() => change({ scopes: toggled(draft.scopes, scope) })}
          >
            {SCOPES_SAID[scope].what}
          </Option>
        ))}
      </div>
    </FieldGroup>
  )
}

function toggled<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one]
}
