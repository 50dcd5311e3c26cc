import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field, FieldGroup } from '../../../web/ui/field.tsx'
import { TextArea, TextInput } from '../../../web/ui/text-input.tsx'

interface BothLanguagesProps {
  /** The field's name in the call: `title`. */
  name: string
  label: ReactNode
  hint?: ReactNode
  value: { en: string; es: string }
  onChange: (value: { en: string; es: string }) => void
  /** The longest text, in characters. */
  most: number
  /** More than one line: so many. */
  rows?: number
  error: (path: string) => string | undefined
  /** It may be left out in both. */
  optional?: boolean
}

/** A text in English and in Spanish, side by side. */
export function BothLanguages({
  name,
  label,
  hint,
  value,
  onChange,
  most,
  rows,
  error,
  optional,
}: BothLanguagesProps) {
  return (
    <FieldGroup legend={label} hint={hint} required={!optional}>
      <div className="both-languages">
        {(['en', 'es'] as const).map((language) => (
          <Field
            key={language}
            label={language === 'en' ? <Trans>In English</Trans> : <Trans>In Spanish</Trans>}
            error={error(`${name}.${language}`)}
          >
            {(control) => {
              const shared = {
                ...control,
                name: `${name}.${language}`,
                lang: language,
                maxLength: most,
                value: value[language],
              }
              return rows ? (
                <TextArea
                  {...shared}
                  rows={rows}
                  onChange={(event) => onChange({ ...value, [language]: event.target.value })}
                />
              ) : (
                <TextInput
                  {...shared}
                  onChange={(event) => onChange({ ...value, [language]: event.target.value })}
                />
              )
            }}
          </Field>
        ))}
      </div>
    </FieldGroup>
  )
}
