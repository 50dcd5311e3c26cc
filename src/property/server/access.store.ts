import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import { heldBy } from '../../membership/server/whose-contract.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { AccessType, GuestType, VisitTimes } from '../access.ts'

export interface AccessGuest {
  name: string
  lastname: string
  email: string | null
  guestType: GuestType
}

/** A visit with all that the deeds ask about it, the contract's side included. */
export interface VisitRow {
  id: number
  code: string
  contractId: number
  type: AccessType
  firstDay: Day
  lastDay: Day
  allDay: boolean
  timeIn: string | null
  timeOut: string | null
  reason: string
  cancelled: boolean
  byAdmin: boolean
  byTrusted: string | null
  guests: AccessGuest[]
  /** When the gate last let somebody of it in. */
  lastSeen: Date | null
  hotelId: number
  resort: string
  residence: string
  scene: string
  zone: string
  hasModule: boolean
}

/** How many past visits a page holds. */
export const VISITS_PAGE_SIZE = 30

const COLUMNS = sql`
  r.id, r.code, r.contract_id AS "contractId", r.type_code AS type, r.first_day AS "firstDay",
  r.last_day AS "lastDay", r.all_day AS "allDay", r.time_in AS "timeIn", r.time_out AS "timeOut", r.reason,
  r.cancelled_at IS NOT NULL AS cancelled, r.created_by_admin_id IS NOT NULL AS "byAdmin",
  (SELECT t.name FROM trusts t WHERE t.id = r.created_by_trust_id) AS "byTrusted",
  h.id AS "hotelId", h.name AS resort, o.number AS residence, h.scene, h.zone, c.module_property AS "hasModule",
  (SELECT jsonb_agg(jsonb_build_object('name', g.name, 'lastname', g.lastname, 'email', g.email,
                                       'guestType', g.guest_type) ORDER BY g.position)
     FROM access_guests g WHERE g.access_id = r.id) AS guests,
  (SELECT max(e.at) FROM access_passes p JOIN gate_entries e ON e.pass_id = p.id AND e.direction = 'in'
    WHERE p.access_id = r.id) AS "lastSeen"`

const SOURCES = sql`
  access_records r JOIN contracts c ON c.id = r.contract_id JOIN hotels h ON h.id = c.hotel_id
  JOIN housing o ON o.id = c.housing_id`

/** One of the owner's visits; null when there is none of that number, or it is somebody else's. */
export async function findAccess(db: Database, ownerId: number, accessId: number): Promise<VisitRow | null> {
  const { rows } = await sql<VisitRow>`
    SELECT ${COLUMNS} FROM ${SOURCES} WHERE r.id = ${accessId} AND ${heldBy('c.id', ownerId)}`.execute(db)
  return rows[0] ?? null
}

/**
 * The same, held until the transaction ends: two changes of a visit follow each other, and who stops being one of the contract's owners
 * does so before the call or after it.
 */
export async function lockAccess(trx: Database, ownerId: number, accessId: number): Promise<VisitRow | null> {
  const { rows } = await sql`
    SELECT 1 FROM access_records r JOIN held_contracts c ON c.id = r.contract_id
     WHERE r.id = ${accessId} AND c.owner_id = ${ownerId} FOR UPDATE OF r FOR KEY SHARE OF c`.execute(trx)
  return rows.length > 0 ? findAccess(trx, ownerId, accessId) : null
}

const END = sql`
  CASE WHEN r.all_day THEN (r.last_day + 1)::timestamp ELSE r.last_day + r.time_out::time END AT TIME ZONE h.zone`

/** A contract's visits to come and under way (first page only), then a page of the past, and how many those are. */
export async function listAccessOf(
  db: Database,
  asked: { contractId: number; page: number; now: Date },
): Promise<{ visits: VisitRow[]; past: number }> {
  const { contractId, page, now } = asked
  const isPast = sql<SqlBool>`(r.cancelled_at IS NOT NULL OR ${END} <= ${now}::timestamptz)`
  const read = async (condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>) => {
    const { rows } = await sql<VisitRow & { total: number }>`
      SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM ${SOURCES}
       WHERE r.contract_id = ${contractId} AND ${condition} ORDER BY ${order}`.execute(db)
    return rows
  }
  const offset = (page - 1) * VISITS_PAGE_SIZE
  const [ahead, behind] = await Promise.all([
    page === 1 ? read(sql<SqlBool>`NOT ${isPast}`, sql`r.first_day, r.id LIMIT 300`) : [],
    read(isPast, sql`r.first_day DESC, r.id DESC LIMIT ${VISITS_PAGE_SIZE} OFFSET ${offset}`),
  ])
  return { visits: [...ahead, ...behind], past: behind[0]?.total ?? 0 }
}

/** Whether My Property is on for one of the owner's contracts, and its zone; null where it is not theirs. */
export async function readModule(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<{ isOn: boolean; zone: string } | null> {
  const { rows } = await sql<{ isOn: boolean; zone: string }>`
    SELECT c.module_property AS "isOn", h.zone FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** The same, with the owner's hold of the contract kept until the transaction ends: a visit is about to be registered. */
export async function holdModule(
  trx: Database,
  ownerId: number,
  contractId: number,
): Promise<{ isOn: boolean; zone: string } | null> {
  const { rows } = await sql`
    SELECT 1 FROM held_contracts WHERE id = ${contractId} AND owner_id = ${ownerId} FOR KEY SHARE`.execute(
    trx,
  )
  return rows.length > 0 ? readModule(trx, ownerId, contractId) : null
}

/** The kinds of visits, in their order. */
export async function findAccessTypes(
  db: Database,
): Promise<{ code: AccessType; name: { en: string; es: string } }[]> {
  const { rows } = await sql<{ code: AccessType; name: { en: string; es: string } }>`
    SELECT code, name FROM access_types ORDER BY position, code`.execute(db)
  return rows
}

/** The visit's times as the rules take them. */
export function timesOf({ firstDay, lastDay, allDay, timeIn, timeOut }: VisitRow): VisitTimes {
  return { firstDay, lastDay, allDay, timeIn, timeOut }
}
