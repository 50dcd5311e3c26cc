import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { LineGuest } from '../../guests/guests.endpoints.ts'
import type { Told } from '../../orders/told.ts'
import { toldOfEvent } from '../orders/orders.store.ts'
import { toldOf } from '../publish/goods.store.ts'

/** How many places a line `d` of a variant `v` has. */
const placesOf = sql`coalesce(d.travellers, d.quantity * coalesce(v.people, 1) + d.extra_people)`

/** A line, as far as who takes its places goes. */
export interface GuestsFacts {
  places: number
  open: boolean
  guests: (Omit<LineGuest, 'link'> & { id: number; link: string; language: Language })[]
  named: { fullname: string; email: string | null }[]
  ofStay: { name: string; lastname: string; email: string | null }[]
  language: Language
}

/** One of the owner's lines with its guests; null for another owner's line, and for a package, whose parts have places. */
export async function readGuestsFacts(
  db: Database,
  { ownerId, idOrder, idLine }: { ownerId: number; idOrder: number; idLine: number },
  now: Date,
): Promise<GuestsFacts | null> {
  const { rows } = await sql<GuestsFacts>`
    SELECT least(${placesOf}, 30)::int AS places,
           d.cancelled_at IS NULL AND o.cancelled_at IS NULL
             AND d.operation_day >= (${now}::timestamptz AT TIME ZONE h.zone)::date AS open,
           k.language,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'id', p.id, 'position', p.guest_position, 'name', p.name, 'lastname', p.lastname, 'email', p.email,
                      'code', CASE WHEN p.ends_at > ${now}::timestamptz THEN p.code END, 'link', p.link,
                      'language', p.language,
                      'entries', (SELECT count(*) FROM gate_entries e WHERE e.pass_id = p.id AND e.direction = 'in'))
                      ORDER BY p.guest_position)
               FROM access_passes p WHERE p.order_detail_id = d.id AND p.revoked_at IS NULL), '[]') AS guests,
           (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'fullname', b.value ->> 'fullname', 'email', nullif(b.value ->> 'email', ''))), '[]') FROM jsonb_array_elements(d.beneficiaries) b) AS named,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('name', g.name, 'lastname', g.lastname, 'email', g.email) ORDER BY g.position)
               FROM booking_guests g
              WHERE g.booking_id = coalesce(d.owner_booking_id, o.booking_id) AND NOT g.not_given), '[]') AS "ofStay"
      FROM order_details d
      JOIN orders o ON o.id = d.order_id
      JOIN hotels h ON h.id = o.hotel_id
      JOIN customers k ON k.id = o.customer_id
      LEFT JOIN product_details v ON v.id = d.detail_id
     WHERE d.id = ${idLine} AND d.order_id = ${idOrder} AND ${heldBy('o.contract_id', ownerId)} AND d.kind <> 'package'`.execute(
    db,
  )
  return rows[0] ?? null
}

/** A pass to be issued. */
export interface NewGuestPass {
  position: number
  name: string
  lastname: string
  email: string | null
  language: Language
  code: string
  link: string
}

/** Issues passes of a line; answers the places of those that were: digits in use are left out, and the caller draws others. */
export async function insertGuestPasses(
  trx: Database,
  idLine: number,
  passes: readonly NewGuestPass[],
  now: Date,
): Promise<number[]> {
  await sql`
    UPDATE access_passes SET code = NULL
     WHERE code = ANY (${passes.map(({ code }) => code)}::text[]) AND ends_at <= ${now}`.execute(trx)
  const { rows } = await sql<{ position: number }>`
    INSERT INTO access_passes (order_detail_id, guest_position, name, lastname, email, language, code, link, starts_at,
                               ends_at, issued_at)
    SELECT d.id, n.position, n.name, n.lastname, n.email, n.language, n.code, n.link,
           d.operation_day::timestamp AT TIME ZONE h.zone, (d.operation_day + 1)::timestamp AT TIME ZONE h.zone,
           ${now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(passes)}::jsonb)
             AS n(position int, name text, lastname text, email text, language text, code text, link text)
     CROSS JOIN order_details d JOIN orders o ON o.id = d.order_id JOIN hotels h ON h.id = o.hotel_id
     WHERE d.id = ${idLine}
    ON CONFLICT (code) WHERE code IS NOT NULL DO NOTHING
    RETURNING guest_position AS position`.execute(trx)
  return rows.map(({ position }) => position)
}

