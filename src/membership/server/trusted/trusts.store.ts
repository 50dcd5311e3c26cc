import { sql } from 'kysely'
import type { TrustedScope } from '../../../kernel/endpoint.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { Relation } from '../../relations.ts'
import { clubDay } from '../club-day.store.ts'

/** What an owner lets somebody do, as it is stored. */
export interface TrustRow {
  id: number
  ownerId: number
  name: string
  email: string
  relation: Relation
  scopes: TrustedScope[]
  /** The chosen contracts that are the owner’s. */
  contracts: number[]
  lastDay: string | null
  invitedAt: Date
  acceptedAt: Date | null
  /** Taken away, or over since its last midnight. */
  endedAt: Date | null
  lastHereAt: Date | null
  /** The end of the invitation’s link; null where none works. */
  linkUntil: Date | null
}

const rowOf = (now: Date) => sql`
  t.id, t.owner_id AS "ownerId", t.name, t.email, t.relation, t.scopes, t.last_day::text AS "lastDay",
  t.invited_at AS "invitedAt", t.accepted_at AS "acceptedAt", t.last_here_at AS "lastHereAt",
  coalesce(t.ended_at, CASE WHEN t.ends_at <= ${now} THEN t.ends_at END) AS "endedAt",
  (SELECT max(i.expires_at) FROM trust_invitations i
    WHERE i.trust_id = t.id AND i.used_at IS NULL AND i.expires_at > ${now}) AS "linkUntil",
  (SELECT coalesce(jsonb_agg(x.contract_id ORDER BY x.contract_id), '[]')
     FROM trust_contracts x JOIN held_contracts c ON c.id = x.contract_id
    WHERE x.trust_id = t.id AND c.owner_id = t.owner_id) AS contracts`

/** The contracts of a co-owner's trust `t` that the owner holds too. */
const SHARED = (ownerId: number) => sql`
  SELECT x.contract_id FROM trust_contracts x
    JOIN contract_owners theirs ON theirs.contract_id = x.contract_id AND theirs.owner_id = t.owner_id
    JOIN contract_owners own ON own.contract_id = x.contract_id AND own.owner_id = ${ownerId}
   WHERE x.trust_id = t.id AND t.owner_id <> ${ownerId} AND t.ended_at IS NULL`

/** A trust as one of the contract's owners sees it: `invitedBy` names the co-owner whose it is, null where it is their own. */
export type SeenTrust = TrustRow & { invitedBy: string | null }

/**
 * Whom an owner trusts or trusted, and whom co-owners let in for the contracts that they share, the latest invited first. Of
 * those only the shared contracts are told.
 */
export async function listTrusts(db: Database, ownerId: number, now: Date): Promise<SeenTrust[]> {
  const { rows } = await sql<SeenTrust>`
    SELECT s.*, coalesce(s.shared, s.contracts) AS contracts
      FROM (SELECT ${rowOf(now)}, CASE WHEN t.owner_id <> ${ownerId} THEN o.name || ' ' || o.lastname END AS "invitedBy",
                   (SELECT jsonb_agg(z.contract_id ORDER BY z.contract_id) FROM (${SHARED(ownerId)}) z) AS shared
              FROM trusts t JOIN owners o ON o.id = t.owner_id
             WHERE t.owner_id = ${ownerId} OR EXISTS (${SHARED(ownerId)})) s
     ORDER BY s.id DESC LIMIT 100`.execute(db)
  return rows
}

/**
 * Takes a trust of a co-owner away for the contracts that the owner holds too, under a lock of its row. What is left of it is the
 * number of other contracts; null for a trust of which the owner holds no contract.
 */
