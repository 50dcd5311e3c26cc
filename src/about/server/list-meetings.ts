import { done } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { listMeetings as call } from '../meetings.endpoints.ts'
import { listMeetingsOf } from './meetings.store.ts'
import { wireMeeting } from './wire-meeting.ts'

const YEAR_MS = 365 * 86_400_000

/** The owner's meetings of the last year and all to come. */
export const listMeetings: Deed<typeof call> = async (_, { db, now, caller }) => {
  const meetings = await listMeetingsOf(db, ownerOf(caller.session), new Date(now.getTime() - YEAR_MS))
  return done({ data: meetings.map((meeting) => wireMeeting(meeting, now)) })
}
