import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../repairs/desk.endpoints.ts'
import { clubsDeeds, repairStanding } from '../../repairs/repair.ts'
import type * as technicians from '../../repairs/technician.endpoints.ts'
import { findRepair, findRepairs, findResorts, findTechnicians } from './repairs.store.ts'
import { findNamesake, writeTechnician } from './write-job.store.ts'

/** A page of the desk's repairs. */
export const listRepairs: Deed<typeof calls.listRepairs> = async ({ query }, { db, now }) =>
  done(await findRepairs(db, query, now))

/** One repair. */
export const readRepair: Deed<typeof calls.readRepair> = async ({ query }, { db, now }) =>
  answerRepair(db, query.idRequest, now)

/** A repair as it stands now, with what the club may do to it. */
export async function answerRepair(db: Database, requestId: number, now: Date) {
  const repair = await findRepair(db, requestId, now)
  if (!repair) return refused('NOT_FOUND')
  const isClosed = repair.status === 'resolved' || repair.status === 'cancelled'
  const deeds = isClosed ? [] : clubsDeeds(repairStanding(repair.job))
  return done({ data: { ...repair, deeds } })
}

/** All technicians, and the resorts. */
export const listTechnicians: Deed<typeof technicians.listTechnicians> = async (_, { db }) =>
  done({ data: { technicians: await findTechnicians(db), hotels: await findResorts(db) } })

/** Writes a technician. */
export const saveTechnician: Deed<typeof technicians.saveTechnician> = async ({ body }, { db }) => {
  if (await findNamesake(db, body.name, body.id)) return refused('TECHNICIAN_KNOWN')
  if (body.idHotel !== null && !(await findResorts(db)).some(({ id }) => id === body.idHotel))
    return refused('NOT_FOUND')
  const id = await writeTechnician(db, body)
  return id === null ? refused('NOT_FOUND') : done({ data: { id } })
}
