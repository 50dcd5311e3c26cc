import { Trans } from '@lingui/react/macro'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import { useState } from 'react'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx'

/** The way to the owner's calendar address; an admin or somebody trusted has none, for it would outlive them. */
export function CalendarFeed() {
  const { user, trusted } = useSession()
  const [open, setOpen] = useState(false)
  if (user.isAdmin || trusted) return null
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <CalendarSync className="icon" aria-hidden />
        <Trans>Put them in my calendar</Trans>
      </Button>
      <CalendarFeedDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
