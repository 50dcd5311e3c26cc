import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { MandateState } from '../../account/mandate.ts'

export interface MandateRow {
  id: number
  contractId: number
  ownerId: number
  reference: string
  state: MandateState
  language: Language
  askedAt: Date
  session: string | null
  link: string | null
  customer: string | null
  card: string | null
  brand: string | null
  last4: string | null
}

const COLUMNS = sql`
  m.id, m.contract_id AS "contractId", m.owner_id AS "ownerId", m.reference, m.state, m.language, m.asked_at AS "askedAt", m.session,
  m.link, m.customer, m.card, m.brand, m.last4`

interface FoundCard {
  card: (MandateRow & { activeAt: string; giver: string }) | null
  today: Day
  /** The address of whoever asks. */
  email: string
}

/** The card saved for a contract that the owner holds, with who gave it, and today at its resort; null where it is not theirs. */
export async function findCard(
  db: Database,
  ownerId: number,
  contractId: number,
  now: Date,
): Promise<FoundCard | null> {
  const { rows } = await sql<FoundCard>`
    SELECT (SELECT email FROM owners WHERE id = ${ownerId}) AS email,
           (${now}::timestamptz AT TIME ZONE h.zone)::date AS today,
           (SELECT row_to_json(x) FROM (
              SELECT ${COLUMNS}, m.active_at AS "activeAt", o.name || ' ' || o.lastname AS giver
                FROM mandates m JOIN owners o ON o.id = m.owner_id
               WHERE m.contract_id = c.id AND m.state = 'active') x) AS card
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/** The page for a card that an owner has asked for and not finished, the newest; null where there is none after a moment. */
export async function findAskedCard(
  db: Database,
  ownerId: number,
  contractId: number,
  after: Date,
): Promise<MandateRow | null> {
  const { rows } = await sql<MandateRow>`
    SELECT ${COLUMNS} FROM mandates m
     WHERE m.contract_id = ${contractId} AND m.owner_id = ${ownerId} AND m.state = 'asked' AND m.asked_at > ${after}
     ORDER BY m.id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** Notes that an owner wants to save a card; its row. */
export async function insertMandate(
  trx: Database,
  mandate: { contractId: number; ownerId: number; reference: string; language: Language },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO mandates (contract_id, owner_id, reference, state, language, asked_at)
    VALUES (${mandate.contractId}, ${mandate.ownerId}, ${mandate.reference}, 'asked', ${mandate.language}, ${now})`.execute(
    trx,
  )
}

/** Notes the provider's page of it. */
export async function saveCardPage(
  db: Database,
  reference: string,
  page: { session: string; link: string },
): Promise<void> {
  await sql`UPDATE mandates SET session = ${page.session}, link = ${page.link} WHERE reference = ${reference}`.execute(
    db,
  )
}

/** Locks a mandate by what names it, its contract first: whatever changes of a contract's card comes one after the other. */
export async function lockMandate(
  trx: Database,
  by: { id: number } | { reference: string } | { card: string },
): Promise<MandateRow | null> {
  const which =
    'id' in by
      ? sql`id = ${by.id}`
      : 'reference' in by
        ? sql`reference = ${by.reference}`
        : sql`id = (SELECT id FROM mandates WHERE card = ${by.card} ORDER BY id DESC LIMIT 1)`
  await sql`
    SELECT FROM contracts WHERE id = (SELECT contract_id FROM mandates WHERE ${which}) FOR NO KEY UPDATE`.execute(
    trx,
  )
  const { rows } = await sql<MandateRow>`SELECT ${COLUMNS} FROM mandates m WHERE ${which} FOR UPDATE`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Whether a contract has a saved card. */
export async function hasCard(trx: Database, contractId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM mandates WHERE contract_id = ${contractId} AND state = 'active'`.execute(trx)
  return rows.length > 0
}

/** Notes a card as saved. */
export async function saveActive(
  trx: Database,
  id: number,
  card: { customer: string; card: string; brand: string; last4: string },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE mandates SET state = 'active', customer = ${card.customer}, card = ${card.card}, brand = ${card.brand},
           last4 = ${card.last4}, active_at = ${now} WHERE id = ${id}`.execute(trx)
}

/** Notes that no card comes of a page; one that the provider has saved nevertheless is to be let go there. */
export async function saveNotSaved(
  trx: Database,
  id: number,
  saved: { customer: string; card: string; brand: string; last4: string } | null,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE mandates SET state = ${saved ? 'ended' : 'failed'}, customer = ${saved?.customer ?? null}, card = ${saved?.card ?? null},
           brand = ${saved?.brand ?? null}, last4 = ${saved?.last4 ?? null},
           active_at = ${saved ? now : null}, ended_at = ${saved ? now : null} WHERE id = ${id}`.execute(trx)
}

/** Ends a saved card, by its owner or because the provider has it no more; what was told and not begun is stopped. */
export async function saveEndOfCard(
  trx: Database,
  id: number,
  state: 'ended' | 'gone',
  now: Date,
): Promise<void> {
  await sql`
    UPDATE mandates SET state = ${state}, ended_at = ${now}, let_go_at = ${state === 'gone' ? now : null} WHERE id = ${id}`.execute(
    trx,
  )
  await sql`
    UPDATE mandate_payments SET state = 'stopped', changed_at = ${now} WHERE mandate_id = ${id} AND state = 'told'`.execute(
    trx,
  )
}

/** Pages for a card that nobody has told of for a while, as far as the provider still keeps them; noted as looked at. */
export async function claimSilentCards(
  db: Database,
  { before, after }: { before: Date; after: Date },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ session: string }>`
    UPDATE mandates SET looked_at = ${now} WHERE id IN (
      SELECT id FROM mandates
       WHERE state = 'asked' AND session IS NOT NULL AND asked_at > ${after} AND coalesce(looked_at, asked_at) < ${before}
       ORDER BY id LIMIT 20 FOR UPDATE SKIP LOCKED)
    RETURNING session`.execute(db)
  return rows.map(({ session }) => session)
}

/** Cards that ended, and that the provider has not been told of. */
export async function listToLetGo(db: Database): Promise<{ id: number; card: string }[]> {
  const { rows } = await sql<{ id: number; card: string }>`
    SELECT id, card FROM mandates WHERE ended_at IS NOT NULL AND let_go_at IS NULL ORDER BY id LIMIT 20`.execute(
    db,
  )
  return rows
}

/** Notes that the provider has forgotten a card. */
export async function saveLetGo(db: Database, id: number, now: Date): Promise<void> {
  await sql`UPDATE mandates SET let_go_at = ${now} WHERE id = ${id}`.execute(db)
}

/** The owner of a mandate, as a mail names them. */
export async function readGiver(
  trx: Database,
  mandateId: number,
): Promise<{
  name: string
  email: string
  languageName: string
  contractId: number
  card: string
}> {
  const { rows } = await sql<{
    name: string
    email: string
    languageName: string
    contractId: number
    card: string
  }>`
    SELECT o.name, o.email, o.language_name AS "languageName", m.contract_id AS "contractId",
           m.brand || ' ' || m.last4 AS card
      FROM mandates m JOIN owners o ON o.id = m.owner_id WHERE m.id = ${mandateId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`No mandate ${mandateId}`)
  return row
}
