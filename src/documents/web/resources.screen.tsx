import './documents.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useContract } from '../../membership/web/session/use-session.ts'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/calls/query.ts'
import { useSettled } from '../../web/forms/use-settled.ts'
import { Segmented } from '../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { ErrorBox } from '../../web/ui/state-box.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listDocumentTypes } from '../documents.endpoints.ts'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentGroups } from './document-groups.tsx'
import { type DocumentView, documentsSearch } from './documents-search.ts'
import { DocumentsSkeleton } from './documents-skeleton.tsx'
import { NoDocuments, NothingFits } from './no-documents.tsx'
import { useDocuments } from './use-documents.ts'

/** Resources: the club's documents. My Documents: those of the selected contract. */
export default function ResourcesScreen() {
  const { show = 'club', type } = useSearchOf(documentsSearch)
  const contract = useContract()
  const { label } = contract
  return (
    <div className="page">
      <PageHead
        title={show === 'mine' ? <Trans>My Documents</Trans> : <Trans>Resources</Trans>}
        lead={
          show === 'mine' ? (
            <Trans>Everything on record about {label}.</Trans>
          ) : (
            <Trans>Rules, guides and figures that the club shares with its owners.</Trans>
          )
        }
      />
      <Documents key={`${show} ${contract.id}`} view={show} idContract={contract.id} idType={type} />
    </div>
  )
}

interface DocumentsProps {
  view: DocumentView
  idContract: number
  idType: number | undefined
}

function Documents({ view, idContract, idType }: DocumentsProps) {
  const [typed, setTyped] = useState('')
  const [pages, setPages] = useState(1)
  const search = useSettled(typed.trim())
  const goTo = useGoTo()
  const types = useQuery(queryOf(listDocumentTypes))
  const documents = useDocuments({ view, idContract, idType, search, pages })
  const shown = documents.data
  const isNarrowed = idType !== undefined || search !== ''
  const searchFor = (text: string) => {
    setTyped(text)
    setPages(1)
  }
  const show = (type?: number) => {
    goTo(view, type)
    setPages(1)
  }
  const widen = () => {
    searchFor('')
    show()
  }
  return (
    <>
      <div className="documents-tools">
        <ViewChoice view={view} onChange={goTo} />
        {(isNarrowed || typed || (shown && shown.total > 0)) && (
          <DocumentFilters
            className="documents-filters"
            search={typed}
            onSearch={searchFor}
            types={types.data?.data}
            idType={idType}
            onType={show}
          />
        )}
      </div>
      {documents.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load the documents</Trans>}
            onRetry={() => void documents.refetch()}
            busy={documents.isFetching}
            phone={boot.phone}
          >
            {documents.error.message}
          </ErrorBox>
        </div>
      ) : !shown ? (
        <DocumentsSkeleton />
      ) : shown.total > 0 ? (
        <DocumentGroups
          documents={shown.documents}
          total={shown.total}
          busy={documents.isPlaceholderData}
          onMore={() => setPages(pages + 1)}
        />
      ) : isNarrowed ? (
        <NothingFits onWiden={widen} />
      ) : (
        <NoDocuments view={view} />
      )}
    </>
  )
}

function useGoTo() {
  const navigate = useNavigate()
  return (view: DocumentView, type?: number) =>
    void navigate({
      to: '/resources',
      search: { ...(view === 'mine' && { show: view }), ...(type && { type }) },
      replace: true,
      resetScroll: false,
    })
}

function ViewChoice({ view, onChange }: { view: DocumentView; onChange: (view: DocumentView) => void }) {
  const { t } = useLingui()
  return (
    <Segmented
      views
      label={t`Whose documents`}
      value={view}
      onChange={onChange}
      options={[
        { value: 'club', label: t`The club` },
        { value: 'mine', label: t`My contract` },
      ]}
    />
  )
}
