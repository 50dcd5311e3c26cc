import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { Account } from '../accounts.store.ts'
import type { Came } from './came.ts'

/** The lifetime of a link of “this wasn’t me”, in milliseconds: 30 days. */
export const ALARM_LASTS_MS = 30 * 86_400_000

/** Opens the link of the mail about a new device. */
export async function openAlarm(
  trx: Database,
  { kind, id }: Account,
  { tokenHash, came, now }: { tokenHash: Buffer; came: Came; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO device_alarms (token_hash, ${sql.ref(`${kind}_id`)}, at, browser, system, place, network)
    VALUES (${tokenHash}, ${id}, ${now}, ${came.browser}, ${came.system}, ${came.place}, ${came.network})`.execute(
    trx,
  )
}

interface AlarmRow extends Came {
  owner_id: number | null
  admin_id: number | null
  trusted_id: number | null
  at: Date
}

const since = (now: Date) => new Date(now.getTime() - ALARM_LASTS_MS)

type Whose = Pick<AlarmRow, 'owner_id' | 'admin_id' | 'trusted_id'>

function accountOf({ owner_id, admin_id, trusted_id }: Whose): Account {
  if (owner_id !== null) return { kind: 'owner', id: owner_id }
  return trusted_id === null ? { kind: 'admin', id: admin_id ?? 0 } : { kind: 'trusted', id: trusted_id }
}

/** What a link tells of, or null when it no longer works. */
export async function alarmOf(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<(Account & Came & { at: Date }) | null> {
  const { rows } = await sql<AlarmRow>`
    SELECT owner_id, admin_id, trusted_id, at, browser, system, place, network FROM device_alarms
     WHERE token_hash = ${tokenHash} AND raised_at IS NULL AND at > ${since(now)}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { browser, system, place, network, at } = row
  return { ...accountOf(row), browser, system, place, network, at }
}

/** Uses a link up, and answers whose account it is about and when the device came; of several at once only one finds it. */
export async function useAlarm(
  trx: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ account: Account; at: Date } | null> {
  const { rows } = await sql<Whose & { at: Date }>`
    UPDATE device_alarms SET raised_at = ${now}
     WHERE token_hash = ${tokenHash} AND raised_at IS NULL AND at > ${since(now)}
    RETURNING owner_id, admin_id, trusted_id, at`.execute(trx)
  return rows[0] ? { account: accountOf(rows[0]), at: rows[0].at } : null
}

/** Removes the links that ran out. */
export async function removeOldAlarms(db: Database, now: Date): Promise<void> {
  await sql`DELETE FROM device_alarms WHERE at < ${since(now)}`.execute(db)
}
