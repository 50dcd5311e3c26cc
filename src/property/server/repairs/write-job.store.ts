import { sql } from 'kysely'
import type { Day } from '../../../kernel/day.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { QuoteLine, QuoteSums } from '../../repairs/quote.ts'

/** Names who does a repair; the first time its request is begun with it. False where the technician may not have it. */
export async function saveTechnicianOf(
  trx: Database,
  of: { requestId: number; technicianId: number; hotelId: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    WITH given AS (
      SELECT t.id FROM technicians t
       WHERE t.id = ${of.technicianId} AND t.active AND (t.hotel_id IS NULL OR t.hotel_id = ${of.hotelId}))
    INSERT INTO repair_jobs AS j (request_id, technician_id, named_at, changed_at)
    SELECT ${of.requestId}::int, given.id, ${now}::timestamptz, ${now}::timestamptz FROM given
    ON CONFLICT (request_id) DO UPDATE
       SET technician_id = excluded.technician_id, sequence = j.sequence + 1, changed_at = excluded.changed_at
    RETURNING j.request_id`.execute(trx)
  return rows.length > 0
}

/** Counts a change of a job that stands in rows beside it. */
export async function touchJob(trx: Database, requestId: number, now: Date): Promise<void> {
  await sql`
    UPDATE repair_jobs SET sequence = sequence + 1, changed_at = ${now} WHERE request_id = ${requestId}`.execute(
    trx,
  )
}

/** Puts a time in the place of the one that counts. */
export async function replaceVisit(
  trx: Database,
  { requestId, at, state }: { requestId: number; at: Date; state: 'proposed' | 'countered' },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE repair_visits SET state = 'replaced' WHERE request_id = ${requestId} AND state <> 'replaced'`.execute(
    trx,
  )
  await sql`
    INSERT INTO repair_visits (request_id, comes_at, state, made_at)
    VALUES (${requestId}, ${at}, ${state}, ${now})`.execute(trx)
}

/** Accepts the time that waits. */
export async function acceptVisit(trx: Database, requestId: number): Promise<void> {
  await sql`
    UPDATE repair_visits SET state = 'accepted'
     WHERE request_id = ${requestId} AND state IN ('proposed', 'countered')`.execute(trx)
}

interface NewQuote extends QuoteSums {
  requestId: number
  currency: Currency
  taxBasisPoints: number
  validUntil: Day
  lines: readonly QuoteLine[]
}

/** Writes a quote with its lines; the one that waited is replaced. */
export async function insertQuote(trx: Database, quote: NewQuote, now: Date): Promise<void> {
  const { requestId, netCents, taxCents, totalCents } = quote
  await sql`
    UPDATE repair_quotes SET state = 'replaced' WHERE request_id = ${requestId} AND state = 'sent'`.execute(
    trx,
  )
  await sql`
    WITH added AS (
      INSERT INTO repair_quotes (request_id, position, currency, tax_basis_points, net_cents, tax_cents, total_cents,
                                 valid_until, sent_at)
      SELECT ${requestId}::int, coalesce(max(q.position), 0) + 1, ${quote.currency}, ${quote.taxBasisPoints}::int, ${netCents}::int,
             ${taxCents}::int, ${totalCents}::int, ${quote.validUntil}::date, ${now}::timestamptz
        FROM repair_quotes q WHERE q.request_id = ${requestId}
      RETURNING id)
    INSERT INTO repair_quote_lines (quote_id, position, what, quantity, unit_cents, cents)
    SELECT added.id, l.at, l.line -> 'what', (l.line ->> 'quantity')::int, (l.line ->> 'unitCents')::int,
           (l.line ->> 'quantity')::int * (l.line ->> 'unitCents')::int
      FROM added, jsonb_array_elements(${JSON.stringify(quote.lines)}::jsonb) WITH ORDINALITY AS l (line, at)`.execute(
    trx,
  )
}

/** Answers the quote that waits; one that was approved before makes room for it. */
export async function saveQuoteAnswer(
  trx: Database,
  of: { requestId: number; quoteId: number; ownerId: number; approves: boolean; proven: boolean },
  now: Date,
): Promise<void> {
  if (of.approves)
    await sql`
      UPDATE repair_quotes SET state = 'replaced'
       WHERE request_id = ${of.requestId} AND state = 'approved'`.execute(trx)
  await sql`
    UPDATE repair_quotes SET state = ${of.approves ? 'approved' : 'refused'}, answered_at = ${now},
           answered_by_owner_id = ${of.ownerId}, proven = ${of.approves && of.proven}
     WHERE id = ${of.quoteId} AND request_id = ${of.requestId} AND state = 'sent'`.execute(trx)
}

/** Begins or finishes the work. */
export async function saveStep(
  trx: Database,
  requestId: number,
  step: 'working' | 'finished',
  now: Date,
): Promise<void> {
  const at = step === 'working' ? sql`started_at = ${now}` : sql`finished_at = ${now}`
  await sql`
    UPDATE repair_jobs SET step = ${step}, ${at}, sequence = sequence + 1, changed_at = ${now}
     WHERE request_id = ${requestId}`.execute(trx)
}

/** Ends a job: billed by a document of the statement, or without one. */
export async function endJob(
  trx: Database,
  requestId: number,
  bill: { documentId: number; cents: number } | null,
  now: Date,
): Promise<void> {
  await sql`
    UPDATE repair_jobs
       SET step = ${bill ? 'billed' : 'closed'}, ended_at = ${now}, transaction_id = ${bill?.documentId ?? null},
           billed_cents = ${bill?.cents ?? null}, sequence = sequence + 1, changed_at = ${now}
     WHERE request_id = ${requestId}`.execute(trx)
}

/** The free places of a job's photographs of a moment, the first first. */
export async function freePhotoPlaces(
  trx: Database,
  requestId: number,
  moment: 'before' | 'after',
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    SELECT place FROM generate_series(1, ${most}::int) place
     WHERE NOT EXISTS (SELECT FROM repair_photos p
                        WHERE p.request_id = ${requestId} AND p.moment = ${moment} AND p.position = place)
     ORDER BY place`.execute(trx)
  return rows.map(({ place }) => place)
}

/** Puts a kept photograph in its place. */
export async function insertRepairPhoto(
  trx: Database,
  photo: {
    requestId: number
    moment: 'before' | 'after'
    place: number
    key: string
    adminId: number | null
    technicianId: number | null
  },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO repair_photos (request_id, moment, position, file_key, at, admin_id, technician_id)
    VALUES (${photo.requestId}, ${photo.moment}, ${photo.place}, ${photo.key}::uuid, ${now}, ${photo.adminId},
            ${photo.technicianId})`.execute(trx)
}

/** Marks the request as changed, so that the desk's promise counts from now; begun where it was open. */
export async function touchRequest(trx: Database, requestId: number, now: Date): Promise<void> {
  await sql`
    UPDATE maintenance_requests SET changed_at = ${now}, status = CASE status WHEN 'open' THEN 'in-progress' ELSE status END
     WHERE id = ${requestId}`.execute(trx)
}

/** The number of the technician of that name, where another one has it. */
export async function findNamesake(db: Database, name: string, id: number | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM technicians WHERE lower(name) = lower(${name}) AND id <> ${id ?? 0} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Writes a technician; null where there is none of that number. */
export async function writeTechnician(
  trx: Database,
  one: {
    id: number | null
    name: string
    kind: 'staff' | 'provider'
    trade: { en: string; es: string }
    idHotel: number | null
    active: boolean
    email: string | null
    language: Language
  },
): Promise<number | null> {
  const trade = JSON.stringify(one.trade)
  if (one.id === null) {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO technicians (name, kind, trade, hotel_id, active, email, language)
      VALUES (${one.name}, ${one.kind}, ${trade}::jsonb, ${one.idHotel}, ${one.active}, ${one.email}, ${one.language})
      RETURNING id`.execute(trx)
    return onlyRow(rows).id
  }
  const { rows } = await sql<{ id: number }>`
    UPDATE technicians SET name = ${one.name}, kind = ${one.kind}, trade = ${trade}::jsonb, hotel_id = ${one.idHotel},
           active = ${one.active}, email = ${one.email}, language = ${one.language} WHERE id = ${one.id} RETURNING id`.execute(
    trx,
  )
  return rows[0]?.id ?? null
}
