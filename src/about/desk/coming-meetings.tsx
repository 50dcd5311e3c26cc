import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { Queue, type QueueOf } from '../../web/desk/queue.tsx'
import { WaitingItem } from '../../web/desk/waiting-item.tsx'
import { type ComingMeeting, callOffMeeting, listComingMeetings } from '../desk.endpoints.ts'
import type { Channel } from '../meeting.ts'
import { MeetingTime } from '../web/meeting-time.tsx'

const CHANNELS: Record<Channel, MessageDescriptor> = {
  video: msg`Video call`,
  phone: msg`Phone call`,
  'in-person': msg`In person`,
}

/** The meetings to come, which the club may have to call off. */
export function ComingMeetings({ query }: { query: QueueOf<ComingMeeting> }) {
  const { t, i18n } = useLingui()
  return (
    <Queue query={query}>
      {(meeting) => (
        <WaitingItem
          key={meeting.id}
          title={meeting.subject}
          owner={meeting.owner}
          facts={[
            { label: <Trans>When</Trans>, value: <MeetingTime {...meeting} /> },
            { label: <Trans>With</Trans>, value: `${meeting.staff.name} ${meeting.staff.lastname}` },
            { label: <Trans>How</Trans>, value: i18n._(CHANNELS[meeting.channel]) },
          ]}
          words={meeting.note}
          actions={
            <Decision
              label={<Trans>Call off</Trans>}
              name={t`Call off: ${meeting.subject}`}
              kind="danger"
              title={<Trans>Call this meeting off?</Trans>}
              lead={
                <Trans>
                  Both sides get an email that removes it from their calendars. Its time is free again.
                </Trans>
              }
              field={t`Reason`}
              most={1000}
              draft={`meeting-${meeting.id}`}
              said={t`Meeting called off`}
              queue={keyOf(listComingMeetings)}
              decide={(reason, idempotencyKey) =>
                call(callOffMeeting, { body: { idMeeting: meeting.id, reason }, idempotencyKey, held: true })
              }
            />
          }
        />
      )}
    </Queue>
  )
}
