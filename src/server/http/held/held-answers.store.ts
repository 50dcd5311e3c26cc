import { sql } from 'kysely'
import type { StaffRole } from '../../../kernel/endpoint.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../database/database.ts'

/** From where an answer came: what is not the session's. */
export interface HeldCaller {
  language: Language
  screen: Language
  address: string
  userAgent: string
  place: string | null
  /** The owner whom its person acted for meanwhile; their idempotency keys are by it. */
  actingOwnerId: number | null
}

/** An answer that is to be held. */
export interface NewHeld {
  kind: string
  thingId: number
  call: string
  body: unknown
  caller: HeldCaller
  adminId: number
  key: string
  press: string
  heldAt: Date
  dueAt: Date
}

/** Who holds a thing's answer, under which key. */
export interface HeldBy {
  id: number
  adminId: number
  key: string
  name: string
  dueAt: Date
}

/** Holds an answer; null where the thing has one that is held. */
export async function insertHeld(trx: Database, held: NewHeld): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO held_answers (kind, thing_id, call, body, caller, admin_id, idempotency_key, press, held_at, due_at)
    VALUES (${held.kind}, ${held.thingId}, ${held.call}, ${JSON.stringify(held.body)}, ${JSON.stringify(held.caller)}::jsonb,
            ${held.adminId}, ${held.key}, ${held.press}, ${held.heldAt}, ${held.dueAt})
    ON CONFLICT (kind, thing_id) WHERE failed_at IS NULL DO NOTHING RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Who holds the answer of a thing; null where nobody does. */
export async function findHolding(db: Database, kind: string, thingId: number): Promise<HeldBy | null> {
  const { rows } = await sql<HeldBy>`
    SELECT h.id, h.admin_id AS "adminId", h.idempotency_key AS key, a.name || ' ' || a.lastname AS name, h.due_at AS "dueAt"
      FROM held_answers h JOIN admins a ON a.id = h.admin_id
     WHERE h.kind = ${kind} AND h.thing_id = ${thingId} AND h.failed_at IS NULL`.execute(db)
  return rows[0] ?? null
}

/** An answer whose seconds are over, with what its person may do by now. */
export interface DueHeld {
  id: number
  call: string
  body: unknown
  caller: HeldCaller
  adminId: number
  key: string
  roles: StaffRole[]
  active: boolean
  tries: number
}

/** The answers whose seconds are over, the oldest first. */
export async function findDueHeld(db: Database, now: Date, most: number): Promise<DueHeld[]> {
  const { rows } = await sql<DueHeld>`
    SELECT h.id, h.call, h.body::json AS body, h.caller, h.admin_id AS "adminId", h.idempotency_key AS key, a.roles, a.active, h.tries
      FROM held_answers h JOIN admins a ON a.id = h.admin_id
     WHERE h.due_at <= ${now} AND h.failed_at IS NULL ORDER BY h.due_at, h.id LIMIT ${most}`.execute(db)
  return rows
}

/** Takes an answer out of what is held, in the transaction that carries it out; false where somebody was faster. */
export async function takeHeld(trx: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM held_answers WHERE id = ${id} AND failed_at IS NULL RETURNING id`.execute(trx)
  return rows.length > 0
}

/** Keeps why an answer could not be carried out; its thing waits again. */
export async function saveHeldFailed(
  db: Database,
  id: number,
  said: Readonly<Record<Language, string>>,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE held_answers SET failed_at = ${now}, failed_en = ${said.en}, failed_es = ${said.es}
     WHERE id = ${id} AND failed_at IS NULL`.execute(db)
}

/** Tries an answer again at a moment, after a fault of ours. */
export async function saveHeldLater(db: Database, id: number, at: Date): Promise<void> {
  await sql`UPDATE held_answers SET tries = tries + 1, due_at = ${at} WHERE id = ${id}`.execute(db)
}

/** Forgets what could not be carried out and nobody looked at. */
export async function removeOldHeld(db: Database, before: Date): Promise<void> {
  await sql`DELETE FROM held_answers WHERE failed_at < ${before}`.execute(db)
}
