import '../web/documents.css'
import { Trans } from '@lingui/react/macro'
import { type Day, formatDay, isDay } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import { AsOwner } from '../../web/desk/as-owner.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useLanguage } from '../../web/words.ts'
import type { PortalDocument } from '../documents.endpoints.ts'
import type { DeskDocument } from '../publish.endpoints.ts'
import { DocumentRow } from '../web/document-row.tsx'
import { LookInside } from './look-inside.tsx'
import type { TypedDocument } from './typed-document.ts'

interface DocumentPreviewProps {
  value: TypedDocument
  /** Chosen and not sent yet. */
  file: File | null
  stored: DeskDocument | null
  type: Bilingual | null
  hotels: readonly { id: number; name: string }[]
  today: Day
}

const NO_NAME = { en: '', es: '' }

/** A document as its owners find it among the others, and what is in it. */
export function DocumentPreview({ value, file, stored, type, hotels, today }: DocumentPreviewProps) {
  const { title, published, language } = value
  const kept = file
    ? {
        fileRoute: `/${encodeURIComponent(file.name)}`,
        name: file.name,
        mediaType: file.type,
        bytes: file.size,
      }
    : stored
  if (!kept)
    return (
      <Note>
        <Trans>Once it has its file, the document shows here as owners will find it.</Trans>
      </Note>
    )
  const document: PortalDocument = {
    id: stored?.id ?? 0,
    title,
    language,
    published: isDay(published) ? published : today,
    fileRoute: kept.fileRoute,
    name: kept.name,
    mediaType: kept.mediaType,
    bytes: kept.bytes,
    type: { id: value.idType || 0, name: type ?? NO_NAME },
  }
  return (
    <div className="stack stack-wide document-preview">
      <AsOwner where={<Where value={value} hotels={hotels} today={today} />}>
        {(spoken) => (
          <div className="documents">
            <section className="documents-one">
              <h3 className="title">{document.type.name[spoken]}</h3>
              <ul>
                <DocumentRow document={document} opens={false} onLook={() => {}} onIntent={() => {}} />
              </ul>
            </section>
          </div>
        )}
      </AsOwner>
      <LookInside document={document} file={file} />
    </div>
  )
}

function Where({ value, hotels, today }: Pick<DocumentPreviewProps, 'value' | 'hotels' | 'today'>) {
  const language = useLanguage()
  const { audience, contract, published } = value
  if (audience.for === 'contract') {
    if (!contract) return <Trans>For the owner of a contract, among their documents</Trans>
    const { owner, number } = contract
    return (
      <Trans>
        For {owner}, among the documents of contract {number}
      </Trans>
    )
  }
  const hotel = audience.for === 'hotel' && hotels.find(({ id }) => id === audience.idHotel)?.name
  if (isDay(published) && published > today) {
    const on = formatDay(published, language)
    return hotel ? (
      <Trans>
        For the owners of {hotel}, under Documents, from {on} on
      </Trans>
    ) : (
      <Trans>For every owner, under Documents, from {on} on</Trans>
    )
  }
  return hotel ? (
    <Trans>For the owners of {hotel}, under Documents</Trans>
  ) : (
    <Trans>For every owner, under Documents</Trans>
  )
}
