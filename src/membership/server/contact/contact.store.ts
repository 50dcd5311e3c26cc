import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'

/** How long an address of before is its owner's yet: “this wasn't me” may put it back (milliseconds, 30 days). */
const BEFORE_LASTS_MS = 30 * 86_400_000

const monthAgo = (now: Date) => new Date(now.getTime() - BEFORE_LASTS_MS)

/** What the account says of its owner, and the address that waits for its confirmation. */
export interface Contact {
  email: string
  phone: string | null
  waiting: { email: string; until: Date } | null
}

/** An owner's address and telephone. */
export async function findContact(db: Database, ownerId: number, now: Date): Promise<Contact> {
  const { rows } = await sql<{ email: string; phone: string | null; waiting: string | null; until: Date }>`
    SELECT o.email, o.phone, c.new_email AS waiting, c.expires_at AS until
      FROM owners o
      LEFT JOIN address_changes c
        ON c.owner_id = o.id AND c.confirmed_at IS NULL AND c.ended_at IS NULL AND c.expires_at > ${now}
     WHERE o.id = ${ownerId}`.execute(db)
  const { waiting, until, ...contact } = onlyRow(rows)
  return { ...contact, waiting: waiting === null ? null : { email: waiting, until } }
}

/** Holds an owner's row until the transaction ends; false where the account is closed or locked. */
export async function holdOpenOwner(trx: Database, ownerId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM owners WHERE id = ${ownerId} AND active AND locked_at IS NULL FOR NO KEY UPDATE`.execute(trx)
  return rows.length > 0
}

/**
 * Whether an address is somebody else's: an owner's, one that an owner had until lately, or one of the club's people. Whom an
 * owner trusts may be an owner as well.
 */
export async function isTaken(db: Database, email: string, ownerId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM owners WHERE email = ${email} AND id <> ${ownerId}
    UNION ALL
    SELECT FROM admins WHERE email = ${email}
    UNION ALL
    SELECT FROM address_changes
     WHERE old_email = ${email} AND owner_id <> ${ownerId} AND confirmed_at > ${monthAgo(now)} AND ended_at IS NULL`.execute(
    db,
  )
  return rows.length > 0
}

export interface NewAddress {
  ownerId: number
  oldEmail: string
  newEmail: string
  tokenHash: Buffer
  now: Date
  expiresAt: Date
}

/** Keeps an address that waits for its confirmation, in the place of one that waited before. The owner's row is held. */
export async function keepWaiting(trx: Database, address: NewAddress): Promise<void> {
  const { ownerId, oldEmail, newEmail, tokenHash, now, expiresAt } = address
  await endWaiting(trx, ownerId, now)
  await sql`
    INSERT INTO address_changes (owner_id, old_email, new_email, token_hash, asked_at, expires_at)
    VALUES (${ownerId}, ${oldEmail}, ${newEmail}, ${tokenHash}, ${now}, ${expiresAt})`.execute(trx)
}

/** Ends what waits for its confirmation; false where nothing did. */
export async function endWaiting(trx: Database, ownerId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE address_changes SET ended_at = ${now}
     WHERE owner_id = ${ownerId} AND confirmed_at IS NULL AND ended_at IS NULL RETURNING id`.execute(trx)
  return rows.length > 0
}

export interface WaitingAddress {
  id: number
  ownerId: number
  oldEmail: string
  newEmail: string
  askedAt: Date
}

/** What a link confirms; null when it no longer works. */
export async function waitingOfLink(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<WaitingAddress | null> {
  const { rows } = await sql<WaitingAddress>`
    SELECT c.id, c.owner_id AS "ownerId", c.old_email AS "oldEmail", c.new_email AS "newEmail", c.asked_at AS "askedAt"
      FROM address_changes c JOIN owners o ON o.id = c.owner_id
     WHERE c.token_hash = ${tokenHash} AND c.confirmed_at IS NULL AND c.ended_at IS NULL AND c.expires_at > ${now}
       AND o.active AND o.locked_at IS NULL`.execute(db)
  return rows[0] ?? null
}

/** Uses the link up and sets the address. The owner's row is held, and nobody else has the address. */
export async function setAddress(
  trx: Database,
  { id, ownerId, newEmail }: WaitingAddress,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE address_changes SET confirmed_at = ${now}
     WHERE id = ${id} AND confirmed_at IS NULL AND ended_at IS NULL AND expires_at > ${now} RETURNING id`.execute(
    trx,
  )
  if (rows.length === 0) return false
  await sql`UPDATE owners SET email = ${newEmail} WHERE id = ${ownerId}`.execute(trx)
  return true
}

