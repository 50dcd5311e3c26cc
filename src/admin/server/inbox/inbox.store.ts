import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import {
  INBOX_PAGE,
  type InboxColleague,
  type InboxNote,
  type InboxRow,
} from '../../inbox/inbox.endpoints.ts'
import type { InboxAge, InboxArrival, InboxKind, InboxSort, InboxView } from '../../inbox/kinds.ts'

/** What somebody asks of the inbox: the kinds are those of their roles. */
export interface InboxFilter {
  kinds: readonly InboxKind[]
  adminId: number
  view: InboxView
  idHotel?: number | undefined
  age?: InboxAge | undefined
  arrival?: InboxArrival | undefined
  /** Who has it. */
  idStaff?: number | undefined
  search?: string | undefined
}

const instantOf = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const ROW = (now: Date) => sql`
  i.kind, i.thing_id AS id, i.state, i.code, i.words, ${instantOf(sql`i.since`)} AS since, i.answer_by AS "answerBy",
  ${instantOf(sql`i.lapses_at`)} AS "lapsesAt", ${instantOf(sql`i.alert_at`)} AS "alertAt",
  CASE WHEN i.lapses_at <= ${now} THEN 'late'
       WHEN i.answer_by <= (${now}::timestamptz AT TIME ZONE i.zone)::date THEN 'today' ELSE 'later' END AS group,
  i.first_day AS "firstDay", i.last_day AS "lastDay", h.name AS hotel, u.number AS residence, c.number AS contract,
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('name', o.name, 'lastname', o.lastname) END AS owner,
  CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('id', a.id, 'name', a.name, 'lastname', a.lastname) END AS assigned,
  ${instantOf(sql`i.snoozed_until`)} AS "snoozedUntil"`

const JOINED = sql`
  LEFT JOIN owners o ON o.id = i.owner_id
  LEFT JOIN contracts c ON c.id = i.contract_id
  LEFT JOIN housing u ON u.id = c.housing_id
  LEFT JOIN hotels h ON h.id = i.hotel_id
  LEFT JOIN admins a ON a.id = i.assigned_admin_id`

/** What is in the inbox at this moment, of these kinds. */
const shown = (kinds: readonly InboxKind[], now: Date) => sql`
  i.kind = ANY (${kinds as string[]}) AND coalesce(i.shown_from, '-infinity') <= ${now} AND coalesce(i.shown_until, 'infinity') > ${now}`

/** An answer that is held is an answer: what it is to does not wait for anybody. */
const unanswered = sql`
  NOT EXISTS (SELECT FROM held_answers a WHERE a.kind = i.kind AND a.thing_id = i.thing_id AND a.failed_at IS NULL)`

const awake = (now: Date) => sql`coalesce(i.snoozed_until, '-infinity') <= ${now}`

/** One condition for each view. */
function ofView(view: InboxView, adminId: number, now: Date): RawBuilder<unknown> {
  if (view === 'snoozed') return sql`i.snoozed_until > ${now}`
  if (view === 'mine') return sql`${awake(now)} AND i.assigned_admin_id = ${adminId}`
  if (view === 'free') return sql`${awake(now)} AND i.assigned_admin_id IS NULL`
  return awake(now)
}

/** Every word by its beginning. `inbox_words` leaves letters, digits and spaces, so that nothing of it is an operator. */
const found = (search: string) => sql`
  i.find @@ to_tsquery('simple', regexp_replace(btrim(inbox_words(${search})), ' +', ':* & ', 'g') || ':*')`

const isSoon = (now: Date) => sql`i.alert_at <= ${now} AND i.lapses_at > ${now}`

const HOURS: Readonly<Record<Exclude<InboxAge, 'late' | 'soon'>, number>> = {
  day: 24,
  'three-days': 72,
  week: 168,
}

function ofAge(age: InboxAge, now: Date): RawBuilder<unknown> {
  if (age === 'late') return sql`i.lapses_at <= ${now}`
  if (age === 'soon') return isSoon(now)
  return sql`i.since <= ${new Date(now.getTime() - HOURS[age] * 3_600_000)}`
}

const DAYS: Readonly<Record<InboxArrival, number>> = { today: 0, 'three-days': 3, week: 7, month: 30 }