/** What a pass of a line says now. */
export interface GuestPassFacts {
  id: number
  hotelId: number
  resort: string
  name: string
  language: Language
  activity: Bilingual
  day: Day
  time: string
  times: 'any' | 'hours' | 'slots'
  isEvent: boolean
  told: Told | null
  code: string | null
  link: string
  void: boolean
  ended: boolean
}

/** A pass `g` of a line as it is now. */
const passFacts = (now: Date) => sql`
  SELECT g.id, h.id AS "hotelId", h.name AS resort, g.name || ' ' || g.lastname AS name, g.language, d.name AS activity,
         d.operation_day AS day, d.operation_time AS time, coalesce(v.times, 'any') AS times,
         d.kind = 'event' AS "isEvent",
         CASE d.kind WHEN 'product' THEN ${toldOf} WHEN 'event' THEN ${toldOfEvent} END AS told,
         g.code, g.link, g.revoked_at IS NOT NULL AS void, g.ends_at <= ${now}::timestamptz AS ended
    FROM access_passes g
    JOIN order_details d ON d.id = g.order_detail_id
    JOIN orders o ON o.id = d.order_id
    JOIN hotels h ON h.id = o.hotel_id
    LEFT JOIN product_details v ON v.id = d.detail_id
    LEFT JOIN products p ON p.id = v.product_id`

/** A pass by its link; null where no such link was ever given. */
export async function findGuestPass(db: Database, link: string, now: Date): Promise<GuestPassFacts | null> {
  const { rows } = await sql<GuestPassFacts>`${passFacts(now)} WHERE g.link = ${link}`.execute(db)
  return rows[0] ?? null
}

/** What the mail of a pass says beside it. */
export interface PassToTell extends GuestPassFacts {
  first: string
  email: string
  /** The owner who gave it. */
  host: string
}

/** When a pass says: its day and hour, or that it opens no more. */
const SAYS = sql`CASE WHEN g.revoked_at IS NULL THEN d.operation_day || ' ' || d.operation_time ELSE 'void' END`

/** Guests with an address who have not been told what their pass says now. One that was replaced is told by the next one. */
export async function findPassesToTell(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT g.id FROM access_passes g JOIN order_details d ON d.id = g.order_detail_id
     WHERE g.email IS NOT NULL AND g.ends_at > ${now}::timestamptz
       AND CASE WHEN g.revoked_at IS NULL THEN g.told IS DISTINCT FROM ${SAYS}
                ELSE g.told <> 'void' AND g.revoked_why = 'withdrawn' END
     ORDER BY g.id LIMIT 200`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks a pass that is to be told and notes that it is; null while somebody else does, or where it was. */
export async function notePassTold(trx: Database, id: number, now: Date): Promise<PassToTell | null> {
  const { rows } = await sql<{ id: number }>`
    WITH locked AS (SELECT id FROM access_passes WHERE id = ${id} FOR UPDATE SKIP LOCKED)
    UPDATE access_passes g SET told = ${SAYS} FROM order_details d, locked
     WHERE g.id = locked.id AND d.id = g.order_detail_id AND g.told IS DISTINCT FROM ${SAYS} RETURNING g.id`.execute(
    trx,
  )
  if (rows.length === 0) return null
  const found = await sql<PassToTell>`
    SELECT f.*, g.name AS first, g.email, w.name AS host
      FROM (${passFacts(now)} WHERE g.id = ${id}) f
      JOIN access_passes g ON g.id = f.id
      JOIN order_details d ON d.id = g.order_detail_id
      JOIN orders o ON o.id = d.order_id
      JOIN owners w ON w.id = o.owner_id`.execute(trx)
  return found.rows[0] ?? null
}
