import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { setDayListMail } from '../../day-lists/day-lists.endpoints.ts'
import type { SendRule } from '../../day-lists/due.ts'

/** To whom a product's lists go at a resort. */
export interface MailRule extends SendRule {
  id: number
  product: number
  hotel: number
  email: string
  language: Language
  whenEmpty: boolean
}

const RULE = sql<MailRule>`
  m.id, m.product_id AS product, m.hotel_id AS hotel, m.email, m.language, m.when_empty AS "whenEmpty", h.zone,
  m.send_at AS time, m.days_before AS before, m.changed_at AS since`

/** Every rule by which lists go out. */
export async function readRules(db: Database): Promise<MailRule[]> {
  const { rows } = await sql<MailRule>`
    SELECT ${RULE} FROM day_list_mails m JOIN hotels h ON h.id = m.hotel_id ORDER BY m.id`.execute(db)
  return rows
}

/** The rule of a product at a resort, with what was sent last of a day; null where it goes to nobody. */
export async function readRule(
  db: Database,
  { id, hotel, day }: { id: number; hotel: number; day: Day },
): Promise<(MailRule & { sentAt: Date | null; digest: string | null }) | null> {
  const { rows } = await sql<MailRule & { sentAt: Date | null; digest: string | null }>`
    SELECT ${RULE}, s.at AS "sentAt", s.digest
      FROM day_list_mails m JOIN hotels h ON h.id = m.hotel_id
      LEFT JOIN LATERAL (SELECT at, digest FROM day_list_sendings
                          WHERE mail_id = m.id AND day = ${day}::date ORDER BY id DESC LIMIT 1) s ON true
     WHERE m.product_id = ${id} AND m.hotel_id = ${hotel}`.execute(db)
  return rows[0] ?? null
}

/** The days of these that a rule's list has been sent for by itself. */
export async function sentDays(db: Database, rule: number, days: readonly Day[]): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    SELECT day FROM day_list_sendings
     WHERE mail_id = ${rule} AND day = ANY(${days}::date[]) AND admin_id IS NULL`.execute(db)
  return rows.map(({ day }) => day)
}

/** Locks a rule until the transaction ends; null while somebody else holds it, or where it is gone. */
export async function lockRule(trx: Database, id: number): Promise<MailRule | null> {
  const locked = await sql`SELECT 1 FROM day_list_mails WHERE id = ${id} FOR UPDATE SKIP LOCKED`.execute(trx)
  if (locked.rows.length === 0) return null
  const { rows } = await sql<MailRule>`
    SELECT ${RULE} FROM day_list_mails m JOIN hotels h ON h.id = m.hotel_id WHERE m.id = ${id}`.execute(trx)
  return rows[0] ?? null
}

/** Notes that a list goes out; false where it did by itself already. */
export async function noteSending(
  trx: Database,
  { rule, day, digest, adminId }: { rule: number; day: Day; digest: string; adminId: number | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO day_list_sendings (mail_id, day, at, digest, admin_id)
    VALUES (${rule}, ${day}::date, ${now}::timestamptz, ${digest}, ${adminId}::int)
    ON CONFLICT (mail_id, day) WHERE admin_id IS NULL DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Writes the rule of a product at a resort. False where there is no such product or resort. */
export async function saveRule(
  trx: Database,
  rule: BodyOf<typeof setDayListMail>,
  adminId: number | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO day_list_mails (hotel_id, product_id, email, language, send_at, days_before, when_empty, changed_at,
                                changed_by_admin_id)
    SELECT h.id, p.id, ${rule.email}, ${rule.language}, ${rule.time}, ${rule.before}::int, ${rule.whenEmpty}::boolean,
           ${now}::timestamptz, ${adminId}::int
      FROM products p JOIN hotels h ON h.id = ${rule.hotel} AND coalesce(p.hotel_id, h.id) = h.id
     WHERE p.id = ${rule.id}
    ON CONFLICT (hotel_id, product_id) DO UPDATE SET
      email = excluded.email, language = excluded.language, send_at = excluded.send_at, days_before = excluded.days_before,
      when_empty = excluded.when_empty, changed_at = excluded.changed_at, changed_by_admin_id = excluded.changed_by_admin_id
    RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Takes the rule of a product at a resort away, with what was noted of its mails. */
export async function removeRule(trx: Database, { id, hotel }: { id: number; hotel: number }): Promise<void> {
  await sql`DELETE FROM day_list_mails WHERE product_id = ${id} AND hotel_id = ${hotel}`.execute(trx)
}
