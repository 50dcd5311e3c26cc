import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import type { PassType } from '../access.ts'

/** What the gate may know of a pass. */
export interface GatePass {
  id: number
  name: string
  type: PassType
  hotelId: number
  resort: string
  residence: string
  firstDay: string
  lastDay: string
  allDay: boolean
  timeIn: string | null
  timeOut: string | null
  startsAt: Date
  endsAt: Date
  withdrawn: boolean
  entries: number
  insideSince: Date | null
}

/** A pass by its number or by its digits. */
export async function findGatePass(
  db: Database,
  by: { id: number } | { code: string },
): Promise<GatePass | null> {
  const condition: RawBuilder<SqlBool> = 'id' in by ? sql`p.id = ${by.id}` : sql`p.code = ${by.code}`
  const { rows } = await sql<GatePass>`
    SELECT p.id, p.name || ' ' || p.lastname AS name, coalesce(r.type_code, 'AC') AS type, h.id AS "hotelId",
           h.name AS resort, coalesce(o.number, d.name ->> p.language) AS residence,
           coalesce(r.first_day, d.operation_day) AS "firstDay", coalesce(r.last_day, d.operation_day) AS "lastDay",
           coalesce(r.all_day, true) AS "allDay", r.time_in AS "timeIn", r.time_out AS "timeOut", p.starts_at AS "startsAt", p.ends_at AS "endsAt",
           p.revoked_at IS NOT NULL AS withdrawn,
           (SELECT count(*)::int FROM gate_entries e WHERE e.pass_id = p.id AND e.direction = 'in') AS entries,
           (SELECT CASE WHEN e.direction = 'in' THEN e.at END FROM gate_entries e
             WHERE e.pass_id = p.id ORDER BY e.at DESC, e.id DESC LIMIT 1) AS "insideSince"
      FROM access_passes p
      LEFT JOIN access_records r ON r.id = p.access_id
      LEFT JOIN contracts c ON c.id = r.contract_id
      LEFT JOIN housing o ON o.id = c.housing_id
      LEFT JOIN order_details d ON d.id = p.order_detail_id
      LEFT JOIN orders w ON w.id = d.order_id
      JOIN hotels h ON h.id = coalesce(c.hotel_id, w.hotel_id)
     WHERE ${condition}`.execute(db)
  return rows[0] ?? null
}

/** Holds a pass until the transaction ends: it is not withdrawn while somebody is let in. */
export async function lockPass(trx: Database, passId: number): Promise<void> {
  await sql`SELECT 1 FROM access_passes WHERE id = ${passId} FOR UPDATE`.execute(trx)
}

/** Notes who came or went. False where this very entry was noted before. */
export async function insertEntry(
  trx: Database,
  entry: {
    key: string
    passId: number
    direction: 'in' | 'out'
    at: Date
    adminId: number
    offline: boolean
  },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO gate_entries (pass_id, direction, at, admin_id, key, offline)
    VALUES (${entry.passId}, ${entry.direction}, ${entry.at}, ${entry.adminId}, ${entry.key}, ${entry.offline})
    ON CONFLICT (key) DO NOTHING RETURNING id`.execute(trx)
  return rows.length > 0
}

export interface GateFacts {
  withdrawn: number[]
  entries: { idPass: number; count: number }[]
  hotels: { id: number; zone: string }[]
  guard: string
}

/** What a gate has to know without a connection, in one statement. */
export async function readGateFacts(db: Database, adminId: number, now: Date): Promise<GateFacts> {
  const { rows } = await sql<GateFacts>`
    SELECT (SELECT name || ' ' || lastname FROM admins WHERE id = ${adminId}) AS guard,
           (SELECT jsonb_agg(jsonb_build_object('id', id, 'zone', zone) ORDER BY id) FROM hotels) AS hotels,
           coalesce((SELECT jsonb_agg(id ORDER BY id) FROM access_passes
                      WHERE revoked_at IS NOT NULL AND ends_at > ${now}::timestamptz), '[]') AS withdrawn,
           coalesce((SELECT jsonb_agg(jsonb_build_object('idPass', s.id, 'count', s.count)) FROM (
             SELECT p.id, count(*)::int AS count FROM access_passes p
               JOIN gate_entries e ON e.pass_id = p.id AND e.direction = 'in'
              WHERE p.starts_at <= ${now}::timestamptz + interval '1 day' AND p.ends_at > ${now}::timestamptz
              GROUP BY p.id) s), '[]') AS entries`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('The gate was told nothing')
  return facts
}
