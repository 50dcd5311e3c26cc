import '../web/preview/preview.css'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../web/ui/button.tsx'
import { Note } from '../../web/ui/note.tsx'
import { useLanguage } from '../../web/words.ts'
import type { PortalDocument } from '../documents.endpoints.ts'
import { previewOf } from '../file-type.ts'
import { ImagePreview } from '../web/preview/image-preview.tsx'
import { PreviewDialog } from '../web/preview/preview-dialog.tsx'

interface LookInsideProps {
  document: PortalDocument
  /** Chosen and not sent yet. */
  file: File | null
}

/**
 * What a press on the document shows an owner. What lies at the club is shown as it is there; of what is still in this
 * browser only pictures, for its pages frame and play nothing but what comes from the club.
 */
export function LookInside({ document, file }: LookInsideProps) {
  const [open, setOpen] = useState(false)
  const kind = previewOf(document.fileRoute)
  if (kind === null)
    return (
      <Note>
        <Trans>A browser does not show this kind of file: a press saves it.</Trans>
      </Note>
    )
  if (file && kind === 'image') return <ChosenPicture file={file} document={document} />
  if (file)
    return (
      <Note>
        <Trans>Save the draft to look inside the file as owners will.</Trans>
      </Note>
    )
  return (
    <div>
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Look inside as an owner</Trans>
      </Button>
      <PreviewDialog document={document} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

function ChosenPicture({ file, document }: { file: File; document: PortalDocument }) {
  const language = useLanguage()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? (
    <div className="preview">
      <ImagePreview key={url} src={url} title={document.title[language]} />
    </div>
  ) : null
}
