import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'

interface WordsFieldProps {
  error: string | undefined
  label?: string
  required?: boolean
  most?: number
}

/** A few words of the desk for the owner; they may be left out where it is not said. */
export function OwnersWordsField({ error, label, required = false, most = 500 }: WordsFieldProps) {
  const { t } = useLingui()
  return (
    <Field
      label={label ?? t`A few words, if you like`}
      hint={t`The owner reads this, as you write it.`}
      required={required}
      error={error}
    >
      {(control) => <TextArea {...control} name="words" rows={3} maxLength={most} />}
    </Field>
  )
}
