import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'

/** What can be done with what is ticked. */
export default function InboxSelected({
  count,
  onConfirm,
  onAssign,
  onSnooze,
  onClear,
}: {
  count: number
  /** Left out where nothing of it is confirmed. */
  onConfirm: (() => void) | undefined
  onAssign: () => void
  onSnooze: () => void
  onClear: () => void
}) {
  return (
    <div className="inbox-selected" role="status">
      <b>
        <Plural value={count} one="# selected" other="# selected" />
      </b>
      {onConfirm && (
        <Button size="small" onClick={onConfirm}>
          <Trans>Confirm…</Trans>
        </Button>
      )}
      <Button kind="secondary" size="small" onClick={onAssign}>
        <Trans>Assign</Trans>
      </Button>
      <Button kind="secondary" size="small" onClick={onSnooze}>
        <Trans>Put off</Trans>
      </Button>
      <Button kind="ghost" size="small" onClick={onClear}>
        <Trans>None</Trans>
      </Button>
    </div>
  )
}
