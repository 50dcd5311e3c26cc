import { Trans } from '@lingui/react/macro'
import type { LastChange } from '../../kernel/publishing.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

interface MeanwhileProps {
  /** What is typed, with the version that was edited. */
  editing: {
    value: { version: number }
    change: (newest: { version: number }) => void
    discard: () => void
  }
  /** The stored version; undefined for a new thing. */
  newest: LastChange | undefined
}

/**
 * After CHANGED_MEANWHILE: lets the person keep what was typed or take the stored version. Renders nothing while there
 * is no conflict.
 */
export function Meanwhile({ editing: { value, change, discard }, newest }: MeanwhileProps) {
  if (!newest?.by || value.version === newest.version) return null
  const { by, version } = newest
  return (
    <Note tone="gold" spoken title={<Trans>{by} has changed this in the meantime</Trans>}>
      <p>
        <Trans>What you typed is still here, and not saved.</Trans>
      </p>
      <div className="row wrap meanwhile-acts">
        <Button kind="secondary" size="small" onClick={discard}>
          <Trans>Show theirs</Trans>
        </Button>
        <Button kind="ghost" size="small" onClick={() => change({ version })}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </Note>
  )
}
