import { sql } from 'kysely'
import type { Bilingual, Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { ReviewDeed, WaitingReview } from '../../reviews/reviews.endpoints.ts'

/** The days for which a sentence waits for the club's answer. */
const WAITS_DAYS = 90

/** The sentences that the club has neither answered nor hidden, the oldest first; with a line's number that one alone. */
export async function readWaitingReviews(db: Database, now: Date, id?: number): Promise<WaitingReview[]> {
  const { rows } = await sql<WaitingReview>`
    SELECT d.id AS "idLine", p.name AS product, h.name AS hotel, r.stars, r.words, d.operation_day AS day,
           to_char(r.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
           jsonb_build_object('idOwner', w.id, 'name', w.name, 'lastname', w.lastname, 'email', w.email) AS owner
      FROM reviews r
      JOIN order_details d ON d.id = r.order_detail_id
      JOIN orders o ON o.id = d.order_id
      JOIN owners w ON w.id = o.owner_id
      JOIN hotels h ON h.id = o.hotel_id
      JOIN products p ON p.id = r.product_id
     WHERE r.words IS NOT NULL AND r.answer IS NULL AND r.hidden_at IS NULL ${id === undefined ? sql`` : sql`AND d.id = ${id}`}
       AND r.created_at > ${now}::timestamptz - make_interval(days => ${WAITS_DAYS}::int)
     ORDER BY r.created_at, d.id LIMIT 200`.execute(db)
  return rows
}

/** Whom a mail about a review goes to, and what it names. */
export interface ReviewMail {
  email: string
  name: string
  language: Language
  product: Bilingual
  orderId: number
}

/** Writes the desk's word on a review that still waits; null where it does not any more. */
export async function saveReviewDeed(
  trx: Database,
  {
    idLine,
    deed,
    words,
    adminId,
  }: { idLine: number; deed: ReviewDeed; words: string; adminId: number | null },
  now: Date,
): Promise<ReviewMail | null> {
  const set =
    deed === 'answer'
      ? sql`answer = ${words}, answered_at = ${now}::timestamptz, answered_by_admin_id = ${adminId}::int`
      : sql`hidden_reason = ${words}, hidden_at = ${now}::timestamptz, hidden_by_admin_id = ${adminId}::int`
  const { rows } = await sql<ReviewMail>`
    WITH told AS (
      UPDATE reviews SET ${set}
       WHERE order_detail_id = ${idLine} AND words IS NOT NULL AND answer IS NULL AND hidden_at IS NULL
      RETURNING order_detail_id, product_id)
    SELECT w.email, w.name, CASE w.language_code WHEN 'ENG' THEN 'en' ELSE 'es' END AS language, p.name AS product,
           o.id AS "orderId"
      FROM told t
      JOIN order_details d ON d.id = t.order_detail_id
      JOIN orders o ON o.id = d.order_id
      JOIN owners w ON w.id = o.owner_id
      JOIN products p ON p.id = t.product_id`.execute(trx)
  return rows[0] ?? null
}
