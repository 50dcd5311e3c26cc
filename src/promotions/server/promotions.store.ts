import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import { clubDay } from '../../membership/server/club-day.store.ts'
import { photoAlt } from '../../photos/server/photos.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { Promotion, SharedPromotion } from '../promotions.endpoints.ts'

interface PromotionContract {
  id: number
  zone: string
  hasPromotions: boolean
}

/** One of an owner's contracts and whether its promotions module is on; null when it is not theirs. */
export async function findContractWithPromotions(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<PromotionContract | null> {
  const { rows } = await sql<PromotionContract>`
    SELECT c.id, h.zone, c.module_promotions AS "hasPromotions"
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Whether an acceptance `d` of a promotion `p` is of the terms as they read now, in the language they were accepted in.
 * One of other terms stays noted and counts no more.
 */
export const inForce: RawBuilder<boolean> = sql`d.text_accepted = p.disclaimer ->> d.language`

const acceptanceOf = sql`LATERAL (
  SELECT min(d.accepted_at) FILTER (WHERE ${inForce}) AS at, count(*) > 0 AS any_at_all FROM promotion_disclaimers d
   WHERE d.contract_id = pc.contract_id AND d.promotion_id = p.id) accepted`

const acceptedAt = sql`to_char(accepted.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "acceptedAt"`

interface Running {
  contractId: number
  language: Language
  today: Day
  /** The portal's address, in front of the shared path. */
  site: string
}

/** The promotions of a contract that are published and run on a day. */
export async function listRunning(
  db: Database,
  { contractId, language, today, site }: Running,
): Promise<Promotion[]> {
  const { rows } = await sql<Promotion>`
    SELECT p.id, p.code, ${textsIn(language)}, p.percent_off AS "percentOff", ${pictureIn(language)},
           p.first_day AS "firstDay", p.last_day AS "lastDay",
           CASE WHEN accepted.at IS NULL THEN ''
                ELSE ${site}::text || '/promotions/shared/' || p.share_slug || '/' || ${language}::text END AS "shareUrl",
           ${acceptedAt}, accepted.at IS NULL AND accepted.any_at_all AS "termsChanged"
      FROM promotion_contracts pc
      JOIN promotions p ON p.id = pc.promotion_id
      CROSS JOIN ${acceptanceOf}
     WHERE pc.contract_id = ${contractId} AND p.published AND ${today}::date BETWEEN p.first_day AND p.last_day
     ORDER BY p.position, p.id`.execute(db)
  return rows
}

/** Whether a promotion `p` is published and runs on the club's day: then everybody may read it who has its link. */
const runsForEverybody = (now: Date): RawBuilder<SqlBool> =>
  sql`(p.published AND ${clubDay(now)} BETWEEN p.first_day AND p.last_day)`

/** Whether a photograph is the picture of a promotion that everybody may read now. */
export const showsPromotionToAll = (photo: RawBuilder<unknown>, now: Date): RawBuilder<SqlBool> =>
  sql`EXISTS (SELECT FROM promotions p WHERE p.photo = ${photo} AND ${runsForEverybody(now)})`

/** A promotion that runs on the club's day, by the name in its link. */
export async function findShared(
  db: Database,
  slug: string,
  language: Language,
  now: Date,
): Promise<SharedPromotion | null> {
  const { rows } = await sql<SharedPromotion>`
    SELECT ${textsIn(language)}, p.percent_off AS "percentOff", ${pictureIn(language)}, p.first_day AS "firstDay", p.last_day AS "lastDay"
      FROM promotions p
     WHERE p.share_slug = ${slug} AND ${runsForEverybody(now)}`.execute(db)
  return rows[0] ?? null
}

/** When a promotion's disclaimer was accepted as it reads now; undefined when there is no such promotion for the contract. */
export async function findAcceptance(
  db: Database,
  contractId: number,
  promotionId: number,
): Promise<{ acceptedAt: string | null } | undefined> {
  const { rows } = await sql<{ acceptedAt: string | null }>`
    SELECT ${acceptedAt}
      FROM promotion_contracts pc
      JOIN promotions p ON p.id = pc.promotion_id
      CROSS JOIN ${acceptanceOf}
     WHERE pc.contract_id = ${contractId} AND p.id = ${promotionId} AND p.published`.execute(db)
  return rows[0]
}

/** Notes that an owner accepted a disclaimer, if it still reads so; the first time counts of one text. */
export async function insertAcceptance(
  trx: Database,
  accepted: { contractId: number; promotionId: number; ownerId: number; language: Language; text: string },
  now: Date,
): Promise<void> {
  const { contractId, promotionId, ownerId, language, text } = accepted
  await sql`
    INSERT INTO promotion_disclaimers (contract_id, promotion_id, owner_id, language, text_accepted, accepted_at)
    SELECT ${contractId}, p.id, ${ownerId}, ${language}, p.disclaimer ->> ${language}::text, ${now}
      FROM promotions p WHERE p.id = ${promotionId} AND p.disclaimer ->> ${language}::text = ${text}
    ON CONFLICT (contract_id, promotion_id, language, md5(text_accepted)) DO NOTHING`.execute(trx)
}

function textsIn(language: Language): RawBuilder<unknown> {
  return sql`p.title ->> ${language}::text AS title, p.summary ->> ${language}::text AS summary,
             p.body ->> ${language}::text AS body, p.disclaimer ->> ${language}::text AS disclaimer`
}

function pictureIn(language: Language): RawBuilder<unknown> {
  return sql`p.picture, ${photoAlt(sql`p.photo`, language)} AS "pictureAlt"`
}
