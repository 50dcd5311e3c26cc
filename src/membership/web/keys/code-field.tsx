import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'

interface CodeFieldProps {
  /** A recovery code is asked for, not six digits. */
  recovery?: boolean
  label?: ReactNode
  error: string | undefined
}

/** Six digits of the app, or a recovery code; the device offers the digits by itself where it can. */
export function CodeField({ recovery, label, error }: CodeFieldProps) {
  const { t } = useLingui()
  return (
    <Field
      key={recovery ? 'recovery' : 'digits'}
      label={label ?? (recovery ? t`A recovery code` : t`Six digits from your app`)}
      required
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          name="code"
          className="keys-code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize={recovery ? 'characters' : 'off'}
          spellCheck={false}
          maxLength={20}
        />
      )}
    </Field>
  )
}
