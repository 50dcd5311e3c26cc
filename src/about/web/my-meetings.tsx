import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../web/calls/query.ts'
import { LoadError } from '../../web/ui/load-error.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { listMeetings, type WireMeeting } from '../meetings.endpoints.ts'
import { CancelMeetingDialog } from './cancel-meeting-dialog.tsx'
import { MeetingRow } from './meeting-row.tsx'

/** The owner's meetings: those to come, the next first, then those that were. */
export function MyMeetings() {
  const { t } = useLingui()
  const meetings = useQuery(queryOf(listMeetings))
  // Kept while the dialog closes, so that it does not empty before it has faded.
  const [leaving, setLeaving] = useState<WireMeeting | null>(null)
  const [open, setOpen] = useState(false)
  const cancel = (meeting: WireMeeting) => {
    setLeaving(meeting)
    setOpen(true)
  }
  if (meetings.isError) return <LoadError query={meetings} />
  if (meetings.isPending) {
    return (
      <Loading label={t`Loading your meetings`}>
        <div className="stack stack-wide">
          <Skeleton width={160} height={26} />
          <Skeleton height={92} />
          <Skeleton height={92} />
        </div>
      </Loading>
    )
  }
  const { data } = meetings.data
  const coming = data.filter(({ state }) => state === 'coming').toReversed()
  const earlier = data.filter(({ state }) => state !== 'coming')
  return (
    <div className="my-meetings">
      <section aria-labelledby="my-meetings-title">
        <h2 className="title" id="my-meetings-title">
          <Trans>Your meetings</Trans>
        </h2>
        {coming.length > 0 ? (
          <ul className="meetings">
            {coming.map((meeting) => (
              <MeetingRow key={meeting.idMeeting} meeting={meeting} onCancel={() => cancel(meeting)} />
            ))}
          </ul>
        ) : (
          <p className="muted">
            <Trans>No meetings yet. Choose a time and it appears in both calendars.</Trans>
          </p>
        )}
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-meetings-title">
          <h2 className="sub" id="earlier-meetings-title">
            <Trans>Earlier and cancelled</Trans>
          </h2>
          <ul className="meetings">
            {earlier.map((meeting) => (
              <MeetingRow key={meeting.idMeeting} meeting={meeting} />
            ))}
          </ul>
        </section>
      )}
      {leaving && <CancelMeetingDialog meeting={leaving} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
