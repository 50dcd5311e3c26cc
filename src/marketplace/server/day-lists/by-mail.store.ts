import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { LIST_KINDS, setDayListMail } from '../../day-lists/day-lists.endpoints.ts'
import type { SendRule } from '../../day-lists/due.ts'

type Kind = (typeof LIST_KINDS)[number]

/** The thing whose lists a rule sends: a product at a resort, or an event at its own. */
export interface ListedThing {
  kind: Kind
  id: number
  hotel: number
}

/** To whom a thing's lists go. */
export interface MailRule extends SendRule {
  /** The rule's own number, among those of its kind. */
  rule: number
  kind: Kind
  /** The product's, or the event's. */
  id: number
  hotel: number
  email: string
  language: Language
  whenEmpty: boolean
}

/** What is read of each kind: an event takes place at its resort, from its first day to its last. */
const OF: Readonly<Record<Kind, { mails: RawBuilder<unknown>; sendings: RawBuilder<unknown> }>> = {
  product: { mails: sql.table('day_list_mails'), sendings: sql.table('day_list_sendings') },
  event: { mails: sql.table('event_list_mails'), sendings: sql.table('event_list_sendings') },
}

const rulesOf = (kind: Kind): RawBuilder<MailRule> => {
  const id = kind === 'product' ? sql`m.product_id` : sql`m.event_id`
  const hotel = kind === 'product' ? sql`m.hotel_id` : sql`e.hotel_id`
  const days =
    kind === 'product'
      ? sql`NULL::date AS first, NULL::date AS last`
      : sql`e.start_day AS first, e.end_day AS last`
  return sql<MailRule>`
    SELECT m.id AS rule, ${sql.lit(kind)} AS kind, ${id} AS id, h.id AS hotel, m.email, m.language,
           m.when_empty AS "whenEmpty", h.zone, m.send_at AS time, m.days_before AS before, m.changed_at AS since, ${days}
      FROM ${OF[kind].mails} m ${kind === 'event' ? sql`JOIN events e ON e.id = m.event_id` : sql``}
      JOIN hotels h ON h.id = ${hotel}`
}

/** Every rule by which lists go out. */
export async function readRules(db: Database): Promise<MailRule[]> {
  const { rows } = await sql<MailRule>`
    ${rulesOf('product')} UNION ALL ${rulesOf('event')} ORDER BY kind, rule`.execute(db)
  return rows
}

/** The rule of a thing, with what was sent last of a day; null where it goes to nobody. */
export async function readRule(
  db: Database,
  { kind, id, hotel, day }: ListedThing & { day: Day },
): Promise<(MailRule & { sentAt: Date | null; digest: string | null }) | null> {
  const { rows } = await sql<MailRule & { sentAt: Date | null; digest: string | null }>`
    SELECT r.*, s.at AS "sentAt", s.digest
      FROM (${rulesOf(kind)}) r
      LEFT JOIN LATERAL (SELECT at, digest FROM ${OF[kind].sendings}
                          WHERE mail_id = r.rule AND day = ${day}::date ORDER BY id DESC LIMIT 1) s ON true
     WHERE r.id = ${id} AND r.hotel = ${hotel}`.execute(db)
  return rows[0] ?? null
}

/** The days of these that a rule's list has been sent for by itself. */
export async function sentDays(db: Database, { kind, rule }: MailRule, days: readonly Day[]): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    SELECT day FROM ${OF[kind].sendings}
     WHERE mail_id = ${rule} AND day = ANY(${days}::date[]) AND admin_id IS NULL`.execute(db)
  return rows.map(({ day }) => day)
}

/** Locks a rule until the transaction ends; null while somebody else holds it, or where it is gone. */
export async function lockRule(trx: Database, { kind, rule }: MailRule): Promise<MailRule | null> {
  const locked = await sql`
    SELECT 1 FROM ${OF[kind].mails} WHERE id = ${rule} FOR UPDATE SKIP LOCKED`.execute(trx)
  if (locked.rows.length === 0) return null
  const { rows } = await sql<MailRule>`SELECT * FROM (${rulesOf(kind)}) r WHERE r.rule = ${rule}`.execute(trx)
  return rows[0] ?? null
}

/** Notes that a list goes out; false where it did by itself already. */
export async function noteSending(
  trx: Database,
  { kind, rule }: MailRule,
  { day, digest, adminId }: { day: Day; digest: string; adminId: number | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO ${OF[kind].sendings} (mail_id, day, at, digest, admin_id)
    VALUES (${rule}, ${day}::date, ${now}::timestamptz, ${digest}, ${adminId}::int)
    ON CONFLICT (mail_id, day) WHERE admin_id IS NULL DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Writes the rule of a thing. False where there is no such product or event at that resort. */
export async function saveRule(
  trx: Database,
  rule: BodyOf<typeof setDayListMail>,
  adminId: number | null,
  now: Date,
): Promise<boolean> {
  const { kind, id, hotel } = rule
  const [key, values, things] =
    kind === 'product'
      ? [sql`hotel_id, product_id`, sql`h.id, t.id`, sql`products`]
      : [sql`event_id`, sql`t.id`, sql`events`]
  const { rows } = await sql`
    INSERT INTO ${OF[kind].mails} (${key}, email, language, send_at, days_before, when_empty, changed_at,
                                   changed_by_admin_id)
    SELECT ${values}, ${rule.email}, ${rule.language}, ${rule.time}, ${rule.before}::int, ${rule.whenEmpty}::boolean,
           ${now}::timestamptz, ${adminId}::int
      FROM ${things} t JOIN hotels h ON h.id = ${hotel} AND coalesce(t.hotel_id, h.id) = h.id
     WHERE t.id = ${id}
    ON CONFLICT (${key}) DO UPDATE SET
      email = excluded.email, language = excluded.language, send_at = excluded.send_at, days_before = excluded.days_before,
      when_empty = excluded.when_empty, changed_at = excluded.changed_at, changed_by_admin_id = excluded.changed_by_admin_id
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Takes the rule of a thing away, with what was noted of its mails. */
export async function removeRule(trx: Database, { kind, id, hotel }: ListedThing): Promise<void> {
  if (kind === 'product')
    await sql`DELETE FROM day_list_mails WHERE product_id = ${id} AND hotel_id = ${hotel}`.execute(trx)
  else
    await sql`
      DELETE FROM event_list_mails m USING events e
       WHERE m.event_id = ${id} AND e.id = m.event_id AND e.hotel_id = ${hotel}`.execute(trx)
}