/** Sets the telephone and keeps the one of before; false where it is the same. */
export async function setPhone(
  trx: Database,
  ownerId: number,
  phone: string | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    WITH before AS (SELECT id, phone FROM owners WHERE id = ${ownerId} FOR NO KEY UPDATE),
         kept AS (
           INSERT INTO phone_changes (owner_id, at, old_phone, new_phone)
           SELECT id, ${now}::timestamptz, phone, ${phone}::text FROM before WHERE phone IS DISTINCT FROM ${phone}::text
           RETURNING owner_id)
    UPDATE owners o SET phone = ${phone} FROM kept WHERE o.id = kept.owner_id RETURNING o.id`.execute(trx)
  return rows.length > 0
}

/** What was put back; `email` is null as well where the address of before is somebody else's by now (`isLost`). */
export interface PutBack {
  email: string | null
  phone: boolean
  isLost: boolean
}

/**
 * Puts back what was changed of an owner's address and telephone since a moment, and ends what waits for its confirmation. The
 * owner's row is held.
 */
export async function putContactBack(
  trx: Database,
  ownerId: number,
  { since, now }: { since: Date; now: Date },
): Promise<PutBack> {
  const first = await sql<{ email: string }>`
    SELECT old_email AS email FROM address_changes
     WHERE owner_id = ${ownerId} AND asked_at >= ${since} AND confirmed_at IS NOT NULL AND ended_at IS NULL
     ORDER BY asked_at, id LIMIT 1`.execute(trx)
  const email = first.rows[0]?.email ?? null
  const back = await sql`
    UPDATE owners SET email = ${email}
     WHERE id = ${ownerId} AND ${email}::text IS NOT NULL
       AND NOT EXISTS (SELECT FROM owners x WHERE x.email = ${email} AND x.id <> ${ownerId}) RETURNING id`.execute(
    trx,
  )
  await sql`
    UPDATE address_changes SET ended_at = ${now}
     WHERE owner_id = ${ownerId} AND asked_at >= ${since} AND ended_at IS NULL`.execute(trx)
  const phones = await sql`
    WITH first AS (
      SELECT old_phone FROM phone_changes WHERE owner_id = ${ownerId} AND at >= ${since} AND ended_at IS NULL
       ORDER BY at, id LIMIT 1)
    UPDATE owners SET phone = first.old_phone FROM first WHERE id = ${ownerId} RETURNING id`.execute(trx)
  await sql`
    UPDATE phone_changes SET ended_at = ${now}
     WHERE owner_id = ${ownerId} AND at >= ${since} AND ended_at IS NULL`.execute(trx)
  const isBack = back.rows.length > 0
  return { email: isBack ? email : null, phone: phones.rows.length > 0, isLost: email !== null && !isBack }
}

/** What “this wasn't me” would put back of an owner's contact, changed since a moment. */
export async function changedSince(
  db: Database,
  ownerId: number,
  since: Date,
): Promise<{ address: boolean; phone: boolean }> {
  const { rows } = await sql<{ address: boolean; phone: boolean }>`
    SELECT EXISTS (SELECT FROM address_changes WHERE owner_id = ${ownerId} AND asked_at >= ${since} AND ended_at IS NULL) AS address,
           EXISTS (SELECT FROM phone_changes WHERE owner_id = ${ownerId} AND at >= ${since} AND ended_at IS NULL) AS phone`.execute(
    db,
  )
  return onlyRow(rows)
}

/** The addresses that an owner had until lately. */
export async function addressesBefore(db: Database, ownerId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    SELECT DISTINCT old_email AS email FROM address_changes
     WHERE owner_id = ${ownerId} AND confirmed_at > ${monthAgo(now)} AND ended_at IS NULL`.execute(db)
  return rows.map(({ email }) => email)
}

/**
 * What the club's folder may go on saying of owners who changed it themselves: addresses of before, by which it names them,
 * and telephones of before, which it does not bring back.
 */
export async function readContactsOfBefore(db: Database): Promise<{
  emails: { email: string; ownerId: number }[]
  phones: { ownerId: number; before: string | null; now: string | null }[]
}> {
  const emails = await sql<{ email: string; ownerId: number }>`
    SELECT DISTINCT ON (old_email) old_email AS email, owner_id AS "ownerId" FROM address_changes c
     WHERE confirmed_at IS NOT NULL AND ended_at IS NULL
       AND NOT EXISTS (SELECT FROM owners o WHERE o.email = c.old_email)
     ORDER BY old_email, confirmed_at DESC`.execute(db)
  const phones = await sql<{ ownerId: number; before: string | null; now: string | null }>`
    SELECT DISTINCT c.owner_id AS "ownerId", c.old_phone AS before, o.phone AS now
      FROM phone_changes c JOIN owners o ON o.id = c.owner_id WHERE c.ended_at IS NULL`.execute(db)
  return { emails: emails.rows, phones: phones.rows }
}
