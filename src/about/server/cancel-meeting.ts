import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { meetingState } from '../meeting.ts'
import type { cancelMeeting as call } from '../meetings.endpoints.ts'
import { findMeeting, markCancelled } from './meetings.store.ts'
import { holdOwner } from './parties.store.ts'
import { findColleague } from './staff.store.ts'
import { tellOfMeeting } from './tell-of-meeting.ts'
import { wireMeeting } from './wire-meeting.ts'

/**
 * Cancels a meeting until it begins, and tells both sides. Idempotent: cancelling again succeeds and sends no second
 * mail.
 */
export const cancelMeeting: Deed<typeof call> = async ({ query }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const owner = await holdOwner(db, ownerOf(caller.session))
  const before = await findMeeting(db, owner.id, query.idMeeting)
  if (!before) return refused('NOT_FOUND')
  const state = meetingState(before, now)
  if (state === 'begun') return refused('MEETING_BEGUN')
  if (state === 'cancelled') return done({ data: wireMeeting(before, now) })

  const { adminId } = caller.session
  await markCancelled(db, { ownerId: owner.id, id: before.id, adminId }, now)
  const meeting = { ...before, cancelledAt: now }
  const colleague = await findColleague(db, before.staffId)
  if (!colleague) throw new Error(`The colleague ${before.staffId} vanished`)
  await tellOfMeeting(db, { meeting, colleague, owner }, config, now)
  afterCommit(wakeJobs)
  return done({ data: wireMeeting(meeting, now) })
}
