import { Trans } from '@lingui/react/macro'
import type { LastChange } from '../../../kernel/publishing.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Note } from '../../../web/ui/note.tsx'

interface MeanwhileProps {
  /** The version that is being edited. */
  mine: number
  /** As it is stored now. */
  newest: LastChange
  /** Lets go of what was typed. */
  onTheirs: () => void
  /** Goes on with what was typed, on top of what the other has stored. */
  onMine: (version: number) => void
}

/** Somebody else has changed what is being edited: whose words shall stand? Nothing while nobody has. */
export function Meanwhile({ mine, newest: { version, by }, onTheirs, onMine }: MeanwhileProps) {
  if (mine === version || !by) return null
  return (
    <Note tone="gold" spoken title={<Trans>{by} has changed this meanwhile</Trans>}>
      <p>
        <Trans>What you typed is still here, and not saved.</Trans>
      </p>
      <div className="row wrap meanwhile-acts">
        <Button kind="secondary" size="small" onClick={onTheirs}>
          <Trans>Show theirs</Trans>
        </Button>
        <Button kind="ghost" size="small" onClick={() => onMine(version)}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </Note>
  )
}
