import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useSession } from '../../membership/web/session/use-session.ts'
import { Button } from '../../web/ui/button.tsx'
import type { WireMeeting } from '../meetings.endpoints.ts'
import { CalendarFile } from './calendar-file.tsx'
import { MeetingTime } from './meeting-time.tsx'

/** What was arranged, where the form was. */
export function MeetingArranged({ meeting, onAnother }: { meeting: WireMeeting; onAnother: () => void }) {
  const { user, actingFor } = useSession()
  const place = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  const { name, lastname } = meeting.staff
  const { email } = user
  return (
    <div className="about-done" ref={place} tabIndex={-1}>
      <p className="sub">
        <Trans>
          Your meeting with {name} {lastname} is arranged
        </Trans>
      </p>
      <p>
        <MeetingTime {...meeting} />
      </p>
      <p className="muted">
        {actingFor ? (
          <Trans>The invitation is on its way to the owner and to {name}.</Trans>
        ) : (
          <Trans>
            The invitation for your calendar is on its way to {email}. Until the meeting begins you may cancel
            it here.
          </Trans>
        )}
      </p>
      <div className="row wrap">
        <CalendarFile meeting={meeting} />
        <Button kind="ghost" onClick={onAnother}>
          <Trans>Schedule another</Trans>
        </Button>
      </div>
    </div>
  )
}
