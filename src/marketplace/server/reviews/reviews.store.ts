import { type RawBuilder, sql } from 'kysely'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { heldBy } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { DEFAULT_TIME } from '../../cart.ts'
import type { LivedLine } from '../../reviews/review.ts'
import type { listReviews, OwnReview } from '../../reviews/reviews.endpoints.ts'
import type { DayAndTime } from '../../times/times.ts'
import { resortMoment } from '../changes/standing.store.ts'
import { takesMinutes } from '../publish/goods.store.ts'

/** A line that may have been lived, with what was said of it. */
export type ReviewedLine = Omit<OwnReview, 'mayRate'> & {
  lived: LivedLine
  now: DayAndTime
  product: number
}

/** Whether and when a line was lived, from `order_details d`, `orders o`, `product_details v`, `products p`, `hotels h`, with `RATED`. */
export const livedOf = sql<LivedLine>`
         jsonb_build_object(
           'cancelled', d.cancelled_at IS NOT NULL OR o.cancelled_at IS NOT NULL, 'day', d.operation_day,
           'time', CASE WHEN v.times = 'any' AND d.operation_time = ${sql.lit(DEFAULT_TIME)} THEN '23:59'
                        ELSE d.operation_time END,
           'minutes', ${takesMinutes('v')}, 'came', a.came,
           'ratedOn', (r.created_at AT TIME ZONE h.zone)::date)`

/** What was said of a line `d` and who came to it: `reviews r` and `a`. */
export const RATED = sql`
    LEFT JOIN reviews r ON r.order_detail_id = d.id
    LEFT JOIN LATERAL (SELECT came FROM attendance WHERE order_detail_id = d.id ORDER BY id DESC LIMIT 1) a ON true`

/** Lines of products with their reviews, from `order_details d JOIN orders o`; what names no hour counts for its whole day. */
const reviewed = (which: RawBuilder<unknown>, now: Date) => sql<ReviewedLine>`
  SELECT d.id AS "idLine", v.product_id AS product, r.stars, r.words, r.answer, r.hidden_reason AS "hiddenReason",
         ${resortMoment(now)} AS now,
         ${livedOf} AS lived
    FROM orders o
    JOIN order_details d ON d.order_id = o.id AND d.kind = 'product'
    JOIN product_details v ON v.id = d.detail_id
    JOIN products p ON p.id = v.product_id
    JOIN hotels h ON h.id = o.hotel_id
    ${RATED}
   WHERE ${which} ORDER BY d.id`

/** The lines of an owner's order; none where it is somebody else's. */
export async function readReviewedLines(
  db: Database,
  ownerId: number,
  orderId: number,
  now: Date,
): Promise<ReviewedLine[]> {
  return (await reviewed(sql`o.id = ${orderId} AND ${heldBy('o.contract_id', ownerId)}`, now).execute(db))
    .rows
}

/**
 * Locks a line of an owner until the transaction ends, and with it that they hold its contract, with what was said of it; null where
 * it is not theirs.
 */
export async function lockReviewedLine(
  trx: Database,
  ownerId: number,
  lineId: number,
  now: Date,
): Promise<ReviewedLine | null> {
  await sql`
    SELECT FROM order_details d JOIN orders o ON o.id = d.order_id JOIN contract_owners own ON own.contract_id = o.contract_id
     WHERE d.id = ${lineId} AND own.owner_id = ${ownerId} FOR NO KEY UPDATE OF d FOR KEY SHARE OF own`.execute(
    trx,
  )
  const { rows } = await reviewed(sql`d.id = ${lineId} AND ${heldBy('o.contract_id', ownerId)}`, now).execute(
    trx,
  )
  return rows[0] ?? null
}

/** Writes what an owner says. What the club said or did to the former words goes with them. */
export async function saveReviewRow(
  trx: Database,
  review: { line: number; product: number; stars: number; words: string | null },
  now: Date,
): Promise<void> {
  const { line, product, stars, words } = review
  await sql`
    INSERT INTO reviews (order_detail_id, product_id, stars, words, created_at, changed_at)
    VALUES (${line}, ${product}, ${stars}, ${words}, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (order_detail_id) DO UPDATE SET
      stars = excluded.stars, words = excluded.words, changed_at = excluded.changed_at,
      answer = CASE WHEN reviews.words IS DISTINCT FROM excluded.words THEN NULL ELSE reviews.answer END,
      answered_at = CASE WHEN reviews.words IS DISTINCT FROM excluded.words THEN NULL ELSE reviews.answered_at END,
      hidden_reason = CASE WHEN reviews.words IS DISTINCT FROM excluded.words THEN NULL ELSE reviews.hidden_reason END,
      hidden_at = CASE WHEN reviews.words IS DISTINCT FROM excluded.words THEN NULL ELSE reviews.hidden_at END`.execute(
    trx,
  )
}

type Said = AnswerOf<typeof listReviews>['data']['reviews'][number]

/** How a product on sale is rated, and the sentences that show, the newest first. */
export async function readReviews(
  db: Database,
  productId: number,
  most: number,
): Promise<{ count: number; stars: number; reviews: Said[] } | null> {
  const { rows } = await sql<{ count: number; stars: number; reviews: Said[] }>`
    SELECT p.review_count AS count, p.review_stars AS stars, coalesce((
             SELECT jsonb_agg(jsonb_build_object('stars', s.stars, 'words', s.words, 'answer', s.answer,
                                                 'month', to_char(s.created_at, 'YYYY-MM')) ORDER BY s.created_at DESC)
               FROM (SELECT * FROM reviews r
                      WHERE r.product_id = p.id AND r.words IS NOT NULL AND r.hidden_at IS NULL
                      ORDER BY r.created_at DESC LIMIT ${most}) s), '[]') AS reviews
      FROM products p WHERE p.id = ${productId} AND p.active`.execute(db)
  return rows[0] ?? null
}
