import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { type NameUse, nameKey, type PersonKind, type PersonName } from '../../person.ts'

/** What is kept of a person. */
export interface KeptPerson extends PersonName {
  kind: PersonKind
  relation: string | null
  birthday: string | null
  email: string | null
  phone: string | null
}

/** An owner's people, family first, each by name. */
export async function readPeople(db: Database, ownerId: number): Promise<(KeptPerson & { id: number })[]> {
  const { rows } = await sql<KeptPerson & { id: number }>`
    SELECT id, kind, name, lastname, relation, birthday, email, phone FROM people
     WHERE owner_id = ${ownerId} ORDER BY kind, plain_name COLLATE "C"`.execute(db)
  return rows
}

/** Locks the owner's row, so that changes of their people run one after another; answers the owner's own name. */
export async function lockPeople(trx: Database, ownerId: number): Promise<PersonName> {
  const { rows } = await sql<PersonName>`
    SELECT name, lastname FROM owners WHERE id = ${ownerId} FOR NO KEY UPDATE`.execute(trx)
  if (!rows[0]) throw new Error(`The owner ${ownerId} vanished`)
  return rows[0]
}

/** The owner's own name. */
export async function readOwnName(db: Database, ownerId: number): Promise<PersonName> {
  const { rows } = await sql<PersonName>`SELECT name, lastname FROM owners WHERE id = ${ownerId}`.execute(db)
  if (!rows[0]) throw new Error(`The owner ${ownerId} vanished`)
  return rows[0]
}

/** Writes a new person. */
export async function insertPerson(
  trx: Database,
  ownerId: number,
  person: KeptPerson,
  now: Date,
): Promise<void> {
  const { kind, name, lastname, relation, birthday, email, phone } = person
  await sql`
    INSERT INTO people (owner_id, kind, name, lastname, plain_name, relation, birthday, email, phone, created_at, changed_at)
    VALUES (${ownerId}, ${kind}, ${name}, ${lastname}, ${nameKey(person)}, ${relation}, ${birthday}::date, ${email},
            ${phone}, ${now}, ${now})`.execute(trx)
}

/** Writes one of the owner's people anew. */
export async function updatePerson(trx: Database, id: number, person: KeptPerson, now: Date): Promise<void> {
  const { kind, name, lastname, relation, birthday, email, phone } = person
  await sql`
    UPDATE people
       SET kind = ${kind}, name = ${name}, lastname = ${lastname}, plain_name = ${nameKey(person)},
           relation = ${relation}, birthday = ${birthday}::date, email = ${email}, phone = ${phone}, changed_at = ${now}
     WHERE id = ${id}`.execute(trx)
}

/** Everybody who is named in the owner's stays, in changes of stays that wait, and in visits. */
export async function readUses(db: Database, ownerId: number, now: Date): Promise<NameUse[]> {
  const { rows } = await sql<NameUse>`
    WITH stays AS (
      SELECT b.id, b.status, b.wish_id, h.name AS resort, b.check_in, b.check_out,
             (${now}::timestamptz AT TIME ZONE h.zone)::date AS today
        FROM held_contracts c JOIN bookings b ON b.contract_id = c.id JOIN hotels h ON h.id = b.hotel_id
       WHERE c.owner_id = ${ownerId})
    SELECT 'stay' AS kind, s.id, g.position, s.resort, s.check_in AS first, s.check_out AS last,
           s.check_out >= s.today AND s.status NOT IN ('cancelled', 'rejected') AS coming,
           s.status NOT IN ('cancelled', 'rejected') AS counts, false AS pass, g.name, g.lastname, g.email, g.phone, g.age
      FROM stays s JOIN booking_guests g ON g.booking_id = s.id AND NOT g.not_given
    UNION ALL
    SELECT 'stay', s.id, g.position, s.resort, w.check_in, w.check_out, true, true, false, g.name, g.lastname, g.email,
           g.phone, g.age
      FROM stays s JOIN booking_wishes w ON w.booking_id = s.wish_id
      CROSS JOIN LATERAL jsonb_to_recordset(coalesce(w.guests, '[]')) AS g(
           position int, not_given boolean, name text, lastname text, email text, phone text, age int)
     WHERE NOT g.not_given
    UNION ALL
    SELECT 'visit', r.id, g.position, h.name, r.first_day, r.last_day,
           r.cancelled_at IS NULL AND r.last_day >= (${now}::timestamptz AT TIME ZONE h.zone)::date,
           r.cancelled_at IS NULL,
           EXISTS (SELECT FROM access_passes p WHERE p.access_id = r.id AND p.guest_position = g.position
                      AND p.revoked_at IS NULL AND p.ends_at > ${now}),
           g.name, g.lastname, g.email, NULL, NULL
      FROM held_contracts c JOIN access_records r ON r.contract_id = c.id JOIN hotels h ON h.id = c.hotel_id
      JOIN access_guests g ON g.access_id = r.id
     WHERE c.owner_id = ${ownerId}`.execute(db)
  return rows
}
