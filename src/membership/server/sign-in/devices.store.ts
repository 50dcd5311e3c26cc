import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import { IDLE_MS } from '../../sign-in/idle.ts'
import type { Came } from '../access/came.ts'
import type { Account, AccountKind } from '../accounts.store.ts'

/** Known browsers of one account; past this the least recently used one is removed. */
const MOST_DEVICES = 20

const columnOf = (kind: AccountKind) => sql.ref(`${kind}_id`)

/** The number of a device that has signed in to the account under an e-mail address; null for any other. */
export async function findDevice(
  db: Database,
  tokenHash: Buffer,
  { kind, email }: { kind: AccountKind; email: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT d.id FROM known_devices d
     WHERE d.token_hash = ${tokenHash} AND CASE ${kind}
       WHEN 'admin' THEN d.admin_id = (SELECT id FROM admins WHERE email = ${email})
       -- Owners and whom they trust come through one door.
       ELSE (${kind} = 'owner' AND d.owner_id = (SELECT id FROM owners WHERE email = ${email}))
         OR d.trusted_id = (SELECT id FROM trusted_people WHERE email = ${email}) END`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * Knows a browser again by a new token: what it was known by before, for whichever accounts, is worth nothing from now
 * on, so that a token that somebody planted is not taken over. Answers the device's number.
 */
export async function writeDeviceToken(
  trx: Database,
  { kind, id }: Account,
  { before, after, came, now }: { before: Buffer | null; after: Buffer; came: Came; now: Date },
): Promise<number> {
  const column = columnOf(kind)
  await sql`UPDATE known_devices SET token_hash = ${after} WHERE token_hash = ${before}::bytea`.execute(trx)
  const { browser, system, place, network } = came
  const { rows } = await sql<{ id: number }>`
    INSERT INTO known_devices (token_hash, ${column}, created_at, last_used_at, browser, system, place, network)
    VALUES (${after}, ${id}, ${now}, ${now}, ${browser}, ${system}, ${place}, ${network})
    ON CONFLICT (${column}, token_hash) WHERE ${column} IS NOT NULL
    DO UPDATE SET last_used_at = excluded.last_used_at, browser = excluded.browser, system = excluded.system,
                  place = excluded.place, network = excluded.network
    RETURNING id::int`.execute(trx)
  await sql`
    DELETE FROM known_devices WHERE id IN (
      SELECT id FROM known_devices WHERE ${column} = ${id}
       ORDER BY last_used_at DESC, id DESC OFFSET ${MOST_DEVICES}::int)`.execute(trx)
  return onlyRow(rows).id
}

/** Any device that a token is of, whosever account it has signed in to; null for a browser that never did. */
export async function findAnyDevice(db: Database, tokenHash: Buffer): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id::int FROM known_devices WHERE token_hash = ${tokenHash} ORDER BY id LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

/** A device of an account as its owner sees it. */
export interface DeviceRow extends Came {
  id: number
  since: Date
  lastUsedAt: Date
  /** `this` has the session that asks; `in` has another living one; `out` has none. */
  state: 'this' | 'in' | 'out'
}

/** The devices of an account, the one that asks first, then the latest used. */
export async function listDevices(
  db: Database,
  { kind, id }: Account,
  asking: Buffer,
  now: Date,
): Promise<DeviceRow[]> {
  const idleSince = new Date(now.getTime() - IDLE_MS)
  const { rows } = await sql<DeviceRow>`
    SELECT d.id::int, d.browser, d.system, d.place, d.network, d.created_at AS since,
           greatest(d.last_used_at, s.last_active_at) AS "lastUsedAt",
           CASE WHEN s.is_asking THEN 'this' WHEN s.last_active_at IS NOT NULL THEN 'in' ELSE 'out' END AS state
      FROM known_devices d
      LEFT JOIN LATERAL (
        SELECT bool_or(token_hash = ${asking}) AS is_asking, max(last_active_at) AS last_active_at
          FROM sessions
         WHERE device_id = d.id AND last_active_at > ${idleSince} AND expires_at > ${now}) s ON true
     WHERE d.${columnOf(kind)} = ${id}
     ORDER BY s.is_asking IS TRUE DESC, "lastUsedAt" DESC, d.id DESC`.execute(db)
  return rows
}

/** Forgets a device of an account. */
export async function forgetDevice(trx: Database, { kind, id }: Account, deviceId: number): Promise<void> {
  await sql`
    DELETE FROM known_devices WHERE id = ${deviceId} AND ${columnOf(kind)} = ${id}`.execute(trx)
}

/** Forgets the devices of an account, but for the one of a session. */
export async function forgetDevices(
  trx: Database,
  { kind, id }: Account,
  except: Buffer | null,
): Promise<void> {
  await sql`
    DELETE FROM known_devices WHERE ${columnOf(kind)} = ${id} AND id IS DISTINCT FROM
      (SELECT device_id FROM sessions WHERE token_hash = ${except}::bytea)`.execute(trx)
}

/** Removes the devices that signed in last before an instant. */
export async function removeStaleDevices(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM known_devices WHERE last_used_at < ${before}`.execute(db)
}
