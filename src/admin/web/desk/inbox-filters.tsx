import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { SearchBox } from '../../../web/desk/search-box.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Segmented } from '../../../web/ui/fields/segmented.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import type { InboxColleague } from '../../inbox/inbox.endpoints.ts'
import { INBOX_SORTS, INBOX_VIEWS, type InboxKind, type InboxView } from '../../inbox/kinds.ts'
import type { SavedView } from '../../inbox/saved.endpoints.ts'
import { type DeskSearch, NO_FILTER } from './desk-search.ts'
import { KIND_WORDS } from './kind-words.tsx'
import { MoreFilters } from './more-filters.tsx'

/** How long one waits after a letter before the list is searched, in milliseconds. */
const PAUSE_MS = 250

interface FiltersProps {
  search: DeskSearch
  ask: (change: Partial<DeskSearch>) => void
  kinds: readonly InboxKind[]
  counts: ({ kinds: Record<string, number> } & Record<InboxView, number>) | undefined
  hotels: readonly { id: number; name: string }[]
  colleagues: readonly InboxColleague[]
  /** Saved views, one’s own and shared ones. */
  saved: readonly SavedView[]
  onSaveView: () => void
  searchBox: Ref<HTMLInputElement>
}

/** What is shown of the inbox: one of the views, words, a kind, a resort, the order; and what is asked for less often. */
export function InboxFilters({
  search,
  ask,
  kinds,
  counts,
  hotels,
  colleagues,
  saved,
  onSaveView,
  searchBox,
}: FiltersProps) {
  const { t, i18n } = useLingui()
  const { view = 'all', show, hotel, sort = 'lapse', find = '' } = search
  const views: Record<InboxView, string> = {
    all: t`Everything`,
    mine: t`Mine`,
    free: t`Nobody’s yet`,
    snoozed: t`Postponed`,
  }
  const sorts = { lapse: t`First to lapse`, newest: t`Newest first`, arrival: t`First to arrive` }
  const countOf = (kind: InboxKind) => counts?.kinds[kind] ?? 0
  return (
    <div className="inbox-filters">
      <Segmented<InboxView>
        views
        label={t`Views`}
        value={view}
        onChange={(value) => ask({ view: value === 'all' ? undefined : value })}
        options={INBOX_VIEWS.map((value) => ({
          value,
          label: views[value],
          ...(counts && { count: counts[value] }),
        }))}
      />
      <Find find={find} ask={ask} box={searchBox} />
      <div className="inbox-choices">
        {saved.length > 0 && (
          <Select
            aria-label={t`Saved views`}
            value=""
            onChange={({ target }) => {
              const chosen = saved.find(({ id }) => String(id) === target.value)
              if (chosen) ask({ ...NO_FILTER, ...chosen.filter })
            }}
          >
            <option value="">{t`Saved views`}</option>
            {saved.map(({ id, name, own, by }) => (
              <option key={id} value={id}>
                {own ? name : `${name} (${by})`}
              </option>
            ))}
          </Select>
        )}
        <Select
          aria-label={t`Kind`}
          value={show ?? ''}
          onChange={({ target }) => ask({ show: (target.value || undefined) as InboxKind | undefined })}
        >
          <option value="">{t`Every kind`}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(KIND_WORDS[kind])} ({countOf(kind)})
            </option>
          ))}
        </Select>
        <Select
          aria-label={t`Resort`}
          value={hotel ?? ''}
          onChange={({ target }) => ask({ hotel: target.value ? Number(target.value) : undefined })}
        >
          <option value="">{t`Every resort`}</option>
          {hotels.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t`Sorted by`}
          value={sort}
          onChange={({ target }) => ask({ sort: target.value as (typeof INBOX_SORTS)[number] })}
        >
          {INBOX_SORTS.map((one) => (
            <option key={one} value={one}>
              {sorts[one]}
            </option>
          ))}
        </Select>
        <MoreFilters search={search} ask={ask} colleagues={colleagues} onSaveView={onSaveView} />
      </div>
    </div>
  )
}

/** Words to find: the list follows shortly after the last letter. */
function Find({
  find,
  ask,
  box,
}: {
  find: string
  ask: FiltersProps['ask']
  box: FiltersProps['searchBox']
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(find)
  const asked = useRef(find)
  // A saved view brings words of its own, and what shows all that lapses soon takes them away.
  useEffect(() => {
    if (find === asked.current) return
    asked.current = find
    setTyped(find)
  }, [find])
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === find) return
    const timer = setTimeout(() => {
      asked.current = wanted
      ask({ find: wanted || undefined })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, find, ask])
  return (
    <Field label={t`Find an owner, a contract, a booking, words`}>
      {(control) => <SearchBox ref={box} control={control} name="find" value={typed} onChange={setTyped} />}
    </Field>
  )
}
