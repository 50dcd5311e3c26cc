import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { freeSlots } from '../meeting-slots.ts'
import type { listSlots as call } from '../meetings.endpoints.ts'
import { listTaken } from './meetings.store.ts'
import { findColleague } from './staff.store.ts'
import { wireSlot } from './wire-meeting.ts'

/** The free slots of somebody of the club, by the days of their own zone. */
export const listSlots: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const colleague = await findColleague(db, query.idStaff)
  if (!colleague) return refused('NOT_FOUND')
  const { id, hours, zone } = colleague
  const taken = await listTaken(db, { staffId: id, ownerId: ownerOf(caller.session) }, now)
  const slots = freeSlots({ hours, zone, taken, now }).filter(({ day }) => day >= (query.from ?? ''))
  const days = Map.groupBy(slots, ({ day }) => day)
  return done({
    data: {
      idStaff: id,
      zone,
      days: [...days].map(([day, free]) => ({ day, slots: free.map(wireSlot) })),
    },
  })
}
