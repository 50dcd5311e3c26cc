import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { WireMeeting } from '../meetings.endpoints.ts'
import type { StaffContact } from '../staff.endpoints.ts'
import { MeetingArranged } from './meeting-arranged.tsx'
import { MeetingForm } from './meeting-form.tsx'
import { MyMeetings } from './my-meetings.tsx'

interface MeetingViewProps {
  team: readonly StaffContact[]
  /** The person whom the address names. */
  idStaff: number | undefined
}

/** A meeting to arrange, and those that are. */
export function MeetingView({ team, idStaff }: MeetingViewProps) {
  const [arranged, setArranged] = useState<WireMeeting | null>(null)
  return (
    <div className="two-to-one about-pair fade">
      <section className="card pad" aria-labelledby="meeting-title">
        <h2 className="title" id="meeting-title">
          <Trans>Schedule a meeting</Trans>
        </h2>
        {arranged ? (
          <MeetingArranged meeting={arranged} onAnother={() => setArranged(null)} />
        ) : (
          <MeetingForm
            key={idStaff}
            people={team.filter(({ hours }) => hours.length > 0)}
            idStaff={idStaff}
            onDone={setArranged}
          />
        )}
      </section>
      <MyMeetings />
    </div>
  )
}
