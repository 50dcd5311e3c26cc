import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { Caller } from '../../../server/http/caller.ts'
import {
  type AccessGroup,
  type AccessKind,
  CLUB_KINDS,
  type ClubKind,
  type MailedLink,
} from '../../access.ts'
import type { Relation } from '../../relations.ts'
import type { Account } from '../accounts.store.ts'
import { type Came, cameOf } from './came.ts'

/** What happened at an owner's door, to be kept. */
export interface AccessEvent {
  ownerId: number
  kind: AccessKind
  came: Came
  /** The call that gave a file or a link. */
  subject?: string
  /** The admin who took a file for the owner. */
  adminId?: number | null
  /** Somebody trusted: who took a file, came, or was let in. */
  trustId?: number | null
}

/** Keeps what happened at an owner's door. */
export async function noteAccess(trx: Database, event: AccessEvent, now: Date): Promise<void> {
  const { ownerId, kind, came, subject = null, adminId = null, trustId = null } = event
  await sql`
    INSERT INTO access_events (owner_id, at, kind, browser, system, place, network, subject, admin_id, trust_id)
    VALUES (${ownerId}, ${now}, ${kind}, ${came.browser}, ${came.system}, ${came.place}, ${came.network},
            ${subject}, ${adminId}, ${trustId})`.execute(trx)
}

/**
 * The same for the owner of an e-mail address: nothing is kept where there is no such owner, after the same statement,
 * so that its time tells less of who exists.
 */
export async function noteAccessByEmail(
  trx: Database,
  email: string,
  { kind, came }: Pick<AccessEvent, 'kind' | 'came'>,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO access_events (owner_id, at, kind, browser, system, place, network)
    SELECT id, ${now}::timestamptz, ${kind}, ${came.browser}, ${came.system}, ${came.place}, ${came.network}
      FROM owners WHERE email = ${email}`.execute(trx)
}

/** The same where many come one after the other: once in an hour. */
export async function noteWaitingByEmail(db: Database, email: string, came: Came, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  await sql`
    INSERT INTO access_events (owner_id, at, kind, browser, system, place, network)
    SELECT id, ${now}::timestamptz, 'refused-waiting', ${came.browser}, ${came.system}, ${came.place}, ${came.network}
      FROM owners o
     WHERE email = ${email}
       AND NOT EXISTS (SELECT FROM access_events WHERE owner_id = o.id AND at > ${hourAgo} AND kind = 'refused-waiting')`.execute(
    db,
  )
}

/** Keeps that a private link was opened; once in 24 hours for each, since programs ask every few hours. */
export async function noteLink(
  db: Database,
  { ownerId, came, subject }: Required<Pick<AccessEvent, 'ownerId' | 'came' | 'subject'>>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - 86_400_000)
  await noteOnceSince(db, { ownerId, kind: 'link', came, subject }, { since, now })
}

/**
 * Keeps that a mailed link was opened, of an owner's account; once in ten minutes for each kind of link, since a page that is
 * loaded again asks again.
 */
export async function noteLinkOpened(
  db: Database,
  { kind, id }: Account,
  subject: MailedLink,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  if (kind !== 'owner') return
  const since = new Date(now.getTime() - 600_000)
  await noteOnceSince(db, { ownerId: id, kind: 'link-opened', came: cameOf(caller), subject }, { since, now })
}

/** Keeps what happened unless the same was kept since a moment. */
async function noteOnceSince(
  db: Database,
  { ownerId, kind, came, subject }: AccessEvent & { subject: string },
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO access_events (owner_id, at, kind, browser, system, place, network, subject)
    SELECT ${ownerId}::integer, ${now}::timestamptz, ${kind}, ${came.browser}, ${came.system}, ${came.place},
           ${came.network}, ${subject}
     WHERE NOT EXISTS (SELECT FROM access_events WHERE owner_id = ${ownerId} AND at > ${since}
                          AND kind = ${kind} AND subject = ${subject})`.execute(db)
}

/** A line of the owner's list, of whichever table. */
export interface AccessRow extends Came {
  at: Date
  kind: AccessKind | ClubKind | 'trusted-deed'
  /** The call of a deed, a file or a link. */
  subject: string | null
  /** Who of the club it was. */
  admin: string | null
  /** Whom of those that the owner trusts it is about, and what they are to the owner. */
  trusted: string | null
  relation: Relation | null
}

/** From when to when, as instants: the first is in, the second out. */
export interface AccessPeriod {
  from: Date
  until: Date
}

