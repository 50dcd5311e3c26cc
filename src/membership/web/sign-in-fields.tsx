import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Form } from '../../web/forms/use-form.ts'
import { Button } from '../../web/ui/button.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { PasswordInput } from '../../web/ui/fields/password-input.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'

/** Address, password and the button of every door; `children` stand above the button. */
export function SignInFields({ form, children }: { form: Form; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Email`} required error={form.error('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
          />
        )}
      </Field>
      <Field label={t`Password`} required error={form.error('password')}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      {children}
      <Button type="submit" block busy={form.busy}>
        <Trans>Sign in</Trans>
      </Button>
    </>
  )
}
