import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { StaffRole, TrustedScope } from '../../../kernel/endpoint.ts'
import { languageOf } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import { hashOfToken, type Session, type SessionKeeper, type Trust } from '../../../server/http/caller.ts'
import { IDLE_MS, idleState } from '../../sign-in/idle.ts'
import type { Account } from '../accounts.store.ts'
import { stillTrusts } from '../trusted/standing.store.ts'
import { lastTrustOf } from '../trusted/trusts.store.ts'

/** The sessions as the guard sees them. */
export function sessionKeeper(db: Database): SessionKeeper {
  return {
    find: async (tokenHash, now) => sessionOf(tokenHash, (await readSession(db, { tokenHash }))[0], now),
    touch: (tokenHash, now) => touchSession(db, tokenHash, now),
    stillTrusts,
  }
}

interface SessionRow {
  owner_id: number | null
  admin_id: number | null
  acting_owner_id: number | null
  /** Whether the account of the owner whom an admin acts for is open. */
  acting_active: boolean | null
  /** Null for an owner. */
  roles: StaffRole[] | null
  last_active_at: Date
  proven_at: Date
  expires_at: Date
  has_two_factors: boolean
  needs_two_factors: boolean
  language_code: string | null
  /** An admin's, who has no code. */
  admin_language: string | null
  has_unsigned_report: boolean
  trusted_id: number | null
  trust_id: number | null
  /** The trust of a session that is somebody trusted, and what it allows. */
  trusting_id: number | null
  scopes: TrustedScope[] | null
  trust_ends_at: Date | null
  trusted_language: string | null
}

