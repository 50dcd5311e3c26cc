import { done, refused } from '../../kernel/outcome.ts'
import { findContract } from '../../membership/server/own-contract.store.ts'
import type { Database } from '../../server/database/database.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import { MOST_TO_COME } from '../meeting.ts'
import { freeSlots, nearestSlots, slotAt, whyNotFree } from '../meeting-slots.ts'
import type { scheduleMeeting as call } from '../meetings.endpoints.ts'
import { onOneLine } from '../written.ts'
import { countToCome, findMeeting, insertMeeting, listTaken } from './meetings.store.ts'
import { holdOwner } from './parties.store.ts'
import { type ColleagueFacts, findColleague } from './staff.store.ts'
import { tellOfMeeting } from './tell-of-meeting.ts'
import { wireMeeting, wireSlot } from './wire-meeting.ts'

/** Other times that are offered where the wanted one is not free. */
const NEAREST = 4

/** Takes a slot of somebody of the club and invites both sides. Of two who want it at once, one gets it. */
export const scheduleMeeting: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const { idStaff, idContract, channel, note } = body
  const owner = await holdOwner(db, ownerOf(caller.session))
  const contract = idContract ? await findContract(db, owner.id, idContract) : null
  const colleague = await findColleague(db, idStaff)
  if (!colleague || (idContract && !contract)) return refused('NOT_FOUND')
  if ((await countToCome(db, owner.id, now)) >= MOST_TO_COME)
    return refused('MEETINGS_FULL', { most: MOST_TO_COME })

  const parties = { staffId: idStaff, ownerId: owner.id }
  const startsAt = new Date(body.startsAt)
  const slot = slotAt(freeSlots(await officeOf(db, colleague, parties, now)), startsAt)
  const meant = { ...parties, contractId: contract?.id ?? null, channel, note: note || null }
  const by = { adminId: caller.session.adminId, subject: onOneLine(body.subject) }
  const id = slot ? await insertMeeting(db, { ...meant, ...slot, ...by }, now) : null
  if (id === null) {
    // Checked again inside the transaction: somebody may have taken the slot since it was listed.
    const office = await officeOf(db, colleague, parties, now)
    const nearest = nearestSlots(freeSlots(office), startsAt, NEAREST).map(wireSlot)
    return refused(whyNotFree(office, startsAt), undefined, { nearest })
  }

  const meeting = await findMeeting(db, owner.id, id)
  if (!meeting) throw new Error(`The meeting ${id} vanished`)
  await tellOfMeeting(db, { meeting, colleague, owner }, config, now)
  afterCommit(wakeJobs)
  return done({ data: wireMeeting(meeting, now) })
}

/** Somebody's hours, and when they or the owner are busy. */
async function officeOf(
  db: Database,
  { hours, zone }: ColleagueFacts,
  parties: { staffId: number; ownerId: number },
  now: Date,
) {
  return { hours, zone, taken: await listTaken(db, parties, now), now }
}
