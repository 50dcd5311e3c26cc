import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Bilingual } from '../../kernel/language.ts'
import { NewLink } from '../../web/desk/new-link.tsx'
import type { QueueOf } from '../../web/desk/queue.tsx'
import { Shelf } from '../../web/desk/shelf.tsx'
import { useStateWord } from '../../web/desk/state-chip.tsx'
import { Segmented } from '../../web/ui/fields/segmented.tsx'
import { useLanguage } from '../../web/words.ts'
import { type DeskDocument, MOST_ON_SHELF } from '../publish.endpoints.ts'
import type { DocumentShelfName as Shelves } from '../publishing.ts'
import { DocumentFilters } from '../web/document-filters.tsx'
import { NothingFits } from '../web/no-documents.tsx'
import { ShelvedDocument } from './shelved-document.tsx'

interface DocumentShelfProps {
  query: Omit<QueueOf<DeskDocument>, 'data'> & {
    data?: { data: DeskDocument[]; more: boolean; types: { id: number; name: Bilingual }[] } | undefined
  }
  shelf: Shelves
  search: string
  onSearch: (search: string) => void
  idType: number | undefined
  onType: (idType: number | undefined) => void
}

/** The documents of a shelf with their states, the newest first, and what narrows them. */
export function DocumentShelf({ query, shelf, search, onSearch, idType, onType }: DocumentShelfProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const language = useLanguage()
  const said = useStateWord()
  const isNarrowed = search.trim() !== '' || idType !== undefined
  const nothingFits = isNarrowed && query.data?.data.length === 0
  const show = (next: Shelves) =>
    void navigate({
      to: '/desk/publish',
      search: { show: 'documents', ...(next === 'contract' && { shelf: next }) },
      replace: true,
    })
  const tools = (
    <>
      <NewLink kind="documents" part={shelf === 'contract' ? { shelf } : {}}>
        <Trans>New document</Trans>
      </NewLink>
      <Segmented<Shelves>
        label={t`Whose documents`}
        value={shelf}
        onChange={show}
        options={[
          { value: 'club', label: t`The club’s` },
          { value: 'contract', label: t`Of contracts` },
        ]}
      />
      <DocumentFilters
        className="document-tools"
        search={search}
        onSearch={onSearch}
        hint={shelf === 'club' ? undefined : t`Title, contract or owner`}
        types={query.data?.types}
        idType={idType}
        onType={onType}
      />
    </>
  )
  if (nothingFits)
    return (
      <>
        <div className="row wrap shelf-tools">{tools}</div>
        <NothingFits
          onWiden={() => {
            onSearch('')
            onType(undefined)
          }}
        />
      </>
    )
  return (
    <>
      <Shelf
        query={query}
        rowOf={({ title, state, changed }) => ({
          title: title[language],
          state: said(state),
          at: changed.at,
        })}
        tools={tools}
        empty={
          shelf === 'club' ? (
            <Trans>Upload the first document for your owners.</Trans>
          ) : (
            <Trans>Upload the first paper of a contract; its owner is told by email.</Trans>
          )
        }
      >
        {(document) => <ShelvedDocument key={document.id} document={document} shelf={shelf} />}
      </Shelf>
      {query.data?.more && (
        <p className="muted small document-more">
          <Trans>The newest {MOST_ON_SHELF} are shown. Search to find older ones.</Trans>
        </p>
      )}
    </>
  )
}
