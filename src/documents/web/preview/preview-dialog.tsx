import './preview.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { PortalDocument } from '../../documents.endpoints.ts'
import { previewOf } from '../../file-type.ts'
import { DocumentFacts } from '../document-facts.tsx'
import { savingOf } from '../document-row.tsx'
import { ImagePreview } from './image-preview.tsx'
import { MediaPreview } from './media-preview.tsx'
import { PdfPreview } from './pdf-preview.tsx'

export interface PreviewDialogProps {
  document: PortalDocument
  open: boolean
  onClose: () => void
}

/** A document, looked at without saving it. */
export function PreviewDialog({ document, open, onClose }: PreviewDialogProps) {
  const language = useLanguage()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={document.title[language]}
      lead={
        <span className="preview-facts small numeric">
          <DocumentFacts document={document} />
        </span>
      }
    >
      <div className="preview">{open && <Content document={document} />}</div>
      <DialogActions>
        {previewOf(document.fileRoute) === 'pdf' && (
          <a
            className={buttonClass('secondary')}
            href={document.fileRoute}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Trans>Open in a new tab</Trans>
          </a>
        )}
        <a className={buttonClass()} href={savingOf(document)} download={document.name}>
          <Trans>Download</Trans>
        </a>
      </DialogActions>
    </Dialog>
  )
}

/** What a frame or a player cannot say, asking for the file's head does: that it is not there, or not for this session. */
function Content({ document }: { document: PortalDocument }) {
  const { t } = useLingui()
  const { fileRoute } = document
  const language = useLanguage()
  const head = useQuery({
    queryKey: ['file', fileRoute],
    queryFn: async ({ signal }) => {
      const answer = await fetch(fileRoute, { method: 'HEAD', signal })
      if (!answer.ok) throw new Error(`The file answered ${answer.status}`)
      return true
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (head.isError) {
    return (
      <Note tone="bad" spoken title={<Trans>We couldn’t open this document</Trans>}>
        <p>
          <Trans>Your connection or your session may have ended. Nothing was changed.</Trans>
        </p>
        <p className="preview-again">
          <Button kind="secondary" size="small" busy={head.isFetching} onClick={() => void head.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </Note>
    )
  }
  if (!head.data) {
    return (
      <Loading label={t`Opening the document`}>
        <Skeleton height="100%" radius={14} />
      </Loading>
    )
  }
  const shown = { src: fileRoute, title: document.title[language] }
  switch (previewOf(fileRoute)) {
    case 'image':
      return <ImagePreview {...shown} />
    case 'pdf':
      return <PdfPreview {...shown} />
    case 'video':
      return <MediaPreview {...shown} kind="video" />
    case 'audio':
      return <MediaPreview {...shown} kind="audio" />
    default:
      return null
  }
}
