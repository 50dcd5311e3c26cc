import { type RawBuilder, sql } from 'kysely'
import { todayIn } from '../../../kernel/day.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { fileUrl } from '../../../server/files/files.ts'
import type { RepairJob } from '../../repairs/repair.shape.ts'
import {
  type QuoteState,
  quoteStateOn,
  quoteThatCounts,
  type RepairStep,
  stageOf,
  type VisitState,
} from '../../repairs/repair.ts'

const instant = (of: RawBuilder<unknown>) =>
  sql`to_char(${of} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The technician `t` as both sides read them. */
export const TECHNICIAN = sql`jsonb_build_object('id', t.id, 'name', t.name, 'kind', t.kind, 'trade', t.trade)`

/** The visit of the request `m` that counts. */
const VISIT = sql`(SELECT jsonb_build_object('at', ${instant(sql`v.comes_at`)}, 'state', v.state)
  FROM repair_visits v WHERE v.request_id = m.id AND v.state <> 'replaced')`

const QUOTES = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object(
           'id', q.id, 'number', 'QT-' || (1000 + q.request_id) || '-' || q.position, 'currency', q.currency,
           'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object('what', l.what, 'quantity', l.quantity,
                              'unitCents', l.unit_cents, 'cents', l.cents) ORDER BY l.position), '[]')
                       FROM repair_quote_lines l WHERE l.quote_id = q.id),
           'taxBasisPoints', q.tax_basis_points, 'netCents', q.net_cents, 'taxCents', q.tax_cents,
           'totalCents', q.total_cents, 'validUntil', q.valid_until, 'state', q.state,
           'sentAt', ${instant(sql`q.sent_at`)}, 'answeredAt', ${instant(sql`q.answered_at`)},
           'answeredBy', (SELECT o.name || ' ' || o.lastname FROM owners o WHERE o.id = q.answered_by_owner_id),
           'proven', q.proven) ORDER BY q.position DESC)
    FROM repair_quotes q WHERE q.request_id = m.id), '[]')`

const PHOTOS = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('key', s.key, 'name', s.name, 'moment', p.moment, 'at', ${instant(sql`p.at`)},
                     'by', coalesce(a.name || ' ' || a.lastname, e.name)) ORDER BY p.moment DESC, p.position)
    FROM repair_photos p JOIN stored_files s ON s.key = p.file_key
    LEFT JOIN admins a ON a.id = p.admin_id LEFT JOIN technicians e ON e.id = p.technician_id
   WHERE p.request_id = m.id), '[]')`

const BILL = sql`(SELECT jsonb_build_object('idTransaction', x.id, 'reference', x.reference, 'cents', -x.cents,
                     'currency', x.currency, 'due', x.due)
  FROM transactions x WHERE x.id = j.transaction_id)`

/** The job of the request `m` at the hotel `h`, as JSON; null before it is one. */
export const JOB = sql`(
  SELECT jsonb_build_object('sequence', j.sequence, 'step', j.step, 'technician', ${TECHNICIAN}, 'visit', ${VISIT},
           'quotes', ${QUOTES}, 'photos', ${PHOTOS}, 'bill', ${BILL}, 'currency', h.currency,
           'confirmAboveCents', coalesce((SELECT i.confirm_above_cents FROM repair_limits i WHERE i.currency = h.currency), 0),
           'changedAt', ${instant(sql`j.changed_at`)})
    FROM repair_jobs j JOIN technicians t ON t.id = j.technician_id WHERE j.request_id = m.id)`

/** A job as the database has it: quotes as they were left, without the day. */
export type JobRow = Omit<RepairJob, 'stage' | 'quotes' | 'photos'> & {
  quotes: (Omit<RepairJob['quotes'][number], 'state'> & { state: Exclude<QuoteState, 'lapsed'> })[]
  photos: Omit<RepairJob['photos'][number], 'fileRoute'>[]
}

/** A job as it stands now: what nobody answered has lapsed by the resort's day. */
export function jobNow(row: JobRow, zone: string, now: Date): RepairJob {
  const today = todayIn(zone, now)
  const quotes = row.quotes.map((quote) => ({ ...quote, state: quoteStateOn(quote, today) }))
  const photos = row.photos.map((photo) => ({ ...photo, fileRoute: fileUrl(photo.key, photo.name) }))
  const { step, visit } = row
  const stage = stageOf({ step, visit: visit?.state ?? 'none', quote: quoteThatCounts(quotes) })
  return { ...row, quotes, photos, stage }
}

/** A repair whose request nobody else changes until the transaction ends. */
export interface LockedRepair {
  id: number
  code: string
  contractId: number
  description: string
  status: 'open' | 'in-progress' | 'resolved' | 'cancelled'
  zone: string
  hotelId: number
  currency: Currency
  membership: string
  /** The club planned it: nobody asked for it. */
  planned: boolean
  job: RepairJob | null
}

/** Locks a repair: of an owner's own contracts, or with null any one for the desk. Null where there is none. */
export async function lockRepair(
  trx: Database,
  { requestId, ownerId }: { requestId: number; ownerId: number | null },
  now: Date,
): Promise<LockedRepair | null> {
  const own =
    ownerId === null
      ? sql`true`
      : sql`EXISTS (SELECT FROM held_contracts k WHERE k.id = m.contract_id AND k.owner_id = ${ownerId})`
  // The lock first: what is read after it is what others have left.
  const { rows: held } = await sql`
    SELECT FROM maintenance_requests m WHERE m.id = ${requestId} AND ${own} FOR UPDATE OF m`.execute(trx)
  if (held.length === 0) return null
  const { rows } = await sql<Omit<LockedRepair, 'job'> & { job: JobRow | null }>`
    SELECT m.id, m.code, m.contract_id AS "contractId", m.description, m.status, h.zone, h.id AS "hotelId", h.currency,
           c.membership_code AS membership, ${JOB} AS job,
           EXISTS (SELECT FROM repair_plan_jobs p WHERE p.request_id = m.id) AS planned
      FROM maintenance_requests m JOIN contracts c ON c.id = m.contract_id JOIN hotels h ON h.id = c.hotel_id
     WHERE m.id = ${requestId}`.execute(trx)
  const [row] = rows
  return row ? { ...row, job: row.job && jobNow(row.job, row.zone, now) } : null
}

/** The stages of repairs in a list, from what a row of it has; null before it is a job. */
export function stageOfRow(
  row: {
    step: RepairStep | null
    visit: VisitState | null
    quotes: { state: QuoteState; validUntil: string }[]
  },
  today: string,
) {
  if (!row.step) return null
  const quotes = row.quotes.map((quote) =>
    quote.state === 'lapsed' ? quote : { state: quoteStateOn({ ...quote, state: quote.state }, today) },
  )
  return stageOf({ step: row.step, visit: row.visit ?? 'none', quote: quoteThatCounts(quotes) })
}

/** What `stageOfRow` reads, of the request `m`. */
export const STAGE_FACTS = sql`
  (SELECT j.step FROM repair_jobs j WHERE j.request_id = m.id) AS step,
  (SELECT v.state FROM repair_visits v WHERE v.request_id = m.id AND v.state <> 'replaced') AS visit,
  coalesce((SELECT jsonb_agg(jsonb_build_object('state', q.state, 'validUntil', q.valid_until) ORDER BY q.position DESC)
              FROM repair_quotes q WHERE q.request_id = m.id), '[]') AS quotes`
