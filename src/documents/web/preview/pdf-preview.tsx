import { Trans } from '@lingui/react/macro'
import { Note } from '../../../web/ui/note.tsx'

interface PdfPreviewProps {
  src: string
  title: string
}

/** A PDF in the browser's own reader; many telephones have none inside a page, and say so. */
export function PdfPreview({ src, title }: PdfPreviewProps) {
  if (navigator.pdfViewerEnabled === false) {
    return (
      <Note>
        <p>
          <Trans>This browser shows PDFs in a tab of their own. Open it there, or download it.</Trans>
        </p>
      </Note>
    )
  }
  return <iframe className="preview-frame" src={src} title={title} />
}
