import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { NameFields, PersonChoice } from '../../../membership/web/person/person-fields.tsx'
import { spacedCode } from '../../../property/pass-link.ts'
import { SharePass } from '../../../property/web/access/share-pass.tsx'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import type { LineGuest } from '../../guests/guests.endpoints.ts'

/** A guest as the form writes it. */
export interface LineGuestDraft {
  name: string
  lastname: string
  email: string
}

interface GuestPlaceProps {
  number: number
  row: LineGuestDraft
  others: readonly LineGuestDraft[]
  /** Who has the place already. */
  guest: LineGuest | undefined
  activity: string
  open: boolean
  busy: boolean
  errorAt: (field: string) => string | undefined
  onChange: (typed: Partial<LineGuestDraft>) => void
  onRenew: () => void
}

/** One place of a line: whose it is, and the pass that goes with it. */
export function GuestPlace({
  number,
  row,
  others,
  guest,
  activity,
  open,
  busy,
  errorAt,
  onChange,
  onRenew,
}: GuestPlaceProps) {
  const { t } = useLingui()
  return (
    <fieldset className="guest-place" disabled={!open}>
      <legend className="small muted">
        <Trans>Place {number}</Trans>
      </legend>
      {!guest && (
        <PersonChoice
          value={row}
          others={others}
          onChoose={({ name, lastname, email }) => onChange({ name, lastname, email: email ?? '' })}
        />
      )}
      <div className="guest-place-fields">
        <NameFields person={row} errorAt={errorAt} onChange={onChange} />
        <Field label={t`Email (optional)`} error={errorAt('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={200}
              value={row.email}
              onChange={({ target }) => onChange({ email: target.value })}
            />
          )}
        </Field>
      </div>
      {guest && <Pass guest={guest} activity={activity} open={open} busy={busy} onRenew={onRenew} />}
    </fieldset>
  )
}

function Pass({
  guest,
  activity,
  open,
  busy,
  onRenew,
}: { guest: LineGuest } & Pick<GuestPlaceProps, 'activity' | 'open' | 'busy' | 'onRenew'>) {
  const { t } = useLingui()
  const { name, link, code, entries } = guest
  return (
    <div className="row wrap guest-place-pass">
      <a
        className={buttonClass('secondary')}
        href={link}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Open the pass: ${name}`}
      >
        <Trans>Open the pass</Trans>
      </a>
      <SharePass link={link} name={name} resort={activity} />
      {open && (
        <Button
          kind="ghost"
          size="small"
          busy={busy}
          aria-label={t`New link, the one before ends: ${name}`}
          onClick={onRenew}
        >
          <Trans>New link, the one before ends</Trans>
        </Button>
      )}
      <span className="small muted numeric">
        {code && spacedCode(code)}
        {entries > 0 && (
          <>
            {' · '}
            <Plural value={entries} one="shown # time" other="shown # times" />
          </>
        )}
      </span>
    </div>
  )
}
