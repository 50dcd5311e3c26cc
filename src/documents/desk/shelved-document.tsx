import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDay } from '../../kernel/day.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { EditLink } from '../../web/desk/edit-link.tsx'
import { ShelfItem } from '../../web/desk/shelf-item.tsx'
import { ShelfStateChip } from '../../web/desk/state-chip.tsx'
import { Remove, Withdraw } from '../../web/desk/withdraw.tsx'
import { Button } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { formatBytes } from '../../web/ui/files/file-size.ts'
import { useLanguage } from '../../web/words.ts'
import { previewOf } from '../file-type.ts'
import {
  type DeskDocument,
  listDeskDocuments,
  removeDocument,
  withdrawDocument,
} from '../publish.endpoints.ts'
import type { DocumentShelfName } from '../publishing.ts'
import { FileIcon } from '../web/file-icon.tsx'
import { PreviewDialog } from '../web/preview/preview-dialog.tsx'

interface ShelvedDocumentProps {
  document: DeskDocument
  shelf: DocumentShelfName
}

/** A document on its shelf, with what can be done about it. */
export function ShelvedDocument({ document, shelf }: ShelvedDocumentProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [looking, setLooking] = useState(false)
  const { id, state, fileRoute, changed } = document
  const title = document.title[language]
  const which = { shelf, id, version: changed.version }
  return (
    <ShelfItem
      picture={
        <span className="document-mark">
          <FileIcon fileRoute={fileRoute} />
        </span>
      }
      title={title}
      chip={
        <span className="row wrap document-chips">
          <ShelfStateChip state={state} />
          {document.language && (
            <Chip>{document.language === 'en' ? <Trans>English</Trans> : <Trans>Spanish</Trans>}</Chip>
          )}
        </span>
      }
      facts={<Facts document={document} />}
      changed={changed}
      actions={
        <>
          {previewOf(fileRoute) !== null && (
            <Button
              kind="ghost"
              size="small"
              aria-haspopup="dialog"
              aria-label={t`Look at ${title}`}
              onClick={() => setLooking(true)}
            >
              <Trans>Look</Trans>
            </Button>
          )}
          {state !== 'draft' && (
            <Withdraw
              heading={title}
              title={<Trans>Withdraw this document?</Trans>}
              lead={
                <Trans>
                  Owners no longer find it, and an address they kept no longer opens. It is a draft again.
                </Trans>
              }
              said={t`Document withdrawn`}
              list={keyOf(listDeskDocuments)}
              act={(idempotencyKey) => call(withdrawDocument, { body: which, idempotencyKey })}
            />
          )}
          <Remove
            heading={title}
            title={<Trans>Delete this document?</Trans>}
            lead={<Trans>It is deleted permanently, together with its file.</Trans>}
            said={t`Document deleted`}
            list={keyOf(listDeskDocuments)}
            act={(idempotencyKey) => call(removeDocument, { query: which, idempotencyKey })}
          />
          <EditLink kind="documents" part={shelf === 'contract' ? { shelf } : {}} edit={id} name={title} />
          <PreviewDialog document={document} open={looking} onClose={() => setLooking(false)} />
        </>
      }
    />
  )
}

/** The document's kind, its owners, and the day since when. */
function Facts({ document }: { document: DeskDocument }) {
  const language = useLanguage()
  const { contract, hotel, name, bytes } = document
  const kind = document.type.name[language]
  const file = bytes === null ? name : `${name}, ${formatBytes(bytes, language)}`
  const day = formatDay(document.published, language)
  if (contract) {
    const { number } = contract
    const owner = `${contract.owner.name} ${contract.owner.lastname}`
    return (
      <Trans>
        {kind} · contract {number}, {owner} · {file} · {day}
      </Trans>
    )
  }
  if (hotel) {
    const resort = hotel.name
    return (
      <Trans>
        {kind} · the owners of {resort} · {file} · {day}
      </Trans>
    )
  }
  return (
    <Trans>
      {kind} · every owner · {file} · {day}
    </Trans>
  )
}