/** By the days of the place: what is under way counts as arriving. */
const ofArrival = (arrival: InboxArrival, now: Date) => sql`
  i.first_day <= (${now}::timestamptz AT TIME ZONE i.zone)::date + ${DAYS[arrival]}::int
  AND coalesce(i.last_day, i.first_day) >= (${now}::timestamptz AT TIME ZONE i.zone)::date`

function where(filter: InboxFilter, now: Date): RawBuilder<unknown> {
  const { kinds, adminId, view, idHotel, age, arrival, idStaff, search } = filter
  const conditions = [shown(kinds, now), unanswered, ofView(view, adminId, now)]
  if (idHotel !== undefined) conditions.push(sql`i.hotel_id = ${idHotel}`)
  if (age) conditions.push(ofAge(age, now))
  if (arrival) conditions.push(ofArrival(arrival, now))
  if (idStaff !== undefined) conditions.push(sql`i.assigned_admin_id = ${idStaff}`)
  if (search) conditions.push(found(search))
  return sql.join(conditions, sql` AND `)
}

/** The orders, each with the index that has it. */
const ORDERS: Readonly<Record<InboxSort, RawBuilder<unknown>>> = {
  lapse: sql`i.lapses_at, i.since, i.kind, i.thing_id`,
  newest: sql`i.since DESC, i.kind, i.thing_id`,
  arrival: sql`i.first_day, i.lapses_at, i.kind, i.thing_id`,
}

/** A page of the inbox, from 1. The rows are chosen before anything is joined to them. */
export async function findInbox(
  db: Database,
  filter: InboxFilter,
  { sort, page }: { sort: InboxSort; page: number },
  now: Date,
): Promise<InboxRow[]> {
  const order = ORDERS[sort]
  const { rows } = await sql<InboxRow>`
    SELECT ${ROW(now)}
      FROM (SELECT * FROM inbox i WHERE ${where(filter, now)}
             ORDER BY ${order} LIMIT ${INBOX_PAGE}::int OFFSET ${(page - 1) * INBOX_PAGE}::int) i ${JOINED}
     ORDER BY ${order}`.execute(db)
  return rows
}

/** How many a filter finds. */
export async function countInboxFound(db: Database, filter: InboxFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM inbox i WHERE ${where(filter, now)}`.execute(db)
  return rows[0]?.found ?? 0
}

export interface InboxCounts {
  all: number
  mine: number
  free: number
  snoozed: number
  late: number
  soon: number
  kinds: Record<string, number>
}

/** How much of what is somebody's work waits, by view and by kind. */
export async function countInbox(
  db: Database,
  { kinds, adminId }: Pick<InboxFilter, 'kinds' | 'adminId'>,
  now: Date,
): Promise<InboxCounts> {
  const { rows } = await sql<Omit<InboxCounts, 'kinds'> & { kind: string }>`
    SELECT i.kind, count(*) FILTER (WHERE ${awake(now)})::int AS all,
           count(*) FILTER (WHERE ${ofView('mine', adminId, now)})::int AS mine,
           count(*) FILTER (WHERE ${ofView('free', adminId, now)})::int AS free,
           count(*) FILTER (WHERE ${ofView('snoozed', adminId, now)})::int AS snoozed,
           count(*) FILTER (WHERE ${awake(now)} AND i.lapses_at <= ${now})::int AS late,
           count(*) FILTER (WHERE ${awake(now)} AND ${isSoon(now)})::int AS soon
      FROM inbox i WHERE ${shown(kinds, now)} AND ${unanswered} GROUP BY i.kind`.execute(db)
  const counts: InboxCounts = { all: 0, mine: 0, free: 0, snoozed: 0, late: 0, soon: 0, kinds: {} }
  for (const { kind, ...more } of rows) {
    for (const view of ['all', 'mine', 'free', 'snoozed', 'late', 'soon'] as const) counts[view] += more[view]
    counts.kinds[kind] = more.all
  }
  return counts
}

/** The hotels, by their name. */
export async function readInboxHotels(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM hotels ORDER BY alphabetical(name), id`.execute(db)
  return rows
}

