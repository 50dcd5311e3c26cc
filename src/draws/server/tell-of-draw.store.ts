import { sql } from 'kysely'
import type { MailChoice } from '../../membership/mail-choices.ts'
import type { Database } from '../../server/database/database.ts'
import { DRAW_MAILS } from './draw-mails.ts'

/** The choice of the account by which the mails come that ask for wishes. */
const CHOICE: MailChoice = 'stay-waiting'

/** Wishes close in so many days when who has none is told. */
const CLOSES_IN_DAYS = 2

const LANGUAGE = sql`CASE WHEN lower(trim(o.language_name)) IN ('', 'english') THEN 'en' ELSE 'es' END`

/** Rounds whose opening, or whose end, the owners have not been told yet. A round that is shorter is told of once. */
export async function findUntold(
  db: Database,
  now: Date,
): Promise<{ id: number; news: 'open' | 'closes' }[]> {
  const { rows } = await sql<{ id: number; news: 'open' | 'closes' }>`
    SELECT id, CASE WHEN opened_told_at IS NULL THEN 'open' ELSE 'closes' END AS news FROM draw_rounds
     WHERE withdrawn_at IS NULL AND wishes_seal IS NULL AND ${now}::timestamptz >= opens_at AND ${now}::timestamptz < closes_at
       AND (opened_told_at IS NULL
            OR closing_told_at IS NULL AND ${now}::timestamptz >= closes_at - make_interval(days => ${CLOSES_IN_DAYS})
               AND opened_told_at < closes_at - make_interval(days => ${CLOSES_IN_DAYS + 1}))
     ORDER BY id`.execute(db)
  return rows
}

/** Tells the owners of who may take part, once, that wishes are open, or that they close and there are none. The round is locked. */
export async function tellOfWishes(
  trx: Database,
  { id, news, publicUrl }: { id: number; news: 'open' | 'closes'; publicUrl: string },
  now: Date,
): Promise<void> {
  const kind: keyof typeof DRAW_MAILS = news === 'open' ? 'draw-open' : 'draw-closes'
  const told = news === 'open' ? sql`opened_told_at` : sql`closing_told_at`
  await sql`
    WITH due AS (
      UPDATE draw_rounds SET ${told} = ${now}::timestamptz WHERE id = ${id} AND ${told} IS NULL AND withdrawn_at IS NULL RETURNING id)
    INSERT INTO outbox (kind, recipient, language, urgency, content, created_at, next_try_at)
    SELECT DISTINCT ON (o.id) ${kind}::text, o.email, ${LANGUAGE}, ${DRAW_MAILS[kind].urgency}::int,
           jsonb_build_object('name', o.name, 'hotel', h.name, 'zone', h.zone, 'round', r.name::text, 'closesAt', r.closes_at,
                              'freeUntil', draw_free_until(r),
                              'weeks', (SELECT count(*) FROM draw_places p WHERE p.round_id = r.id),
                              'link', ${publicUrl}::text || '/my-reservations/draws/' || r.id || '?contract=' || c.id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM due JOIN draw_rounds r ON r.id = due.id JOIN hotels h ON h.id = r.hotel_id
      JOIN contracts c ON c.hotel_id = r.hotel_id AND c.category_id IS NOT NULL
       AND (r.for_categories = '{}' OR c.category_id = ANY (r.for_categories))
      JOIN contract_owners w ON w.contract_id = c.id
      JOIN owners o ON o.id = w.owner_id AND o.active AND o.can_book
     WHERE NOT (${CHOICE}::text = ANY (o.mails_off))
       AND (${news}::text = 'open'
            OR NOT EXISTS (SELECT FROM draw_wishes x WHERE x.round_id = r.id AND x.contract_id = c.id))
     ORDER BY o.id, c.id`.execute(trx)
}

/** What a contract is told of its result. */
export interface ToldResult {
  contractId: number
  place: number
  of: number
  received: number
  /** The weeks it received, as text of a list with their names and days. */
  given: string
  gone: number
  last: number
}

/** How many of the weeks that the contract `t` wished in the round `r` it waits for in the waiting list, as the draw has put it there. */
const WAITS_FOR = sql`(
  SELECT count(DISTINCT p.id) FROM draw_wishes x JOIN draw_places p ON p.id = x.place_id
    JOIN waits q ON q.contract_id = x.contract_id AND q.state = 'waiting' AND (q.first_day, q.last_day) = (p.check_in, p.check_out)
    JOIN wait_categories k ON k.wait_id = q.id AND k.category_id = p.category_id
   WHERE x.round_id = r.id AND x.contract_id = t."contractId")`

/** Tells the owners of each contract that took part what it received and why. In the transaction that settles the round. */
export async function tellResults(
  trx: Database,
  { roundId, results, publicUrl }: { roundId: number; results: readonly ToldResult[]; publicUrl: string },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT 'draw-result', o.email, ${LANGUAGE},
           jsonb_build_object('name', o.name, 'hotel', h.name, 'zone', h.zone, 'round', r.name::text, 'closesAt', r.closes_at,
                              'freeUntil', draw_free_until(r), 'place', t.place, 'of', t.of, 'waits', ${WAITS_FOR}, 'received', t.received, 'given', t.given, 'gone', t.gone, 'last', t.last,
                              'link', ${publicUrl}::text || '/my-reservations/draws/' || r.id || '?contract=' || w.contract_id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb) AS t(
           "contractId" int, place int, of int, received int, given text, gone int, last int)
      JOIN draw_rounds r ON r.id = ${roundId}
      JOIN hotels h ON h.id = r.hotel_id
      JOIN contract_owners w ON w.contract_id = t."contractId"
      JOIN owners o ON o.id = w.owner_id AND o.active`.execute(trx)
}

/**
 * Tells the owners of each contract that has ranked wishes that the club took the round back, and with it what they wished. They took
 * part, so it is no choice. In the transaction that takes it back.
 */
export async function tellWithdrawn(
  trx: Database,
  roundId: number,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO outbox (kind, recipient, language, content, created_at, next_try_at)
    SELECT DISTINCT ON (o.id) 'draw-withdrawn', o.email, ${LANGUAGE},
           jsonb_build_object('name', o.name, 'hotel', h.name, 'zone', h.zone, 'round', r.name::text, 'closesAt', r.closes_at,
                              'wishes', (SELECT count(*) FROM draw_wishes y WHERE y.round_id = r.id AND y.contract_id = x.contract_id),
                              'link', ${publicUrl}::text || '/my-reservations/waiting?contract=' || x.contract_id),
           ${now}::timestamptz, ${now}::timestamptz
      FROM draw_rounds r JOIN hotels h ON h.id = r.hotel_id
      JOIN draw_wishes x ON x.round_id = r.id
      JOIN contract_owners w ON w.contract_id = x.contract_id
      JOIN owners o ON o.id = w.owner_id AND o.active
     WHERE r.id = ${roundId}
     ORDER BY o.id, x.contract_id`.execute(trx)
}
