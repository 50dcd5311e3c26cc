import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import { clubDay } from '../../membership/server/club-day.store.ts'
import { photoTextsOf } from '../../photos/server/photos.store.ts'
import type { Database } from '../../server/database/database.ts'
import { lastChange } from '../../server/publications.store.ts'
import type { OfferFacts } from '../offer.ts'
import type { Offer, OfferDraft, OfferHotel } from '../publish.endpoints.ts'
import { inForce } from './promotions.store.ts'

/** How many promotions the desk sees. */
const SHOWN = 500

interface Shelf {
  offers: Omit<Offer, 'state'>[]
  today: Day
  hotels: OfferHotel[]
}

/** Whether a promotion was seen by owners at some time, as an expression of a statement on `promotions p`. */
const wasPublished: RawBuilder<boolean> = sql`(p.published OR EXISTS (
  SELECT FROM publications w
   WHERE w.kind = 'promotion' AND w.subject = p.id AND w.deed IN ('published', 'withdrawn')))`

/** The promotions, the newest first, the club's day and its resorts, in one statement. */
export async function listAllOffers(db: Database, now: Date): Promise<Shelf> {
  const { rows } = await sql<Shelf>`
    SELECT ${clubDay(now)}::text AS today,
      coalesce((SELECT jsonb_agg(h ORDER BY h.name, h.id) FROM (
        SELECT id, name, (SELECT count(*) FROM contracts c WHERE c.hotel_id = hotels.id AND c.module_promotions) AS contracts
          FROM hotels) h), '[]') AS hotels,
      coalesce((SELECT jsonb_agg(o ORDER BY o."firstDay" DESC, o.id DESC) FROM (
        SELECT p.id, p.code, p.title, p.summary, p.body, p.disclaimer, p.percent_off AS "percentOff", p.picture,
               ${photoTextsOf(sql`p.photo`)} AS photos,
               p.first_day AS "firstDay", p.last_day AS "lastDay", p.position, p.published, p.share_slug AS slug,
               ${wasPublished} AS known,
               (SELECT count(*) FROM promotion_contracts c WHERE c.promotion_id = p.id) AS contracts,
               (SELECT count(DISTINCT d.contract_id) FROM promotion_disclaimers d
                 WHERE d.promotion_id = p.id AND ${inForce}) AS accepted,
               ${lastChange('promotion', sql`p.id`)} AS changed
          FROM promotions p ORDER BY p.first_day DESC, p.id DESC LIMIT ${SHOWN}) o), '[]') AS offers`.execute(
    db,
  )
  return rows[0] ?? { offers: [], today: now.toISOString().slice(0, 10), hotels: [] }
}

/** What the desk may do to a promotion hangs on this. */
export type LockedOffer = OfferFacts & { code: string; slug: string; known: boolean }

/**
 * A promotion, and nobody else at the desk changes any before the transaction ends: of two that take the same code or
 * the same link the second finds it taken. Null when there is none. Readers do not wait.
 */
export async function lockOffer(trx: Database, idPromo: number | undefined): Promise<LockedOffer | null> {
  await sql`LOCK TABLE promotions IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  if (idPromo === undefined) return null
  const { rows } = await sql<LockedOffer>`
    SELECT p.code, p.share_slug AS slug, p.published, p.first_day AS "firstDay", p.last_day AS "lastDay",
           ${wasPublished} AS known
      FROM promotions p WHERE p.id = ${idPromo}`.execute(trx)
  return rows[0] ?? null
}

/** Whether another promotion has the code, and the names of all the others' links. */
export async function readTaken(
  trx: Database,
  { idPromo, code }: { idPromo: number | undefined; code: string },
): Promise<{ code: boolean; slugs: string[] }> {
  const { rows } = await sql<{ code: boolean; slugs: string[] }>`
    SELECT coalesce(bool_or(code = ${code}), false) AS code, coalesce(jsonb_agg(share_slug), '[]') AS slugs
      FROM promotions WHERE id IS DISTINCT FROM ${idPromo ?? null}::int`.execute(trx)
  return rows[0] ?? { code: false, slugs: [] }
}

/** Writes a promotion's row; answers its number. */
export async function writeOffer(
  trx: Database,
  idPromo: number | undefined,
  offer: Omit<OfferDraft, 'hotels' | 'photos'> & { published: boolean; slug: string },
): Promise<number> {
  const [title, summary, body, disclaimer] = [offer.title, offer.summary, offer.body, offer.disclaimer].map(
    (text) => JSON.stringify(text),
  )
  const values = sql`(${offer.code}, ${title}::jsonb, ${summary}::jsonb, ${body}::jsonb, ${disclaimer}::jsonb,
    ${offer.percentOff}::int, ${offer.picture}, ${offer.slug}, ${offer.firstDay}::date, ${offer.lastDay}::date,
    ${offer.position}::int, ${offer.published}::boolean)`
  const columns = sql`(code, title, summary, body, disclaimer, percent_off, picture, share_slug, first_day, last_day,
    position, published)`
  const { rows } = await (idPromo === undefined
    ? sql<{ id: number }>`INSERT INTO promotions ${columns} VALUES ${values} RETURNING id`
    : sql<{ id: number }>`UPDATE promotions SET ${columns} = ${values} WHERE id = ${idPromo} RETURNING id`
  ).execute(trx)
  return rows[0]?.id ?? 0
}

/**
 * Settles for which contracts a promotion is: those of the resorts, or of all, whose promotions module is on. Who has
 * accepted its terms keeps it.
 */
export async function writeAudience(
  trx: Database,
  idPromo: number,
  hotels: readonly number[] | undefined,
): Promise<void> {
  const among = hotels ? sql`c.hotel_id = ANY (${[...hotels]}::int[])` : sql`true`
  await sql`
    DELETE FROM promotion_contracts pc USING contracts c
     WHERE pc.promotion_id = ${idPromo} AND c.id = pc.contract_id AND NOT (${among})
       AND NOT EXISTS (SELECT FROM promotion_disclaimers d
                        WHERE d.contract_id = pc.contract_id AND d.promotion_id = pc.promotion_id)`.execute(
    trx,
  )
  await sql`
    INSERT INTO promotion_contracts (contract_id, promotion_id)
    SELECT c.id, ${idPromo}::int FROM contracts c WHERE c.module_promotions AND ${among}
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** Makes a published promotion a draft again. */
export async function takeBackOffer(trx: Database, idPromo: number): Promise<void> {
  await sql`UPDATE promotions SET published = false WHERE id = ${idPromo}`.execute(trx)
}

/** Removes a promotion that nobody has accepted. */
export async function deleteOffer(trx: Database, idPromo: number): Promise<void> {
  await sql`DELETE FROM promotions WHERE id = ${idPromo}`.execute(trx)
}
