import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { SavedReplies } from './saved-replies.ts'

/** Chooses a saved reply, filled in by the thing; what was written already stays above it. */
export function ReplyPicker({ onPick }: { onPick: (words: string) => void }) {
  const { t } = useLingui()
  const { replies = [] } = use(SavedReplies) ?? {}
  if (replies.length === 0) return null
  return (
    <Field label={t`Saved replies`}>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={({ target }) => {
            const chosen = replies.find(({ id }) => String(id) === target.value)
            if (chosen) onPick(chosen.words)
          }}
        >
          <option value="">{t`Choose a reply to add`}</option>
          {replies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
