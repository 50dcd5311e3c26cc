import { Trans } from '@lingui/react/macro'
import { boot } from '../../web/boot.ts'
import { Button } from '../../web/ui/button.tsx'
import { StateBox } from '../../web/ui/state-box.tsx'
import type { DocumentView } from './documents-search.ts'

/** A list without a document. */
export function NoDocuments({ view }: { view: DocumentView }) {
  const { phone } = boot
  return (
    <div className="card">
      <StateBox art="loggia" title={<Trans>Nothing is filed here yet</Trans>}>
        {view === 'mine' ? (
          <Trans>
            The documents of your contract appear here as the club files them. If one is missing, the
            concierge can send it to you: {phone}.
          </Trans>
        ) : (
          <Trans>Rules, guides and budgets appear here as the club publishes them.</Trans>
        )}
      </StateBox>
    </div>
  )
}

/** Nothing among the documents fits what was asked for. */
export function NothingFits({ onWiden }: { onWiden: () => void }) {
  return (
    <div className="documents-none">
      <p className="muted" role="status">
        <Trans>No documents match. Try a shorter search.</Trans>
      </p>
      <Button kind="secondary" size="small" onClick={onWiden}>
        <Trans>Show all documents</Trans>
      </Button>
    </div>
  )
}
