import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { LossQuestion } from '../../lost-factor.ts'
import { MOST_DECLINED, MOST_TRIES, STOPPED_RESTS_HOURS } from '../../lost-factor.ts'
import type { Relation } from '../../relations.ts'

const HOUR_MS = 3_600_000

/** How it ended: the factor went; somebody stopped it; the desk declined it; the factor was used; the account was closed or locked. */
export type LossEnding = 'gone' | 'stopped' | 'declined' | 'found' | 'closed'

/**
 * Opens a request for an owner whose factor is on; of several at once one is opened. Null where there is one already, no
 * factor, or too many were declined or stopped of late.
 */
export async function insertLoss(
  trx: Database,
  { ownerId, adminId, now }: { ownerId: number; adminId: number | null; now: Date },
): Promise<number | null> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO lost_factors (owner_id, factor_id, asked_at, asked_by_admin_id)
    SELECT f.owner_id, f.id, ${now}::timestamptz, ${adminId}::integer
      FROM second_factors f JOIN owners o ON o.id = f.owner_id
     WHERE f.owner_id = ${ownerId} AND f.on_at IS NOT NULL AND o.active AND o.locked_at IS NULL
       AND NOT EXISTS (SELECT FROM lost_factors l WHERE l.owner_id = ${ownerId} AND l.ending = 'stopped'
                          AND l.ended_at > ${ago(STOPPED_RESTS_HOURS)})
       AND (SELECT count(*) FROM lost_factors l WHERE l.owner_id = ${ownerId} AND l.ending = 'declined'
               AND l.ended_at > ${ago(24)}) < ${MOST_DECLINED}
    ON CONFLICT (owner_id) WHERE ended_at IS NULL DO NOTHING
    RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** The request of an owner that is open, asked or granted; null where there is none. */
export async function findOpenLoss(
  db: Database,
  ownerId: number,
): Promise<{ id: number; dueAt: Date | null } | null> {
  const { rows } = await sql<{ id: number; dueAt: Date | null }>`
    SELECT id, due_at AS "dueAt" FROM lost_factors WHERE owner_id = ${ownerId} AND ended_at IS NULL`.execute(
    db,
  )
  return rows[0] ?? null
}

export interface LossRow {
  id: number
  ownerId: number
  at: Date
  fromDoor: boolean
  dueAt: Date | null
  grantedBy: string | null
  name: string
  lastname: string
  email: string
  phone: string | null
  /** The telephone that the owner's account had until lately, and when that changed; null where it is the same since. */
  phoneBefore: { phone: string | null; until: string } | null
  alsoKnow: { name: string; relation: Relation | 'co-owner' }[]
  answers: { question: LossQuestion; tries: number; isRight: boolean }[]
}

