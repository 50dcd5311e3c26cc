import Search from 'lucide-react/icons/search'
import type { Ref } from 'react'
import type { ControlProps } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>
  control: ControlProps
  /** The field of what is chosen, in the call: what is wrong with the choice is said here. */
  name: string
  value: string
  onChange: (value: string) => void
}

/** Where one types to find the one thing that is to be chosen. Enter looks for it; it does not save the form around it. */
export function SearchBox({ ref, control, name, value, onChange }: SearchBoxProps) {
  return (
    <TextInput
      {...control}
      ref={ref}
      type="search"
      name={name}
      icon={Search}
      value={value}
      maxLength={100}
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