export async function leaveShared(
  trx: Database,
  ownerId: number,
  id: number,
): Promise<{ ownerId: number; left: number; name: string; email: string; isAccepted: boolean } | null> {
  const { rows } = await sql<{ ownerId: number; name: string; email: string; isAccepted: boolean }>`
    SELECT t.owner_id AS "ownerId", t.name, t.email, t.accepted_at IS NOT NULL AS "isAccepted" FROM trusts t
     WHERE t.id = ${id} AND EXISTS (${SHARED(ownerId)}) FOR UPDATE OF t`.execute(trx)
  const [trust] = rows
  if (!trust) return null
  await sql`
    DELETE FROM trust_contracts c USING trusts t
     WHERE t.id = ${id} AND c.trust_id = t.id AND c.contract_id IN (${SHARED(ownerId)})`.execute(trx)
  const { rows: others } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM trust_contracts x JOIN held_contracts c ON c.id = x.contract_id
     WHERE x.trust_id = ${id} AND c.owner_id = ${trust.ownerId}`.execute(trx)
  return { ...trust, ...onlyRow(others) }
}

/** One of an owner’s that has not ended, under a lock; null for any other. */
export async function lockTrust(
  trx: Database,
  ownerId: number,
  id: number,
  now: Date,
): Promise<TrustRow | null> {
  const { rows } = await sql<TrustRow>`
    SELECT ${rowOf(now)} FROM trusts t
     WHERE t.id = ${id} AND t.owner_id = ${ownerId} AND t.ended_at IS NULL FOR UPDATE OF t`.execute(trx)
  return rows[0] ?? null
}

/** What an owner decides about somebody. */
export interface Granted {
  relation: Relation
  scopes: readonly TrustedScope[]
  contracts: readonly number[]
  lastDay: string | null
}

/** The midnight after the last day, by the club’s clock. */
const endOf = (lastDay: string | null) => sql`
  ((${lastDay}::date + 1)::timestamp AT TIME ZONE coalesce((SELECT zone FROM hotels ORDER BY id LIMIT 1), 'UTC'))`

/** Lets somebody in; null where the address has a living trust of this owner already. */
export async function insertTrust(
  trx: Database,
  { ownerId, name, email, ...granted }: Granted & { ownerId: number; name: string; email: string },
  now: Date,
): Promise<number | null> {
  const { relation, scopes, lastDay } = granted
  // One whose last midnight is past holds no place any more.
  await sql`
    UPDATE trusts SET ended_at = ends_at
     WHERE owner_id = ${ownerId} AND email = ${email} AND ended_at IS NULL AND ends_at <= ${now}`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO trusts (owner_id, name, email, relation, scopes, last_day, ends_at, invited_at)
    VALUES (${ownerId}, ${name}, ${email}, ${relation}, ${scopes}::text[], ${lastDay}::date, ${endOf(lastDay)}, ${now})
    ON CONFLICT (owner_id, email) WHERE ended_at IS NULL DO NOTHING
    RETURNING id`.execute(trx)
  const id = rows[0]?.id ?? null
  if (id !== null) await saveContracts(trx, id, ownerId, granted.contracts)
  return id
}

/** Writes what somebody may from now on. */
export async function saveTrust(
  trx: Database,
  { id, ownerId }: { id: number; ownerId: number },
  { relation, scopes, lastDay, contracts }: Granted,
): Promise<void> {
  await sql`DELETE FROM trust_contracts WHERE trust_id = ${id}`.execute(trx)
  await saveContracts(trx, id, ownerId, contracts)
  await sql`
    UPDATE trusts SET relation = ${relation}, scopes = ${scopes}::text[], last_day = ${lastDay}::date,
                      ends_at = ${endOf(lastDay)}
     WHERE id = ${id}`.execute(trx)
}

async function saveContracts(
  trx: Database,
  id: number,
  ownerId: number,
  contracts: readonly number[],
): Promise<void> {
  await sql`
    INSERT INTO trust_contracts (trust_id, contract_id)
    SELECT ${id}::int, c.id FROM held_contracts c
     WHERE c.owner_id = ${ownerId} AND c.id = ANY(${contracts}::int[])`.execute(trx)
}

/** How many of these contracts are the owner’s. */
export async function countOwn(db: Database, ownerId: number, contracts: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM held_contracts
     WHERE owner_id = ${ownerId} AND id = ANY(${contracts}::int[])`.execute(db)
  return onlyRow(rows).count
}

/** The numbers of contracts, as people know them. */
export async function numbersOf(db: Database, contracts: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM contracts WHERE id = ANY(${contracts}::int[]) ORDER BY number`.execute(db)
  return rows.map(({ number }) => number)
}