/** The active people of the club with one of these roles. */
export async function readColleagues(
  db: Database,
  roles: readonly string[],
  adminId: number,
): Promise<InboxColleague[]> {
  const { rows } = await sql<InboxColleague>`
    SELECT id, name, lastname, id = ${adminId} AS self,
           ARRAY(SELECT r FROM unnest(roles) r WHERE r IN ('desk', 'finance') ORDER BY r) AS roles
      FROM admins WHERE active AND roles && ${roles as string[]}::text[]
     ORDER BY alphabetical(name), id`.execute(db)
  return rows
}

/** A thing that is in the inbox and of these kinds; null where there is none. */
export async function findThing(
  db: Database,
  kinds: readonly InboxKind[],
  { kind, id }: { kind: InboxKind; id: number },
  now: Date,
): Promise<(InboxRow & { ownerId: number | null }) | null> {
  const { rows } = await sql<InboxRow & { ownerId: number | null }>`
    SELECT ${ROW(now)}, i.owner_id AS "ownerId"
      FROM inbox i ${JOINED} WHERE i.kind = ${kind} AND i.thing_id = ${id} AND ${shown(kinds, now)}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** What of an owner waits, what lapses first at the top; without one thing where that is named. */
export async function findOfOwner(
  db: Database,
  kinds: readonly InboxKind[],
  ownerId: number,
  but: { kind: InboxKind; id: number } | null,
  now: Date,
): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    SELECT ${ROW(now)}
      FROM inbox i ${JOINED}
     WHERE i.owner_id = ${ownerId} AND ${shown(kinds, now)} AND ${unanswered}
       ${but ? sql`AND (i.kind, i.thing_id) <> (${but.kind}, ${but.id}::int)` : sql``}
     ORDER BY i.lapses_at, i.since, i.kind, i.thing_id LIMIT 8`.execute(db)
  return rows
}

/** What colleagues have said about a thing, the oldest first. */
export async function readNotes(
  db: Database,
  { kind, id }: { kind: InboxKind; id: number },
  adminId: number,
): Promise<InboxNote[]> {
  const { rows } = await sql<InboxNote>`
    SELECT n.id, n.words, ${instantOf(sql`n.at`)} AS at, a.name || ' ' || a.lastname AS by, n.admin_id = ${adminId} AS self
      FROM inbox_notes n JOIN admins a ON a.id = n.admin_id
     WHERE n.kind = ${kind} AND n.thing_id = ${id} ORDER BY n.id`.execute(db)
  return rows
}

type Things = readonly { kind: InboxKind; id: number }[]

/** The things of a list that are in the inbox and of these kinds, as a condition on `i`. */
const among = (kinds: readonly InboxKind[], things: Things, now: Date) => sql`
  ${shown(kinds, now)} AND (i.kind, i.thing_id) IN (
    SELECT t.kind, t.id FROM jsonb_to_recordset(${JSON.stringify(things)}::jsonb) AS t(kind text, id int))`

/** Says whose things are; answers of how many. */
export async function saveAssigned(
  trx: Database,
  kinds: readonly InboxKind[],
  things: Things,
  adminId: number | null,
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    UPDATE inbox i SET assigned_admin_id = ${adminId}::int, assigned_at = CASE WHEN ${adminId}::int IS NULL THEN NULL ELSE ${now}::timestamptz END
     WHERE ${among(kinds, things, now)} RETURNING 1`.execute(trx)
  return rows.length
}

/** Puts things off until a moment; answers how many. */
export async function saveSnoozed(
  trx: Database,
  kinds: readonly InboxKind[],
  things: Things,
  until: Date | null,
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    UPDATE inbox i SET snoozed_until = ${until}::timestamptz WHERE ${among(kinds, things, now)} RETURNING 1`.execute(
    trx,
  )
  return rows.length
}

/** Keeps what somebody says to colleagues about a thing. */
export async function addNote(
  trx: Database,
  { kind, id, words, adminId }: { kind: InboxKind; id: number; words: string; adminId: number },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO inbox_notes (kind, thing_id, words, admin_id, at)
    VALUES (${kind}, ${id}, ${words}, ${adminId}, ${now})`.execute(trx)
}
