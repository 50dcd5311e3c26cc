import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Language } from '../../kernel/language.ts'
import type { Currency } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { StandingSubscription } from '../exchange.ts'
import type { Subscription } from '../exchanges.endpoints.ts'

export interface ExchangeContract {
  id: number
  zone: string
  ends: Day
  mayExchange: boolean
}

/** One of an owner's contracts and whether it may exchange weeks; null when it is not theirs. */
export async function findExchangeContract(
  db: Database,
  ownerId: number,
  contractId: number,
  lock?: 'lock',
): Promise<ExchangeContract | null> {
  const { rows } = await sql<ExchangeContract>`
    SELECT c.id, h.zone, c.ends, (c.module_exchanges AND c.can_subscribe) AS "mayExchange"
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId} AND c.owner_id = ${ownerId} ${lock ? sql`FOR NO KEY UPDATE OF c` : sql``}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The subscription that stands for a year, if there is one. */
export async function findStanding(
  trx: Database,
  contractId: number,
  year: number,
): Promise<(StandingSubscription & { id: number }) | null> {
  const { rows } = await sql<StandingSubscription & { id: number }>`
    SELECT s.id, s.weeks, s.wish,
           EXISTS (SELECT FROM exchange_events e WHERE e.subscription_id = s.id AND e.deed = 'matched') AS matched
      FROM exchange_subscriptions s
     WHERE s.contract_id = ${contractId} AND s.year = ${year} AND s.state = 'active'`.execute(trx)
  return rows[0] ?? null
}

/** A contract's subscriptions with what happened to each, the newest year first. */
export async function listSubscriptions(
  db: Database,
  contractId: number,
  language: Language,
): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    SELECT s.id, s.year, s.weeks, s.wish, s.state,
           to_char(s.subscribed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "subscribedAt",
           to_char(s.ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endedAt",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
                      'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'deed', e.deed,
                      'by', CASE WHEN e.actor_admin_id IS NOT NULL THEN 'admin'
                                 WHEN e.actor_owner_id IS NOT NULL THEN 'owner' ELSE 'club' END,
                      'detail', e.detail ->> ${language}::text) ORDER BY e.id DESC)
               FROM exchange_events e WHERE e.subscription_id = s.id), '[]') AS history
      FROM exchange_subscriptions s
     WHERE s.contract_id = ${contractId}
     ORDER BY s.year DESC, s.id DESC`.execute(db)
  return rows
}

/**
 * What a rented night of a contract brought on average, in cents, in its last twelve closed months: the currency that brought more
 * where there are two. Null where none was rented.
 */
export async function readRentedNight(
  db: Database,
  contractId: number,
  today: Day,
): Promise<{ cents: number; currency: Currency } | null> {
  const { rows } = await sql<{ cents: number; currency: Currency }>`
    SELECT round(sum(gross_cents)::numeric / sum(nights_rented))::int AS cents, currency
      FROM monthly_profits
     WHERE contract_id = ${contractId} AND month >= date_trunc('month', ${today}::date) - interval '12 months'
       AND month < date_trunc('month', ${today}::date)
     GROUP BY currency HAVING sum(nights_rented) > 0
     ORDER BY sum(gross_cents) DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

interface By {
  ownerId: number
  now: Date
}

/** Subscribes a contract for a year, and answers the subscription's number. */
export async function addSubscription(
  trx: Database,
  wanted: { contractId: number; year: number; weeks: number; wish: string | null },
  { ownerId, now }: By,
): Promise<number> {
  const { contractId, year, weeks, wish } = wanted
  const { rows } = await sql<{ id: number }>`
    INSERT INTO exchange_subscriptions (contract_id, year, weeks, wish, state, subscribed_at, subscribed_by_owner_id)
    VALUES (${contractId}, ${year}, ${weeks}, ${wish}, 'active', ${now}, ${ownerId}) RETURNING id`.execute(
    trx,
  )
  const { id } = onlyRow(rows)
  await tell(trx, id, 'subscribed', { ownerId, now })
  return id
}

/** Changes the weeks and the wish of a subscription that stands. */
export async function changeSubscription(
  trx: Database,
  id: number,
  { weeks, wish }: { weeks: number; wish: string | null },
  by: By,
): Promise<void> {
  await sql`UPDATE exchange_subscriptions SET weeks = ${weeks}, wish = ${wish} WHERE id = ${id}`.execute(trx)
  await tell(trx, id, 'changed', by)
}

/** Ends a subscription; it stays in the history. */
export async function endSubscription(trx: Database, id: number, by: By): Promise<void> {
  await sql`UPDATE exchange_subscriptions SET state = 'ended', ended_at = ${by.now} WHERE id = ${id}`.execute(
    trx,
  )
  await tell(trx, id, 'ended', by)
}

async function tell(trx: Database, id: number, deed: string, { ownerId, now }: By): Promise<void> {
  await sql`
    INSERT INTO exchange_events (subscription_id, at, deed, actor_owner_id)
    VALUES (${id}, ${now}, ${deed}, ${ownerId})`.execute(trx)
}