/** The session of a token's hash, with all that the guard asks, in one statement. */
const readSession = fixedStatement<{ tokenHash: Buffer }, SessionRow>(
  ['tokenHash'],
  ({ tokenHash }) => sql`
  SELECT s.owner_id, s.admin_id, s.acting_owner_id,
         (SELECT w.active FROM owners w WHERE w.id = s.acting_owner_id) AS acting_active, a.roles, s.last_active_at,
         coalesce(s.proven_at, s.created_at) AS proven_at, s.expires_at, s.has_two_factors,
         EXISTS (SELECT FROM second_factors f
                  WHERE (f.owner_id = s.owner_id OR f.admin_id = s.admin_id OR f.trusted_id = s.trusted_id) AND f.on_at IS NOT NULL) AS needs_two_factors,
         o.language_code, a.language_name AS admin_language,
         EXISTS (SELECT FROM held_contracts c JOIN executive_reports r ON r.contract_id = c.id
                  WHERE c.owner_id = coalesce(s.owner_id, s.acting_owner_id, t.owner_id)
                    AND r.signed_at IS NULL) AS has_unsigned_report,
         s.trusted_id, s.trust_id, t.owner_id AS trusting_id, t.scopes, t.ends_at AS trust_ends_at,
         p.language_name AS trusted_language
    FROM sessions s
    LEFT JOIN owners o ON o.id = s.owner_id
    LEFT JOIN admins a ON a.id = s.admin_id
    LEFT JOIN trusted_people p ON p.id = s.trusted_id
    LEFT JOIN trusts t ON t.id = s.trust_id AND t.trusted_id = s.trusted_id AND t.ended_at IS NULL
         AND EXISTS (SELECT FROM owners w WHERE w.id = t.owner_id AND w.locked_at IS NULL)
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
  // However it came about: of a version that knows no second factor, or begun before there was one.
  if (row.needs_two_factors && !row.has_two_factors) return null
  if (idleState(row.last_active_at.getTime(), now.getTime()) === 'ended') return 'expired'
  if (row.expires_at <= now) return 'expired'
  const trust = trustOf(row)
  // Ended, or over since midnight: there is no such session any more.
  if (row.trusted_id !== null && !trust) return null
  if (row.trust_ends_at !== null && row.trust_ends_at <= now) return null
  const speaks = row.admin_language ?? row.trusted_language
  return {
    tokenHash,
    ownerId: row.owner_id,
    adminId: row.admin_id,
    roles: row.roles ?? [],
    // Whoever may act for owners no more acts for nobody at their next call, nor does anybody for a closed account.
    actingOwnerId: row.roles?.includes('admin') && row.acting_active ? row.acting_owner_id : null,
    lastActiveAt: row.last_active_at,
    provenAt: row.proven_at,
    hasTwoFactors: row.has_two_factors,
    expiresAt: earlierOf(row.expires_at, row.trust_ends_at),
    languageCode: row.language_code ?? (languageOf(speaks) === 'en' ? 'ENG' : 'ESP'),
    hasUnsignedReport: row.has_unsigned_report,
    trust,
  }
}

function trustOf({ trusted_id, trust_id, trusting_id, scopes }: SessionRow): Trust | null {
  if (trusted_id === null || trust_id === null || trusting_id === null) return null
  return { id: trust_id, personId: trusted_id, ownerId: trusting_id, scopes: scopes ?? [] }
}

const earlierOf = (one: Date, other: Date | null) => (other && other < one ? other : one)

/** The session of a token, read alone: within a transaction that goes on with it. */
export async function findSessionByToken(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Session | 'expired' | null> {
  return sessionOf(tokenHash, (await readSession(db, { tokenHash }))[0], now)
}

const touch = fixedStatement<{ tokenHash: Buffer; now: Date; ended: Date }, never>(
  ['tokenHash', 'now', 'ended'],
  ({ tokenHash, now, ended }) => sql`
    UPDATE sessions SET last_active_at = greatest(last_active_at, ${now}::timestamptz)
     WHERE token_hash = ${tokenHash} AND last_active_at > ${ended}::timestamptz`,
)

/** Notes activity. A session that has ended stays ended. */
export async function touchSession(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await touch(db, { tokenHash, now, ended: new Date(now.getTime() - IDLE_MS) })
}

/** How long a session lives at most, however busy it is. */
const LIFE_MS = { owner: 30 * 86_400_000, trusted: 30 * 86_400_000, admin: 12 * 3_600_000 }

/**
 * Opens a session for an account and answers its token, which is known to nobody else. Somebody trusted is here for whoever
 * they were here for last; null where nobody lets them in any more.
 */
export async function createSession(
  trx: Database,
  { kind, id }: Account,
  { now, hasTwoFactors }: { now: Date; hasTwoFactors: boolean },
): Promise<string | null> {
  const expiresAt = new Date(now.getTime() + LIFE_MS[kind])
  const token = randomBytes(32).toString('base64url')
  const ownerId = kind === 'owner' ? id : null
  const adminId = kind === 'admin' ? id : null
  const trustedId = kind === 'trusted' ? id : null
  const trustId = kind === 'trusted' ? await lastTrustOf(trx, id, now) : null
  if (kind === 'trusted' && trustId === null) return null
  await sql`
    INSERT INTO sessions (token_hash, owner_id, admin_id, trusted_id, trust_id, created_at, last_active_at, expires_at,
                          has_two_factors)
    VALUES (${hashOfToken(token)}, ${ownerId}, ${adminId}, ${trustedId}, ${trustId}, ${now}, ${now},
            ${expiresAt}, ${hasTwoFactors})`.execute(trx)
  return token
}

/** Notes that the session's person has proved who they are. A session that has gone meanwhile stays gone: false. */
export async function noteProof(trx: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE sessions SET proven_at = ${now} WHERE token_hash = ${tokenHash} RETURNING token_hash`.execute(trx)
  return rows.length > 0
}

/** Notes that a session has two factors from now on. */
export async function noteTwoFactors(trx: Database, tokenHash: Buffer): Promise<void> {
  await sql`UPDATE sessions SET has_two_factors = true WHERE token_hash = ${tokenHash}`.execute(trx)
}

/** Ends one session. */
export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
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
  const account = sql.ref(`${kind}_id`)
  await sql`
    DELETE FROM sessions
     WHERE ${account} = ${id} AND token_hash IS DISTINCT FROM ${except}::bytea`.execute(trx)
}

/** Removes the sessions that were active last, or whose life ended, before an instant. */
export async function removeStaleSessions(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM sessions WHERE last_active_at < ${before} OR expires_at < ${before}`.execute(db)
}
