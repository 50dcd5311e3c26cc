import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { statementSearch } from './statement-search.ts'
import { useLookFor } from './use-statement.ts'

/** The debounce of the search field (milliseconds). */
const REST_MS = 300

/** Looks in concepts, details and references, from two letters on. */
export function StatementSearchField() {
  const { t } = useLingui()
  const [typed, setTyped] = useTypedSearch()
  return (
    <Field label={t`Search`} hint={t`From 2 letters: a concept, a detail or a reference.`}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          icon={Search}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
}

/** The text in the field: written to the address after the debounce, and replaced when the address changes. */
function useTypedSearch() {
  const lookFor = useLookFor()
  const { search = '' } = useSearchOf(statementSearch)
  const [typed, setTyped] = useState(search)
  const told = useRef(search)
  useEffect(() => {
    if (search === told.current) return
    told.current = search
    setTyped(search)
  }, [search])
  // `lookFor` changes with the address and restarts the debounce, so that an older search does not overwrite a newer
  // address.
  useEffect(() => {
    if (typed === told.current) return
    const rested = setTimeout(() => {
      told.current = typed
      lookFor({ search: typed || undefined })
    }, REST_MS)
    return () => clearTimeout(rested)
  }, [typed, lookFor])
  return [typed, setTyped] as const
}
