import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import Download from 'lucide-react/icons/download'
import { useLanguage } from '../../web/words.ts'
import type { PortalDocument } from '../documents.endpoints.ts'
import { previewOf } from '../file-type.ts'
import { DocumentFacts } from './document-facts.tsx'
import { FileIcon } from './file-icon.tsx'

interface DocumentRowProps {
  document: PortalDocument
  /** The first of the second half. */
  opens: boolean
  onLook: () => void
  /** The pointer or the keyboard comes near. */
  onIntent: () => void
}

/** A document: a press looks at it, or saves it where a browser cannot show it; saving is always at hand. */
export function DocumentRow({ document, opens, onLook, onIntent }: DocumentRowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const title = document.title[language]
  const isShown = previewOf(document.fileRoute) !== null
  return (
    <li className={clsx('document', opens && 'document-opens')}>
      <span className="document-icon" aria-hidden>
        <FileIcon fileRoute={document.fileRoute} />
      </span>
      <div>
        <h3 className="sub">
          {isShown ? (
            <button
              type="button"
              className="document-press"
              aria-haspopup="dialog"
              onPointerEnter={onIntent}
              onFocus={onIntent}
              onClick={onLook}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        <p className="small faint numeric">
          <DocumentFacts document={document} />
        </p>
      </div>
      <a
        className={clsx('icon-button', !isShown && 'document-press')}
        href={savingOf(document)}
        download={document.name}
        aria-label={t`Download ${title}`}
      >
        <Download className="icon" />
      </a>
    </li>
  )
}

/** Where a document is saved from. */
export function savingOf({ fileRoute }: PortalDocument): string {
  return `${fileRoute}?download`
}