/** Who else knows the contracts of the owner of `l`: co-owners, and whom any of them trusts for one of these now. */
const alsoKnow = (now: Date) => sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'relation', k.relation) ORDER BY k.name), '[]')
     FROM (SELECT DISTINCT w.name || ' ' || w.lastname AS name, 'co-owner' AS relation
             FROM contract_owners own
             JOIN contract_owners x ON x.contract_id = own.contract_id AND x.owner_id <> own.owner_id
             JOIN owners w ON w.id = x.owner_id
            WHERE own.owner_id = l.owner_id
           UNION
           SELECT t.name, t.relation
             FROM contract_owners own
             JOIN trust_contracts c ON c.contract_id = own.contract_id
             JOIN trusts t ON t.id = c.trust_id AND t.accepted_at IS NOT NULL AND t.ended_at IS NULL
              AND (t.ends_at IS NULL OR t.ends_at > ${now})
             JOIN contract_owners still ON still.contract_id = c.contract_id AND still.owner_id = t.owner_id
            WHERE own.owner_id = l.owner_id) k)`

/** The telephone of the owner of `o` before it was changed in the last 30 days, the oldest of several. */
const phoneBefore = (now: Date) => sql`
  (SELECT jsonb_build_object('phone', p.old_phone,
                             'until', to_char(p.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
     FROM phone_changes p
    WHERE p.owner_id = o.id AND p.ended_at IS NULL AND p.at > ${new Date(now.getTime() - 30 * 24 * HOUR_MS)}
    ORDER BY p.at, p.id LIMIT 1)`

/** What is open, the oldest first; with a number that one alone. */
export async function listOpenLosses(db: Database, now: Date, id?: number): Promise<LossRow[]> {
  const { rows } = await sql<LossRow>`
    SELECT l.id, l.owner_id AS "ownerId", l.asked_at AS at, l.asked_by_admin_id IS NULL AS "fromDoor",
           l.due_at AS "dueAt", a.name || ' ' || a.lastname AS "grantedBy", o.name, o.lastname, o.email, o.phone,
           ${phoneBefore(now)} AS "phoneBefore",
           ${alsoKnow(now)} AS "alsoKnow",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'tries', q.tries, 'isRight', q.is_right)), '[]')
              FROM lost_factor_answers q WHERE q.loss_id = l.id) AS answers
      FROM lost_factors l JOIN owners o ON o.id = l.owner_id LEFT JOIN admins a ON a.id = l.granted_by_admin_id
     WHERE l.ended_at IS NULL ${id === undefined ? sql`` : sql`AND l.id = ${id}`}
     ORDER BY l.asked_at, l.id LIMIT 200`.execute(db)
  return rows
}

export interface HeldLoss {
  id: number
  ownerId: number
  isGranted: boolean
  right: number
}

/** A request that has not ended, held until the transaction ends; null where there is none of that number. */
export async function holdLoss(trx: Database, id: number): Promise<HeldLoss | 'ended' | null> {
  const { rows } = await sql<HeldLoss & { isEnded: boolean }>`
    SELECT id, owner_id AS "ownerId", granted_at IS NOT NULL AS "isGranted", ended_at IS NOT NULL AS "isEnded"
      FROM lost_factors WHERE id = ${id} FOR UPDATE`.execute(trx)
  const [row] = rows
  if (!row) return null
  if (row.isEnded) return 'ended'
  // After the lock: an answer that came while it was waited for counts.
  const answered = await sql<{ right: number }>`
    SELECT count(*)::int AS right FROM lost_factor_answers WHERE loss_id = ${id} AND is_right`.execute(trx)
  return { ...row, right: answered.rows[0]?.right ?? 0 }
}

/**
 * Keeps that a question was answered; null where it was answered right, or as often as it may be: wrong answers of the day before
 * count, in whichever request they were given. What was said is kept nowhere.
 */
export async function keepLossAnswer(
  trx: Database,
  answer: { lossId: number; question: LossQuestion; isRight: boolean; adminId: number; now: Date },
): Promise<{ triesLeft: number } | null> {
  const { lossId, question, isRight, adminId, now } = answer
  const dayBefore = new Date(now.getTime() - 24 * HOUR_MS)
  const { rows } = await sql<{ triesLeft: number }>`
    INSERT INTO lost_factor_answers AS kept (loss_id, question, tries, is_right, at, by_admin_id)
    SELECT ${lossId}::int, ${question}::text, 1, ${isRight}::boolean, ${now}::timestamptz, ${adminId}::int
     WHERE (SELECT coalesce(sum(a.tries - a.is_right::int), 0)
              FROM lost_factors mine JOIN lost_factors l ON l.owner_id = mine.owner_id AND l.id <> mine.id
              JOIN lost_factor_answers a ON a.loss_id = l.id
             WHERE mine.id = ${lossId} AND a.question = ${question} AND a.at > ${dayBefore}) < ${MOST_TRIES}
    ON CONFLICT (loss_id, question) DO UPDATE
       SET tries = kept.tries + 1, is_right = excluded.is_right, at = excluded.at, by_admin_id = excluded.by_admin_id
     WHERE kept.tries < ${MOST_TRIES} AND NOT kept.is_right
    RETURNING ${MOST_TRIES}::int - tries AS "triesLeft"`.execute(trx)
  return rows[0] ?? null
}

/** Grants a request that is held: from when on the factor goes, and the hash of the link that stops it. */
export async function saveGranted(
  trx: Database,
  id: number,
  granted: { reason: string; adminId: number; stopHash: Buffer; dueAt: Date; now: Date },
): Promise<void> {
  const { reason, adminId, stopHash, dueAt, now } = granted
  await sql`
    UPDATE lost_factors SET granted_at = ${now}, granted_by_admin_id = ${adminId}, due_at = ${dueAt}, reason = ${reason},
           stop_hash = ${stopHash}
     WHERE id = ${id}`.execute(trx)
}

/** Ends the open request of an owner; null where there is none any more. The first ending counts. */
export async function endLossOf(
  trx: Database,
  ownerId: number,
  ending: LossEnding,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    UPDATE lost_factors SET ended_at = ${now}, ending = ${ending}, stop_hash = NULL
     WHERE owner_id = ${ownerId} AND ended_at IS NULL RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Declines a request that is held. */
export async function saveDeclined(
  trx: Database,
  id: number,
  { reason, adminId, now }: { reason: string; adminId: number; now: Date },
): Promise<void> {
  await sql`
    UPDATE lost_factors SET ended_at = ${now}, ending = 'declined', ended_by_admin_id = ${adminId}, end_reason = ${reason},
           stop_hash = NULL
     WHERE id = ${id}`.execute(trx)
}

export interface StoppableLoss {
  id: number
  ownerId: number
  askedAt: Date
  grantedAt: Date
  dueAt: Date
  isGone: boolean
}

/**
 * The request that a link stops: while it is open, and for `goneSince` after the factor went, since whoever stops then has to
 * be heard as well. `hold` locks its row.
 */
export async function lossOfLink(
  db: Database,
  stopHash: Buffer,
  { goneSince, hold = false }: { goneSince: Date; hold?: boolean },
): Promise<StoppableLoss | null> {
  const { rows } = await sql<StoppableLoss>`
    SELECT id, owner_id AS "ownerId", asked_at AS "askedAt", granted_at AS "grantedAt", due_at AS "dueAt",
           ended_at IS NOT NULL AS "isGone"
      FROM lost_factors
     WHERE stop_hash = ${stopHash} AND (ended_at IS NULL OR (ending = 'gone' AND ended_at > ${goneSince}))
     ${hold ? sql`FOR UPDATE` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** Uses the link of a request up that has ended. */
export async function spendStopLink(trx: Database, id: number): Promise<void> {
  await sql`UPDATE lost_factors SET stop_hash = NULL WHERE id = ${id}`.execute(trx)
}

/**
 * Takes one factor away whose day is over: answers whose it was, and whether it was still there; null where none is due. What
 * is being stopped at this moment is passed over, and at the very instant the stop comes first.
 */
export async function takeDueLoss(
  trx: Database,
  now: Date,
): Promise<{ ownerId: number; wasThere: boolean } | null> {
  const { rows } = await sql<{ id: number; ownerId: number; factorId: number }>`
    SELECT id, owner_id AS "ownerId", factor_id AS "factorId" FROM lost_factors
     WHERE ended_at IS NULL AND due_at < ${now}
     ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx)
  const [due] = rows
  if (!due) return null
  await sql`UPDATE lost_factors SET ended_at = ${now}, ending = 'gone' WHERE id = ${due.id}`.execute(trx)
  const gone = await sql`DELETE FROM second_factors WHERE id = ${due.factorId} RETURNING id`.execute(trx)
  return { ownerId: due.ownerId, wasThere: gone.rows.length > 0 }
}
