import { Trans } from '@lingui/react/macro'
import { Button } from '../ui/button.tsx'

interface SaveButtonsProps {
  /** Owners see it, or will: there is only one way to save it. */
  isPublished: boolean
  /** The deed under way; null while none is. */
  busy: string | null
}

/** "Save draft" and "Publish", or "Save changes". Enter in a field presses the first, which publishes nothing. */
export function SaveButtons({ isPublished, busy }: SaveButtonsProps) {
  if (isPublished)
    return (
      <Button type="submit" value="save" busy={busy === 'save'}>
        <Trans>Save changes</Trans>
      </Button>
    )
  return (
    <>
      <Button type="submit" kind="secondary" value="save" busy={busy === 'save'}>
        <Trans>Save draft</Trans>
      </Button>
      <Button type="submit" value="publish" busy={busy === 'publish'}>
        <Trans>Publish</Trans>
      </Button>
    </>
  )
}