/** Ends a trust; the database ends its sessions. */
export async function endTrust(trx: Database, id: number, now: Date): Promise<void> {
  await sql`DELETE FROM trust_invitations WHERE trust_id = ${id} AND used_at IS NULL`.execute(trx)
  await sql`UPDATE trusts SET ended_at = ${now} WHERE id = ${id} AND ended_at IS NULL`.execute(trx)
}

/** The language of a trusted person’s account. */
export async function languageOfPerson(db: Database, email: string): Promise<string> {
  const { rows } = await sql<{ languageName: string }>`
    SELECT language_name AS "languageName" FROM trusted_people WHERE email = ${email}`.execute(db)
  return onlyRow(rows).languageName
}

/** The club’s day, for what is its last. */
export async function readToday(db: Database, now: Date): Promise<string> {
  const { rows } = await sql<{ today: string }>`SELECT ${clubDay(now)}::text AS today`.execute(db)
  return onlyRow(rows).today
}

/** Accepted and not over; of an owner whose account is neither closed nor locked (“this wasn’t me”). */
const STANDS = (now: Date) => sql`
  t.accepted_at IS NOT NULL AND t.ended_at IS NULL AND (t.ends_at IS NULL OR t.ends_at > ${now})
  AND EXISTS (SELECT FROM trust_contracts x JOIN held_contracts c ON c.id = x.contract_id
               WHERE x.trust_id = t.id AND c.owner_id = t.owner_id)
  AND EXISTS (SELECT FROM owners w WHERE w.id = t.owner_id AND w.locked_at IS NULL)`

/** For whom a person was here last, of those who let them in yet; null where nobody does. */
export async function lastTrustOf(db: Database, personId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT t.id FROM trusts t WHERE t.trusted_id = ${personId} AND ${STANDS(now)}
     ORDER BY t.last_here_at DESC NULLS LAST, t.id DESC LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Somebody’s trust by its own number, with the owner’s name. */
export interface TrustOf extends TrustRow {
  owner: string
  ownerLastname: string
  ownerEmail: string
  ownerLanguage: string
}

/** The living trusts of a person, one for each owner who lets them in. */
export async function listTrustsOf(db: Database, personId: number, now: Date): Promise<TrustOf[]> {
  const { rows } = await sql<TrustOf>`
    SELECT ${rowOf(now)}, o.name AS owner, o.lastname AS "ownerLastname", o.email AS "ownerEmail",
           o.language_name AS "ownerLanguage"
      FROM trusts t JOIN owners o ON o.id = t.owner_id
     WHERE t.trusted_id = ${personId} AND ${STANDS(now)} ORDER BY t.id`.execute(db)
  return rows
}

/** Notes that a person is here for an owner, in their session too. */
export async function noteHere(
  trx: Database,
  { trustId, tokenHash }: { trustId: number; tokenHash: Buffer },
  now: Date,
): Promise<void> {
  await sql`UPDATE sessions SET trust_id = ${trustId} WHERE token_hash = ${tokenHash} AND trusted_id IS NOT NULL`.execute(
    trx,
  )
  await sql`UPDATE trusts SET last_here_at = ${now} WHERE id = ${trustId}`.execute(trx)
}

/** An account of somebody trusted as the portal shows it. */
export async function readPerson(
  db: Database,
  personId: number,
): Promise<{ email: string; languageName: string }> {
  const { rows } = await sql<{ email: string; languageName: string }>`
    SELECT email, language_name AS "languageName" FROM trusted_people WHERE id = ${personId}`.execute(db)
  return onlyRow(rows)
}

/** Whether an owner has an executive report to sign. */
export async function hasUnsigned(db: Database, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT EXISTS (SELECT FROM held_contracts c JOIN executive_reports r ON r.contract_id = c.id
                    WHERE c.owner_id = ${ownerId} AND r.signed_at IS NULL) AS waits`.execute(db)
  return onlyRow(rows).waits
}
