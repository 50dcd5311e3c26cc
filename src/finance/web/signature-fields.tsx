import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { isSameName, isWholeName } from '../../membership/same-name.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import type { Form } from '../../web/forms/use-form.ts'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'
import { Field, FieldGroup } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'

/** What of a signature is typed: the name, and that one has read what is signed. */
interface Signature {
  signer: string
  read: boolean
}

interface SignatureFieldsProps {
  form: Pick<Form, 'error'>
  value: Signature
  onChange: (changed: Partial<Signature>) => void
  /** The sentence that one confirms, and what is asked for where one has not. */
  consent: ReactNode
  notRead: string
}

/** The name with which an owner signs, and that one has read it. The certificate names the account’s owner beside what is typed. */
export function SignatureFields({ form, value, onChange, consent, notRead }: SignatureFieldsProps) {
  const { t } = useLingui()
  const { user } = useSession()
  const account = `${user.name} ${user.lastname}`
  const isTyped = value.signer.trim() !== ''
  const isWhole = isWholeName(value.signer, user)
  const isOther = isTyped && isWhole && !isSameName(value.signer, account)
  // Told as soon as the field is left: the password is asked for only once the name will do.
  const [isLeft, setLeft] = useState(false)
  const notWhole =
    isTyped && !isWhole && (isLeft || form.error('signer'))
      ? t`Sign with your name and your last name, both written out.`
      : undefined
  return (
    <>
      <Field
        label={t`Sign with your full name`}
        required
        error={notWhole ?? form.error('signer')}
        hint={
          isOther && (
            <Trans>The certificate names the account’s owner, {account}, and beside it what you type.</Trans>
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            name="signer"
            autoComplete="name"
            maxLength={160}
            value={value.signer}
            onBlur={() => setLeft(true)}
            onChange={(event) => onChange({ signer: event.target.value })}
          />
        )}
      </Field>
      <FieldGroup legend={<Trans>Confirmation</Trans>} required error={form.error('read') && notRead}>
        <Checkbox
          name="read"
          required
          checked={value.read}
          aria-invalid={form.error('read') ? true : undefined}
          onChange={(event) => onChange({ read: event.target.checked })}
        >
          {consent}
        </Checkbox>
      </FieldGroup>
    </>
  )
}