/** Every line of an owner in a span. Each part is read by an index on the owner and the time. */
const lines = (ownerId: number, { from, until }: AccessPeriod) => sql`
  SELECT e.at, e.kind, e.browser, e.system, e.place, e.network, e.subject,
         a.name || ' ' || a.lastname AS admin, t.name AS trusted, t.relation, e.id AS part, 1 AS source
    FROM access_events e LEFT JOIN admins a ON a.id = e.admin_id LEFT JOIN trusts t ON t.id = e.trust_id
   WHERE e.owner_id = ${ownerId} AND e.at >= ${from} AND e.at < ${until}
  UNION ALL
  SELECT d.at, 'club-deed', NULL, NULL, NULL, NULL, d.deed, a.name || ' ' || a.lastname, NULL, NULL,
         d.id, 2
    FROM deeds d JOIN admins a ON a.id = d.actor_admin_id
   WHERE d.owner_id = ${ownerId} AND d.at >= ${from} AND d.at < ${until}
  UNION ALL
  SELECT d.at, 'trusted-deed', NULL, NULL, NULL, NULL, d.deed, NULL, t.name, t.relation, d.id, 2
    FROM deeds d JOIN trusts t ON t.id = d.actor_trust_id
   WHERE d.owner_id = ${ownerId} AND d.at >= ${from} AND d.at < ${until}
  UNION ALL
  SELECT t.began_at, 'club-came', NULL, NULL, NULL, NULL, NULL, a.name || ' ' || a.lastname, NULL, NULL, t.id, 3
    FROM acting_turns t JOIN admins a ON a.id = t.admin_id
   WHERE t.owner_id = ${ownerId} AND t.began_at >= ${from} AND t.began_at < ${until}
  UNION ALL
  SELECT c.at, 'club-' || c.kind, NULL, NULL, NULL, NULL, NULL, a.name || ' ' || a.lastname, NULL, NULL, c.id, 4
    FROM account_changes c LEFT JOIN admins a ON a.id = c.by_admin_id
   WHERE c.owner_id = ${ownerId} AND c.kind IN ('disabled', 'enabled') AND c.at >= ${from} AND c.at < ${until}`

/** The kinds of each group that the page offers as a filter. */
const KINDS_OF: Readonly<Record<AccessGroup, readonly AccessRow['kind'][]>> = {
  'sign-ins': [
    'signed-in',
    'signed-in-new',
    'device-ended',
    'devices-ended',
    'password-changed',
    'reset-asked',
    'link-opened',
    'address-asked',
    'address-changed',
    'address-put-back',
    'phone-changed',
    'phone-put-back',
    'factor-on',
    'factor-off',
    'codes-renewed',
    'code-used',
    'passkey-added',
    'passkey-removed',
    'factor-lost',
    'factor-lost-stopped',
    'factor-lost-gone',
  ],
  refused: [
    'refused',
    'refused-waiting',
    'refused-locked',
    'locked',
    'not-me',
    'proof-refused',
    'factor-refused',
  ],
  trusted: [
    'trusted-invited',
    'trusted-joined',
    'trusted-came',
    'trusted-changed',
    'trusted-ended',
    'trusted-declined',
    'trusted-deed',
  ],
  club: [...CLUB_KINDS, 'factor-lost-noted', 'factor-lost-granted', 'factor-lost-declined'],
  files: ['file', 'link'],
}

/** An owner's lines in a span, the latest first; of one group, or of all. */
export async function listAccessEvents(
  db: Database,
  ownerId: number,
  { span, group, most, skip }: { span: AccessPeriod; group: AccessGroup | null; most: number; skip: number },
): Promise<AccessRow[]> {
  const kinds = group && JSON.stringify(KINDS_OF[group])
  const { rows } = await sql<AccessRow>`
    SELECT at, kind, browser, system, place, network, subject, admin, trusted, relation FROM (${lines(ownerId, span)}) AS l
     WHERE ${kinds}::jsonb IS NULL OR ${kinds}::jsonb ? kind
     ORDER BY at DESC, source, part DESC LIMIT ${most} OFFSET ${skip}`.execute(db)
  return rows
}

/** How many lines of each group an owner has in a span. */
export async function countAccess(
  db: Database,
  ownerId: number,
  span: AccessPeriod,
): Promise<Record<AccessGroup, number>> {
  const { rows } = await sql<Record<AccessGroup, number>>`
    SELECT ${sql.join(
      Object.entries(KINDS_OF).map(
        ([group, kinds]) =>
          sql`count(*) FILTER (WHERE ${JSON.stringify(kinds)}::jsonb ? kind)::int AS ${sql.ref(group)}`,
      ),
    )}
      FROM (${lines(ownerId, span)}) AS l`.execute(db)
  return onlyRow(rows)
}

/** Removes the lines that are older than an instant. The database lets none go that is younger than 13 months. */
export async function removeOldAccess(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM access_events WHERE at < ${before}`.execute(db)
}
