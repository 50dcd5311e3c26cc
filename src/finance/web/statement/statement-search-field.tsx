import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { statementSearch } from './statement-search.ts'
import { useLookFor } from './use-statement.ts'

/** How long the typing has to rest before it is looked for (milliseconds). */
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

/** What is in the field: it goes into the address once the typing rests, and follows what changes the address. */
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
  // Every change of the address makes a new `lookFor`: the rest begins again, and no older address comes back.
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
