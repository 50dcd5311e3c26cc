import { todayIn } from '../../kernel/day.ts'
import { type Outcome, refused } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import type { WireVisit } from '../access.endpoints.ts'
import { standingOf, type VisitTimes } from '../access.ts'
import { findAccess, lockAccess, timesOf, type VisitRow } from './access.store.ts'

/** A visit under the spec's names. */
export function onTheWire(row: VisitRow, now: Date): WireVisit {
  return {
    id: row.id,
    code: row.code,
    idContract: row.contractId,
    type: row.type,
    datein: row.firstDay,
    dateout: row.lastDay,
    allDay: row.allDay,
    timein: row.timeIn,
    timeout: row.timeOut,
    reason: row.reason,
    standing: standingOf({ times: timesOf(row), cancelled: row.cancelled }, row.zone, now),
    cancelled: row.cancelled,
    seenToday: row.lastSeen !== null && todayIn(row.zone, row.lastSeen) === todayIn(row.zone, now),
    byAdmin: row.byAdmin,
    byTrusted: row.byTrusted,
    guests: row.guests,
  }
}

/** The times of a form: what 24 hours leaves out is not kept. */
export function timesOfBody(body: {
  datein: string
  dateout: string
  allDay: boolean
  timein?: string | null | undefined
  timeout?: string | null | undefined
}): VisitTimes {
  return {
    firstDay: body.datein,
    lastDay: body.dateout,
    allDay: body.allDay,
    timeIn: body.allDay ? null : (body.timein ?? null),
    timeOut: body.allDay ? null : (body.timeout ?? null),
  }
}

/** A visit that may still be changed, held until the transaction ends. */
export async function lockOpenAccess(
  trx: Database,
  ownerId: number,
  accessId: number,
  now: Date,
): Promise<Outcome<VisitRow, 'NOT_FOUND' | 'PROPERTY_MODULE_OFF' | 'ACCESS_OVER'>> {
  const row = await lockAccess(trx, ownerId, accessId)
  if (!row) return refused('NOT_FOUND')
  if (!row.hasModule) return refused('PROPERTY_MODULE_OFF')
  const standing = standingOf({ times: timesOf(row), cancelled: row.cancelled }, row.zone, now)
  return standing === 'past' ? refused('ACCESS_OVER') : { ok: true, value: row }
}

/** The visit as it stands after a write. */
export async function readAgain(trx: Database, ownerId: number, accessId: number): Promise<VisitRow> {
  const row = await findAccess(trx, ownerId, accessId)
  if (!row) throw new Error('A visit that was just written is gone')
  return row
}
