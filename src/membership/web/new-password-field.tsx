import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { boot } from '../../web/boot.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { PasswordInput } from '../../web/ui/fields/password-input.tsx'
import { PASSWORD_MAX, PASSWORD_MIN, strengthOf, type Weakness, weaknessOf } from '../password.ts'
import './new-password-field.css'

const STEPS = [1, 2, 3] as const

/**
 * The field of a new password, with a meter that says why a password is not taken, or how well it holds. `about` is what
 * everybody knows of its account: name, address. The server asks the same rules, and a list of the most common ones.
 */
export function NewPasswordField({ about, error }: { about: readonly string[]; error: string | undefined }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const meter = useId()
  const known = [...about, boot.brand.name, boot.brand.tagline]
  return (
    <div className="new-password">
      <Field
        label={t`New password`}
        required
        hint={t`At least ${PASSWORD_MIN} characters. A short sentence works well.`}
        error={error}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="newPassword"
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <div className="new-password-meter" aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-full={strengthOf(typed, known) >= step || undefined} />
        ))}
      </div>
      <p className="new-password-why small muted" id={meter} role="status">
        {typed && <Why typed={typed} known={known} />}
      </p>
    </div>
  )
}

function Why({ typed, known }: { typed: string; known: readonly string[] }) {
  const weakness = weaknessOf(typed, known)
  if (weakness) return <WhyNot weakness={weakness} missing={PASSWORD_MIN - [...typed].length} />
  const strength = strengthOf(typed, known)
  if (strength === 3) return <Trans>Strong: long, and nothing that is tried first.</Trans>
  if (strength === 2) return <Trans>Good. A word more makes it strong.</Trans>
  return <Trans>Long enough. Another word or two makes it much harder to guess.</Trans>
}

function WhyNot({ weakness, missing }: { weakness: Weakness; missing: number }) {
  switch (weakness) {
    case 'short':
      return (
        <Plural value={missing} one="# more character is needed." other="# more characters are needed." />
      )
    case 'pattern':
      return <Trans>Too few different characters: a pattern is tried first.</Trans>
    case 'run':
      return <Trans>Characters in a row, as in abcdef or 98765, are tried first.</Trans>
    case 'word':
      return <Trans>A common word with digits or signs around it is tried first.</Trans>
    case 'about':
      return <Trans>Your name, your address and the club’s name are tried first.</Trans>
  }
}
