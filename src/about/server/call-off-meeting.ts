import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { callOffMeeting as callOff, listComingMeetings as list } from '../desk.endpoints.ts'
import { meetingState } from '../meeting.ts'
import { findOwnerOfMeeting, listComing } from './desk.store.ts'
import { findMeeting, markCancelled } from './meetings.store.ts'
import { holdOwner } from './parties.store.ts'
import { findColleague } from './staff.store.ts'
import { tellOfMeeting } from './tell-of-meeting.ts'

/** The meetings to come. */
export const listComingMeetings: Deed<typeof list> = async ({ query }, { db, now }) =>
  done({ data: await listComing(db, now, query.id) })

/** Calls a meeting off for the club, and tells both sides why. */
export const callOffMeeting: Deed<typeof callOff> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { idMeeting, reason } = body
  const ownerId = await findOwnerOfMeeting(db, idMeeting)
  if (ownerId === null) return refused('NOT_FOUND')
  const owner = await holdOwner(db, ownerId)
  const before = await findMeeting(db, ownerId, idMeeting)
  if (!before || meetingState(before, now) !== 'coming') return refused('DECIDED_MEANWHILE')

  const { adminId } = caller.session
  await markCancelled(db, { ownerId, id: idMeeting, adminId, reason }, now)
  const meeting = { ...before, cancelledAt: now, cancelReason: reason }
  const colleague = await findColleague(db, before.staffId)
  if (!colleague) throw new Error(`The colleague ${before.staffId} vanished`)
  await tellOfMeeting(db, { meeting, colleague, owner }, config, now)
  afterCommit(wakeJobs)
  return done({ data: { cancelled: true } })
}
