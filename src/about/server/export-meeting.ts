import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { writeMeeting } from '../meeting-ics.ts'
import type { exportMeeting as call } from '../meetings.endpoints.ts'
import { meetingEvent } from './meeting-event.ts'
import { findMeeting } from './meetings.store.ts'
import { findColleague } from './staff.store.ts'

/** A meeting as a file for a calendar, in the language of the screen that asks. */
export const exportMeeting: Deed<typeof call> = async ({ query }, { db, now, caller, config }) => {
  const meeting = await findMeeting(db, ownerOf(caller.session), query.idMeeting)
  const colleague = meeting && (await findColleague(db, meeting.staffId))
  if (!colleague) return refused('NOT_FOUND')
  const event = meetingEvent(
    { meeting, colleague, owner: null, reader: 'owner', language: caller.screen, now },
    config,
  )
  return done({
    name: `meeting-${meeting.id}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: new TextEncoder().encode(writeMeeting(event, 'PUBLISH', config.brand.name)),
  })
}
