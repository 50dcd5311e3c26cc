import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Bilingual, LANGUAGES } from '../../kernel/language.ts'
import { Field, FieldGroup } from '../ui/fields/field.tsx'
import { TextArea, TextInput } from '../ui/fields/text-input.tsx'
import type { EditedPart } from './use-editing.ts'

interface BothLanguagesProps {
  /** The field's name in the call: `title`. */
  name: string
  label: ReactNode
  hint?: ReactNode
  value: Bilingual
  onChange: (value: Bilingual) => void
  /** The longest text, in characters. */
  most: number
  /** More than one line: so many. */
  rows?: number
  error: (path: string) => string | undefined
  /** Optional: it may be left out in both languages. */
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
        {LANGUAGES.map((language) => (
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

interface EditedWordsProps<Name extends string>
  extends Omit<BothLanguagesProps, 'name' | 'value' | 'onChange' | 'error'> {
  part: EditedPart<Record<Name, Bilingual>>
  /** The field of what is edited. */
  name: Name
}

/** A text of what is edited, in both languages. */
export function EditedWords<Name extends string>({
  part: { value, change, error },
  name,
  ...rest
}: EditedWordsProps<Name>) {
  return (
    <BothLanguages
      {...rest}
      name={name}
      value={value[name]}
      error={error}
      onChange={(text) => change({ [name]: text } as Record<Name, Bilingual>)}
    />
  )
}
