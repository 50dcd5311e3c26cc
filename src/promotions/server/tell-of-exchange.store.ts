import { sql } from 'kysely'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'

/** A year of a contract in the exchange, as its mails name it. */
export interface ToldYear {
  contractId: number
  residence: string
  resort: string
  year: number
  weeks: number
  wish: string | null
}

/** What the club answered to a year. */
export interface ClubsAnswer extends ToldYear {
  deed: 'matched' | 'ended'
  detail: Record<Language, string> | null
}

const OF_CONTRACT = sql`
  s.contract_id AS "contractId", g.number AS residence, h.name AS resort, s.year, s.weeks, s.wish
  FROM exchange_subscriptions s
  JOIN contracts c ON c.id = s.contract_id
  JOIN housing g ON g.id = c.housing_id
  JOIN hotels h ON h.id = c.hotel_id`

/** The year of a subscription. */
export async function readToldYear(trx: Database, subscriptionId: number): Promise<ToldYear[]> {
  const { rows } = await sql<ToldYear>`SELECT ${OF_CONTRACT} WHERE s.id = ${subscriptionId}`.execute(trx)
  return rows
}

/** The club's first answer that nobody was told of, noted as told. Another transaction's is skipped. */
export async function takeAnswer(trx: Database, now: Date): Promise<ClubsAnswer[]> {
  const { rows } = await sql<ClubsAnswer>`
    WITH one AS (
      SELECT id FROM exchange_events
       WHERE told_at IS NULL AND deed IN ('matched', 'ended') AND actor_owner_id IS NULL
       ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED),
    told AS (
      UPDATE exchange_events e SET told_at = ${now}::timestamptz FROM one WHERE e.id = one.id
      RETURNING e.subscription_id, e.deed, e.detail)
    SELECT t.deed, t.detail, f.* FROM told t
     CROSS JOIN LATERAL (SELECT ${OF_CONTRACT} WHERE s.id = t.subscription_id) f`.execute(trx)
  return rows
}
