import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { phoneTyped } from '../../../kernel/phone.ts'
import { TextInput } from './text-input.tsx'

interface PhoneInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (phone: string) => void
}

/** A field for a phone, which keeps out what no phone has (spec, section 5). */
export function PhoneInput({ onChange, ...rest }: PhoneInputProps) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = phoneTyped(target.value.slice(0, target.selectionStart ?? undefined)).length
    const kept = phoneTyped(target.value)
    // Set here, so that the caret stays where it was typed.
    if (kept !== target.value) {
      target.value = kept
      target.setSelectionRange(caret, caret)
    }
    onChange(kept)
  }
  return <TextInput {...rest} type="tel" inputMode="tel" onChange={take} />
}
