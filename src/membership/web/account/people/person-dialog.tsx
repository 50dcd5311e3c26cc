import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChecked } from '../../../../web/forms/use-checked.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../../../web/ui/fields/field.tsx'
import { PhoneInput } from '../../../../web/ui/fields/phone-input.tsx'
import { Segmented } from '../../../../web/ui/fields/segmented.tsx'
import { TextInput } from '../../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../../web/ui/toast/toast-queue.ts'
import { keepPerson, type Person } from '../../../people.endpoints.ts'
import { fullName, type PersonKind } from '../../../person.ts'
import { useLast } from './use-last.ts'
import type { PersonBody } from './use-people.ts'
import { useSavePerson } from './use-people.ts'

interface PersonDialogProps {
  /** Whom to write anew, or somebody new; null where nobody is written. */
  person: Person | 'new' | null
  onClose: () => void
}

/** Writes somebody down. */
export function PersonDialog({ person: asked, onClose }: PersonDialogProps) {
  const person = useLast(asked)
  const name = person && person !== 'new' ? fullName(person) : ''
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={person === 'new' ? <Trans>Add somebody</Trans> : <Trans>Edit {name}</Trans>}
    >
      {person && <PersonForm person={person === 'new' ? null : person} onClose={onClose} />}
    </Dialog>
  )
}

function PersonForm({ person, onClose }: { person: Person | null; onClose: () => void }) {
  const { t } = useLingui()
  const form = usePersonForm(person)
  const { failure } = form
  const save = async (body: PersonBody) => {
    if (!(await form.send(body))) return
    onClose()
    const whole = fullName(body)
    toast(person ? t`Saved: ${whole}` : t`${whole} is already in My people`)
  }
  return (
    <form
      className="people-form"
      noValidate
      onSubmit={(event) => form.submit(event, form.entered, (body) => void save(body))}
    >
      <PersonFields form={form} />
      {failure && !failure.fields && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          {person ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}

/** What is typed of somebody, and its saving. */
function usePersonForm(person: Person | null) {
  const { send, busy, failure, forget } = useSavePerson(person?.id ?? null)
  const [draft, setDraft] = useState({
    kind: person?.kind ?? ('family' as PersonKind),
    name: person?.name ?? '',
    lastname: person?.lastname ?? '',
    relation: person?.relation ?? '',
    birthday: person?.birthday ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
  })
  const { kind, name, lastname } = draft
  const orNone = (text: string) => (text.trim() === '' ? null : text)
  const entered = {
    kind,
    name,
    lastname,
    relation: orNone(draft.relation),
    birthday: orNone(draft.birthday),
    email: orNone(draft.email),
    phone: orNone(draft.phone),
  }
  const { errorAt, submit } = useChecked({ shape: keepPerson.body!, entered, failure })
  const change = (typed: Partial<typeof draft>) => {
    forget()
    setDraft({ ...draft, ...typed })
  }
  return { draft, change, entered, errorAt, submit, send, busy, failure }
}

function PersonFields({ form: { draft, change, errorAt } }: { form: ReturnType<typeof usePersonForm> }) {
  const { t } = useLingui()
  const { kind, name, lastname } = draft
  return (
    <>
      <Segmented
        label={t`Family or guest`}
        value={kind}
        options={[
          { value: 'family', label: t`Family` },
          { value: 'guest', label: t`Guest` },
        ]}
        onChange={(value) => change({ kind: value as PersonKind })}
      />
      <div className="people-pair">
        <Text
          label={t`Name`}
          required
          error={errorAt('name')}
          value={name}
          onChange={(text) => change({ name: text })}
        />
        <Text
          label={t`Last name`}
          required
          error={errorAt('lastname')}
          value={lastname}
          onChange={(text) => change({ lastname: text })}
        />
        <Text
          label={t`Relation (optional)`}
          longest={60}
          hint={kind === 'family' ? t`Daughter, brother, mother` : t`Friend, doctor, nanny`}
          error={errorAt('relation')}
          value={draft.relation}
          onChange={(relation) => change({ relation })}
        />
        <Field
          label={t`Birthday (for children)`}
          hint={t`The age in a stay follows by itself.`}
          error={errorAt('birthday')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={draft.birthday}
              onChange={({ target }) => change({ birthday: target.value })}
            />
          )}
        </Field>
        <Text
          label={t`Email (optional)`}
          type="email"
          longest={200}
          error={errorAt('email')}
          value={draft.email}
          onChange={(email) => change({ email })}
        />
        <Field label={t`Phone (optional)`} error={errorAt('phone')}>
          {(control) => (
            <PhoneInput {...control} value={draft.phone} onChange={(phone) => change({ phone })} />
          )}
        </Field>
      </div>
    </>
  )
}

interface TextProps {
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  required?: boolean
  hint?: string
  type?: string
  longest?: number
}

function Text({ label, value, error, onChange, required, hint, type = 'text', longest = 80 }: TextProps) {
  return (
    <Field label={label} error={error} {...(required && { required })} {...(hint && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          autoComplete="off"
          maxLength={longest}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
