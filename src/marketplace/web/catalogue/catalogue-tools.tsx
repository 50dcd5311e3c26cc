import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { filterOf, SORTS, type Sort } from '../../catalogue.ts'
import { useStays } from '../use-stays.ts'
import { stayInView } from './during-stay.ts'
import type { MarketSearch } from './market-search.ts'
import { WhereChoice } from './where.tsx'

/** The orders to choose from; what the days of a stay hold stands by its next free time unless another is wanted. */
type Shown = Sort | 'soonest'

/** The filter, from two letters on, and the order (spec, sections 5 and 9). */
export function CatalogueTools({ search }: { search: MarketSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const change = (part: Partial<MarketSearch>) =>
    void navigate({
      to: '/things-to-do',
      search: { ...search, ...part },
      replace: true,
      resetScroll: false,
    })
  const isSearching = filterOf(search.q) !== null
  // What is searched for stands in the order in which it was found, unless somebody wants another.
  const inDays = stayInView(search, useStays()) !== null
  const usual: Shown = isSearching ? 'best' : inDays ? 'soonest' : 'alphabetical'
  const sorts: Record<Shown, string> = {
    soonest: t`By next free time`,
    best: t`Best match`,
    alphabetical: t`Alphabetical`,
    'price-up': t`Price, low to high`,
    'price-down': t`Price, high to low`,
  }
  const offered: Shown[] = [usual, ...SORTS.filter((sort) => sort !== usual && sort !== 'best')]
  // The address may change elsewhere: by the way back, or by a link to everything.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = search.q ?? ''
  }, [search.q])
  return (
    <search className="market-tools">
      <TextInput
        ref={field}
        icon={Search}
        type="search"
        maxLength={80}
        autoComplete="off"
        aria-label={t`Search things to do`}
        placeholder={t`Search (two letters or more)`}
        defaultValue={search.q ?? ''}
        onChange={(event) => change({ q: event.target.value || undefined, exact: undefined })}
      />
      <WhereChoice search={search} />
      {search.show === 'events' ? null : (
        <Select
          aria-label={t`Sort`}
          value={search.sort ?? usual}
          onChange={({ target }) => {
            const sort = SORTS.find((each) => each === target.value)
            change({ sort: sort === usual ? undefined : sort })
          }}
        >
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </Select>
      )}
    </search>
  )
}
