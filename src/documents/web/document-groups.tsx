import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type CSSProperties, useState } from 'react'
import { Button } from '../../web/ui/button.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../web/words.ts'
import { type DocumentGroup, groupsOf } from '../document-groups.ts'
import type { PortalDocument } from '../documents.endpoints.ts'
import { halvesOf } from '../halves.ts'
import { DocumentRow } from './document-row.tsx'
import type { PreviewDialogProps } from './preview/preview-dialog.tsx'

// The code of the previews is loaded on hover or focus, not with the list.
const loadPreview = () => import('./preview/preview-dialog.tsx')

interface DocumentGroupsProps {
  documents: PortalDocument[]
  /** How many there are, shown or not. */
  total: number
  /** Another list is on the way. */
  busy: boolean
  onMore: () => void
}

/** Documents by their kind, each kind in two halves, and the dialog in which one is looked at. */
export function DocumentGroups({ documents, total, busy, onMore }: DocumentGroupsProps) {
  const { t } = useLingui()
  const [Preview, setPreview] = useState<ComponentType<PreviewDialogProps> | null>(null)
  // Kept while the dialog closes, so that it does not empty before it has faded.
  const [shown, setShown] = useState<PortalDocument | null>(null)
  const [open, setOpen] = useState(false)
  const prepare = () => void loadPreview().catch(() => {})
  const look = async (document: PortalDocument) => {
    try {
      const { PreviewDialog } = await loadPreview()
      setPreview(() => PreviewDialog)
      setShown(document)
      setOpen(true)
    } catch {
      toast(t`We couldn’t open the document`, { text: t`Check your connection and try again.`, tone: 'bad' })
    }
  }
  return (
    <div className="documents" aria-busy={busy || undefined}>
      <p className="hidden-text" role="status">
        <Plural value={total} one="# document" other="# documents" />
      </p>
      {groupsOf(documents).map((group) => (
        <Group key={group.type.id} group={group} onLook={look} onIntent={prepare} />
      ))}
      {documents.length < total && (
        <p className="documents-more">
          <Button kind="secondary" busy={busy} onClick={onMore}>
            <Trans>Show more documents</Trans>
          </Button>
        </p>
      )}
      {Preview && shown && <Preview document={shown} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface GroupProps {
  group: DocumentGroup
  onLook: (document: PortalDocument) => Promise<void>
  onIntent: () => void
}

/** One list in the markup, for screen readers; on wide windows its two halves are drawn side by side. */
function Group({ group: { type, documents }, onLook, onIntent }: GroupProps) {
  const language = useLanguage()
  const id = `documents-${type.id}`
  const [first] = halvesOf(documents)
  return (
    <section aria-labelledby={id} className={documents.length === 1 ? 'documents-one' : undefined}>
      <h2 className="title" id={id}>
        {type.name[language]}
      </h2>
      <ul style={{ '--half': first.length } as CSSProperties}>
        {documents.map((document, at) => (
          <DocumentRow
            key={document.id}
            document={document}
            opens={at === first.length}
            onLook={() => void onLook(document)}
            onIntent={onIntent}
          />
        ))}
      </ul>
    </section>
  )
}
