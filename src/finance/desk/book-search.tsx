import Search from 'lucide-react/icons/search'
import { Field } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'

interface BookSearchProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** What finds a line of finance's books: two letters or more of what the label names. */
export function BookSearch({ label, value, onChange }: BookSearchProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          icon={Search}
          value={value}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
