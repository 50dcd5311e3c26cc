import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database.ts'
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
      FROM contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  return rows[0] ?? null
}

interface Running {
  contractId: number
  language: Language
  today: Day
  /** The portal's address, in front of the shared path. */
  site: string
}

/** The promotions of a contract that run on a day. */
export async function listRunning(
  db: Database,
  { contractId, language, today, site }: Running,
): Promise<Promotion[]> {
  const { rows } = await sql<Promotion>`
    SELECT p.id, p.code, ${textsIn(language)}, p.percent_off AS "percentOff", p.picture,
           p.first_day AS "firstDay", p.last_day AS "lastDay",
           CASE WHEN d.accepted_at IS NULL THEN ''
                ELSE ${site}::text || '/promotions/shared/' || p.share_slug || '/' || ${language}::text END AS "shareUrl",
           to_char(d.accepted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "acceptedAt"
      FROM promotion_contracts pc
      JOIN promotions p ON p.id = pc.promotion_id
      LEFT JOIN promotion_disclaimers d ON d.contract_id = pc.contract_id AND d.promotion_id = p.id
     WHERE pc.contract_id = ${contractId} AND ${today}::date BETWEEN p.first_day AND p.last_day
     ORDER BY p.position, p.id`.execute(db)
  return rows
}

/** A running promotion by the name in its link. */
export async function findShared(
  db: Database,
  slug: string,
  language: Language,
  today: Day,
): Promise<SharedPromotion | null> {
  const { rows } = await sql<SharedPromotion>`
    SELECT ${textsIn(language)}, p.percent_off AS "percentOff", p.picture, p.first_day AS "firstDay", p.last_day AS "lastDay"
      FROM promotions p
     WHERE p.share_slug = ${slug} AND ${today}::date BETWEEN p.first_day AND p.last_day`.execute(db)
  return rows[0] ?? null
}

/** The newest acceptance of a promotion's disclaimer; undefined when the promotion is not for the contract. */
export async function findAcceptance(
  db: Database,
  contractId: number,
  promotionId: number,
): Promise<{ acceptedAt: string | null } | undefined> {
  const { rows } = await sql<{ acceptedAt: string | null }>`
    SELECT to_char(d.accepted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "acceptedAt"
      FROM promotion_contracts pc
      LEFT JOIN promotion_disclaimers d USING (contract_id, promotion_id)
     WHERE pc.contract_id = ${contractId} AND pc.promotion_id = ${promotionId}`.execute(db)
  return rows[0]
}

/** Notes that an owner accepted a disclaimer, as it reads now; the first time counts. */
export async function insertAcceptance(
  trx: Database,
  accepted: { contractId: number; promotionId: number; ownerId: number; language: Language },
  now: Date,
): Promise<void> {
  const { contractId, promotionId, ownerId, language } = accepted
  await sql`
    INSERT INTO promotion_disclaimers (contract_id, promotion_id, owner_id, language, text_accepted, accepted_at)
    SELECT ${contractId}, p.id, ${ownerId}, ${language}, p.disclaimer ->> ${language}::text, ${now}
      FROM promotions p WHERE p.id = ${promotionId}
    ON CONFLICT (contract_id, promotion_id) DO NOTHING`.execute(trx)
}

function textsIn(language: Language): RawBuilder<unknown> {
  return sql`p.title ->> ${language}::text AS title, p.summary ->> ${language}::text AS summary,
             p.body ->> ${language}::text AS body, p.disclaimer ->> ${language}::text AS disclaimer`
}
