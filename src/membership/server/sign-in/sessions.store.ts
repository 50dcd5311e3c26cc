import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { languageOf } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import { hashOfToken, type Session, type SessionKeeper } from '../../../server/http/caller.ts'
import { IDLE_MS, idleState } from '../../idle.ts'
import type { Account } from '../accounts.store.ts'

/** The sessions as the guard sees them. */
export function sessionKeeper(db: Database): SessionKeeper {
  return {
    find: async (tokenHash, now) => sessionOf(tokenHash, (await readSession(db, { tokenHash }))[0], now),
    touch: (tokenHash, now) => touchSession(db, tokenHash, now),
  }
}

interface SessionRow {
  owner_id: number | null
  admin_id: number | null
  acting_owner_id: number | null
  role: 'admin' | 'desk' | 'gate' | null
  last_active_at: Date
  proven_at: Date
  expires_at: Date
  language_code: string | null
  /** An admin's, who has no code. */
  admin_language: string | null
  has_unsigned_report: boolean
}

/** The session of a token's hash, with all that the guard asks, in one statement. */
const readSession = fixedStatement<{ tokenHash: Buffer }, SessionRow>(
  ['tokenHash'],
  ({ tokenHash }) => sql`
  SELECT s.owner_id, s.admin_id, s.acting_owner_id, a.role, s.last_active_at,
         coalesce(s.proven_at, s.created_at) AS proven_at, s.expires_at,
         o.language_code, a.language_name AS admin_language,
         EXISTS (SELECT FROM contracts c JOIN executive_reports r ON r.contract_id = c.id
                  WHERE c.owner_id = coalesce(s.owner_id, s.acting_owner_id)
                    AND r.signed_at IS NULL) AS has_unsigned_report
    FROM sessions s
    LEFT JOIN owners o ON o.id = s.owner_id
    LEFT JOIN admins a ON a.id = s.admin_id
   WHERE s.token_hash = ${tokenHash}`,
)

/**
 * The session of a row: `null` when there is none, `'expired'` after 15 idle minutes (spec, section 4), and at the end of
 * its life however busy it was: 30 days for an owner, 12 hours for the club's people. An ended row
 * stays a while, so that each of the calls a page makes at once is told why; nothing can bring it back to life, and
 * the housekeeping removes it.
 */
function sessionOf(tokenHash: Buffer, row: SessionRow | undefined, now: Date): Session | 'expired' | null {
  if (!row) return null
  if (idleState(row.last_active_at.getTime(), now.getTime()) === 'ended') return 'expired'
  if (row.expires_at <= now) return 'expired'
  return {
    tokenHash,
    ownerId: row.owner_id,
    adminId: row.admin_id,
    role: row.role,
    actingOwnerId: row.acting_owner_id,
    lastActiveAt: row.last_active_at,
    provenAt: row.proven_at,
    expiresAt: row.expires_at,
    languageCode: row.language_code ?? (languageOf(row.admin_language) === 'en' ? 'ENG' : 'ESP'),
    hasUnsignedReport: row.has_unsigned_report,
  }
}

/** The session of a token, read alone: within a transaction that goes on with it. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Session | 'expired' | null> {
  return sessionOf(tokenHash, (await readSession(db, { tokenHash }))[0], now)
}

/** Notes activity. A session that has ended stays ended. */
export async function touchSession(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  const ended = new Date(now.getTime() - IDLE_MS)
  await sql`
    UPDATE sessions SET last_active_at = greatest(last_active_at, ${now})
     WHERE token_hash = ${tokenHash} AND last_active_at > ${ended}`.execute(db)
}

/** How long a session lives at most, however busy it is. */
const LIFE_MS = { owner: 30 * 86_400_000, admin: 12 * 3_600_000 }

/** Opens a session for an account and answers its token, which is known to nobody else. */
export async function createSession(trx: Database, { kind, id }: Account, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + LIFE_MS[kind])
  const token = randomBytes(32).toString('base64url')
  const ownerId = kind === 'owner' ? id : null
  const adminId = kind === 'admin' ? id : null
  await sql`
    INSERT INTO sessions (token_hash, owner_id, admin_id, created_at, last_active_at, expires_at)
    VALUES (${hashOfToken(token)}, ${ownerId}, ${adminId}, ${now}, ${now}, ${expiresAt})`.execute(trx)
  return token
}

/** Notes that the session's person has proved who they are. A session that has gone meanwhile stays gone: false. */
export async function noteProof(trx: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE sessions SET proven_at = ${now} WHERE token_hash = ${tokenHash} RETURNING token_hash`.execute(trx)
  return rows.length > 0
}

/** Ends one session. */
export async function endSession(db: Database, tokenHash: Buffer): Promise<void> {
  await sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`.execute(db)
}

/** Notes which device a session is on. */
export async function noteDevice(trx: Database, tokenHash: Buffer, deviceId: number): Promise<void> {
  await sql`UPDATE sessions SET device_id = ${deviceId} WHERE token_hash = ${tokenHash}`.execute(trx)
}

/** Ends the sessions on a device. */
export async function endSessionsOfDevice(trx: Database, deviceId: number): Promise<void> {
  await sql`DELETE FROM sessions WHERE device_id = ${deviceId}`.execute(trx)
}

/** Ends an account's sessions, but for the one that is named. */
export async function endOtherSessions(
  trx: Database,
  { kind, id }: Account,
  except: Buffer | null,
): Promise<void> {
  const account = kind === 'owner' ? sql.ref('owner_id') : sql.ref('admin_id')
  await sql`
    DELETE FROM sessions
     WHERE ${account} = ${id} AND token_hash IS DISTINCT FROM ${except}::bytea`.execute(trx)
}

/** Removes the sessions that were active last, or whose life ended, before an instant. */
export async function removeStaleSessions(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM sessions WHERE last_active_at < ${before} OR expires_at < ${before}`.execute(db)
}
