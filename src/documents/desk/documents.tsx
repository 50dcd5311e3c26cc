import './documents.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { Edited } from '../../web/desk/edited.tsx'
import { useSettled } from '../../web/forms/use-settled.ts'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listDeskDocuments } from '../publish.endpoints.ts'
import { DocumentEditor } from './document-editor.tsx'
import { DocumentShelf } from './document-shelf.tsx'
import { shelfSearch } from './documents-search.ts'

/** How often the list is read anew while somebody looks at it: others publish too. */
const AGAIN_MS = 60_000

/** The documents of the club or of its contracts: all of them, or one being prepared. */
export default function Documents() {
  const { edit, ...search } = useSearchOf(shelfSearch)
  const shelf = search.shelf === 'contract' ? 'contract' : 'club'
  const part = shelf === 'contract' ? ({ shelf } as const) : {}
  const [typed, setTyped] = useState('')
  const [idType, setType] = useState<number>()
  const settled = useSettled(typed.trim())
  const narrowing = typeof edit === 'number' ? { id: edit } : { search: settled, idType }
  const query = useQuery({
    ...queryOf(listDeskDocuments, { query: { shelf, ...narrowing } }),
    refetchInterval: AGAIN_MS,
    placeholderData: edit === undefined ? keepPreviousData : undefined,
  })
  if (edit === undefined)
    return (
      <DocumentShelf
        key={shelf}
        query={query}
        shelf={shelf}
        search={typed}
        onSearch={setTyped}
        idType={idType}
        onType={setType}
      />
    )
  return (
    <Edited query={query} kind="documents" part={part} edit={edit} numberOf={({ id }) => id}>
      {(document, { types, hotels }) => (
        <DocumentEditor
          key={`${shelf}-${edit}`}
          document={document}
          shelf={shelf}
          types={types}
          hotels={hotels}
        />
      )}
    </Edited>
  )
}
