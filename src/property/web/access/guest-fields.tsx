import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { FIELD_WORDS } from '../../../kernel/field-words.ts'
import { GROWN_UP } from '../../../membership/person.ts'
import { NameFields, PersonChoice } from '../../../membership/web/person/person-fields.tsx'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { GUEST_TYPES, type GuestType, MOST_GUESTS } from '../../access.ts'
import { GUEST_TYPE_WORDS } from './access-words.tsx'
import { NO_GUEST, type VisitorDraft } from './visit-draft.ts'

interface GuestFieldsProps {
  guests: readonly VisitorDraft[]
  errorAt: (path: string) => string | undefined
  onChange: (guests: VisitorDraft[]) => void
}

/** Everyone who comes, each with a pass of their own. */
export function VisitorFields({ guests, errorAt, onChange }: GuestFieldsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const add = () => {
    onChange([...guests, NO_GUEST])
    // The new row is there after the drawing.
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLInputElement>('.visit-guest:last-child input')?.focus()
    })
  }
  const remove = (index: number) => {
    onChange(guests.filter((_, at) => at !== index))
    const number = index + 1
    toast(t`Guest ${number} removed`)
  }
  const begunBefore = (index: number) =>
    guests.slice(0, index).filter((guest) => (guest.name + guest.lastname + guest.email).trim()).length
  return (
    <FieldGroup legend={<Trans>Guests</Trans>} required error={errorAt('guests')}>
      <div ref={list} className="visit-guests">
        {guests.map((guest, index) => (
          <GuestRow
            // A guest is their place in the list.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            key={index}
            number={index + 1}
            guest={guest}
            others={guests.filter((one) => one !== guest)}
            noGuest={index === 0 && errorAt('guests') !== undefined}
            errorAt={(field) => errorAt(`guests.${begunBefore(index)}.${field}`)}
            onChange={(typed) =>
              onChange(guests.map((one, at) => (at === index ? { ...one, ...typed } : one)))
            }
            onRemove={guests.length > 1 ? () => remove(index) : null}
          />
        ))}
      </div>
      {guests.length < MOST_GUESTS && (
        <div>
          <Button kind="ghost" size="small" onClick={add}>
            <Plus className="icon-small" aria-hidden />
            <Trans>Add a guest</Trans>
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

interface GuestRowProps {
  number: number
  guest: VisitorDraft
  others: readonly VisitorDraft[]
  /** Whether nobody is named at all: this is where to begin, and both names are missing. */
  noGuest: boolean
  errorAt: (field: string) => string | undefined
  onChange: (typed: Partial<VisitorDraft>) => void
  /** The last one stays: a visit has somebody who comes. */
  onRemove: (() => void) | null
}

function GuestRow({ number, guest, others, noGuest, errorAt, onChange, onRemove }: GuestRowProps) {
  const { i18n, t } = useLingui()
  const isBegun = (guest.name + guest.lastname + guest.email).trim() !== ''
  const { id, message } = FIELD_WORDS.required
  const error = (field: string) =>
    isBegun ? errorAt(field) : noGuest && field !== 'email' ? i18n._(id, {}, { message }) : undefined
  return (
    <fieldset className="visit-guest">
      <legend className="small muted">
        <Trans>Guest {number}</Trans>
      </legend>
      <PersonChoice
        value={guest}
        others={others}
        onChoose={({ name, lastname, email, age }) =>
          onChange({
            name,
            lastname,
            email: email ?? '',
            ...(age !== null && { guestType: age < GROWN_UP ? 'child' : 'adult' }),
          })
        }
      />
      <NameFields required person={guest} errorAt={error} onChange={onChange} />
      <Field label={t`Email (optional)`} error={error('email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            maxLength={200}
            value={guest.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </Field>
      <Field label={t`Guest type`}>
        {(control) => (
          <Select
            {...control}
            value={guest.guestType}
            onChange={({ target }) => onChange({ guestType: target.value as GuestType })}
          >
            {GUEST_TYPES.map((type) => (
              <option key={type} value={type}>
                {i18n._(GUEST_TYPE_WORDS[type])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {onRemove && (
        <IconButton label={t`Remove guest ${number}`} onClick={onRemove}>
          <Trash2 className="icon" />
        </IconButton>
      )}
    </fieldset>
  )
}
