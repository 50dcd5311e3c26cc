import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useEffect, useId, useRef, useState } from 'react'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { useStaysPlace } from './use-stays-place.ts'

/** The debounce of the search field (milliseconds). */
const REST_MS = 300

/** Looks for past stays, from two letters on; what is looked for stands in the address. */
export function PastSearch({ search }: { search: string }) {
  const { t } = useLingui()
  const id = useId()
  const goTo = useStaysPlace()
  const [typed, setTyped] = useState(search)
  const told = useRef(search)
  useEffect(() => {
    if (search === told.current) return
    told.current = search
    setTyped(search)
  }, [search])
  // The debounce.
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === told.current) return
    const rested = setTimeout(() => {
      told.current = wanted
      goTo(wanted ? { search: wanted } : {})
    }, REST_MS)
    return () => clearTimeout(rested)
  }, [typed, goTo])
  return (
    <search className="past-search">
      <label className="hidden-text" htmlFor={id}>
        <Trans>Search past stays</Trans>
      </label>
      <TextInput
        id={id}
        type="search"
        icon={Search}
        maxLength={100}
        placeholder={t`A guest, a resort, a month or a code`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}
