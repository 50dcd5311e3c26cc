import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { Account, AccountKind } from '../accounts.store.ts'

/** The second factor of an account, turned on or begun. */
export interface StoredFactor {
  id: number
  /** Sealed. */
  secret: Uint8Array
  isOn: boolean
  begunAt: Date
  /** The time step of the digits that were used last. */
  lastStep: number | null
  /** The session in which it is set up; null of one that a version before began. */
  begunIn: Uint8Array | null
  /** How often its recovery codes were made. */
  codesMade: number
}

const columnOf = (kind: AccountKind) => sql.ref(`${kind}_id`)

/** The second factor of an account; null where none was ever begun. */
export async function findFactor(db: Database, { kind, id }: Account): Promise<StoredFactor | null> {
  const { rows } = await sql<StoredFactor>`
    SELECT id, secret, on_at IS NOT NULL AS "isOn", begun_at AS "begunAt", last_step::int AS "lastStep",
           begun_in AS "begunIn", codes_made AS "codesMade"
      FROM second_factors WHERE ${columnOf(kind)} = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Begins a factor anew, in a session. One that is turned on stays as it is: false. */
export async function writeNewFactor(
  trx: Database,
  { kind, id }: Account,
  { secret, begunIn }: { secret: Buffer; begunIn: Buffer },
  now: Date,
): Promise<boolean> {
  await sql`
    DELETE FROM second_factors WHERE ${columnOf(kind)} = ${id} AND on_at IS NULL`.execute(trx)
  const { rows } = await sql`
    INSERT INTO second_factors (${columnOf(kind)}, secret, begun_at, begun_in) VALUES (${id}, ${secret}, ${now}, ${begunIn})
    ON CONFLICT (${columnOf(kind)}) DO NOTHING RETURNING id`.execute(trx)
  return rows.length > 0
}

/**
 * Uses a time step’s digits up, in one statement: of several at once, in whichever process, one is answered true. None that
 * are older than those used last open anything.
 */
export async function takeStep(db: Database, factorId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE second_factors SET last_step = ${step}
     WHERE id = ${factorId} AND (last_step IS NULL OR last_step < ${step}) RETURNING id`.execute(db)
  return rows.length > 0
}

/** Turns a factor on whose digits were right once; false where there is none that waits for it in this session. */
export async function turnOn(
  trx: Database,
  { kind, id }: Account,
  { begunAfter, begunIn }: { begunAfter: Date; begunIn: Buffer },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE second_factors SET on_at = ${now}
     WHERE ${columnOf(kind)} = ${id} AND on_at IS NULL AND last_step IS NOT NULL AND begun_at > ${begunAfter}
       AND (begun_in IS NULL OR begun_in = ${begunIn})
       AND EXISTS (SELECT FROM recovery_codes WHERE factor_id = second_factors.id)
    RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Takes a factor away with its codes; false where there was none that was on. */
export async function removeFactor(trx: Database, { kind, id }: Account): Promise<boolean> {
  const { rows } = await sql<{ wasOn: boolean }>`
    DELETE FROM second_factors WHERE ${columnOf(kind)} = ${id}
    RETURNING on_at IS NOT NULL AS "wasOn"`.execute(trx)
  return rows[0]?.wasOn ?? false
}

/** Keeps the hashes of new recovery codes in place of the old ones; false where others were made since they were read of. */
export async function replaceCodes(
  trx: Database,
  { id: factorId, codesMade }: Pick<StoredFactor, 'id' | 'codesMade'>,
  hashes: readonly Buffer[],
): Promise<boolean> {
  // Optimistic lock: of two that renew at once one is answered, and nobody writes codes down that open nothing.
  const { rows } = await sql`
    UPDATE second_factors SET codes_made = codes_made + 1
     WHERE id = ${factorId} AND codes_made = ${codesMade} RETURNING id`.execute(trx)
  if (rows.length === 0) return false
  await sql`DELETE FROM recovery_codes WHERE factor_id = ${factorId}`.execute(trx)
  await sql`
    INSERT INTO recovery_codes (factor_id, code_hash)
    VALUES ${sql.join(hashes.map((hash) => sql`(${factorId}, ${hash})`))}`.execute(trx)
  return true
}

/** Uses a recovery code up: of several at once one is answered true. */
export async function takeRecoveryCode(
  db: Database,
  factorId: number,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE recovery_codes SET used_at = ${now}
     WHERE factor_id = ${factorId} AND code_hash = ${hash} AND used_at IS NULL RETURNING code_hash`.execute(
    db,
  )
  return rows.length > 0
}

/** How many recovery codes still open. */
export async function countCodes(db: Database, factorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM recovery_codes WHERE factor_id = ${factorId} AND used_at IS NULL`.execute(
    db,
  )
  return onlyRow(rows).count
}

/** Whether a device is remembered for the second factor of its account. */
export async function isRemembered(
  db: Database,
  { kind, id }: Account,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM known_devices
     WHERE token_hash = ${tokenHash} AND ${columnOf(kind)} = ${id} AND factor_until > ${now}`.execute(db)
  return rows.length > 0
}

/** Remembers the device of a session for the second factor. */
export async function rememberDevice(trx: Database, sessionHash: Buffer, until: Date): Promise<void> {
  await sql`
    UPDATE known_devices SET factor_until = ${until}
     WHERE id = (SELECT device_id FROM sessions WHERE token_hash = ${sessionHash})`.execute(trx)
}
