import { type RawBuilder, sql } from 'kysely'
import type { Bilingual } from '../../kernel/language.ts'
import { coOwnersOf } from '../../membership/server/whose-contract.store.ts'
import type { Database } from '../../server/database/database.ts'
import { TRADES_PAGE, type TradeAtDesk, type TradeRowAtDesk, type TradeStage } from '../desk.endpoints.ts'

/** Where the trade `t` stands, as the desk reads it. */
const STAGE = sql`CASE WHEN t.state = 'done' THEN 'agreed' WHEN t.state <> 'open' THEN 'ended'
  WHEN EXISTS (SELECT FROM trade_proposals q WHERE q.trade_id = t.id AND q.state = 'open') THEN 'proposed' ELSE 'offered' END`

/** A stay of a side: the booking `b` of the contract `c`, by the owner `o` who offered or proposed it. */
const SIDE = sql`'idOwner', o.id, 'owner', o.name || ' ' || o.lastname, 'contract', c.number, 'code', b.code,
  'datein', b.check_in, 'dateout', b.check_out, 'category', r.name`

/** The side of a row of trades or of proposals, by the row's name; `more` adds to what is told of it. */
const sideOf = (row: string, more: RawBuilder<unknown> = sql``) => sql`(
  SELECT jsonb_build_object(${SIDE}${more}) FROM bookings b JOIN room_categories r ON r.id = b.category_id
    JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = ${sql.ref(`${row}.owner_id`)}
   WHERE b.id = ${sql.ref(`${row}.booking_id`)})`

/** Whether every word that is searched stands in an owner's name, a contract's number or a stay's code of either side. */
function fits(search: string): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql`TRUE`
  return sql.join(
    words.map(
      (word) => sql`EXISTS (
        SELECT FROM (SELECT t.booking_id, t.owner_id UNION ALL
                     SELECT q.booking_id, q.owner_id FROM trade_proposals q WHERE q.trade_id = t.id) s
          JOIN bookings b ON b.id = s.booking_id JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = s.owner_id
         WHERE position(folded(${word}::text) IN folded(o.name || ' ' || o.lastname || ' ' || c.number || ' ' || b.code)) > 0)`,
    ),
    sql` AND `,
  )
}

/** Reads a page of all trades, those where something happened last first, and how many fit. */
export async function findTradesAtDesk(
  db: Database,
  asked: { stage?: TradeStage | undefined; search?: string | undefined; page: number },
): Promise<{ data: TradeRowAtDesk[]; total: number }> {
  const { stage = null, search = '', page } = asked
  const { rows } = await sql<TradeRowAtDesk & { total: number }>`
    WITH found AS (
      SELECT t.*, ${STAGE} AS stage, l.last, count(*) OVER ()::int AS total
        FROM trades t
       CROSS JOIN LATERAL (
         SELECT greatest(t.made_at, t.ended_at, max(q.made_at), max(q.ended_at)) AS last
           FROM trade_proposals q WHERE q.trade_id = t.id) l
       WHERE (${stage}::text IS NULL OR ${STAGE} = ${stage}::text) AND ${fits(search)}
       ORDER BY l.last DESC, t.id DESC LIMIT ${TRADES_PAGE} OFFSET ${(page - 1) * TRADES_PAGE})
    SELECT t.id, t.stage, h.name AS resort, ${sideOf('t')} AS offered, ${sideOf('p')} AS other,
           (SELECT count(*)::int FROM trade_proposals q WHERE q.trade_id = t.id AND q.state = 'open') AS proposals,
           t.last AS at, h.zone, t.total
      FROM found t JOIN hotels h ON h.id = t.hotel_id
      LEFT JOIN LATERAL (
        SELECT q.owner_id, q.booking_id FROM trade_proposals q WHERE q.trade_id = t.id
         ORDER BY q.state = 'agreed' DESC, q.state = 'open' DESC, q.made_at DESC, q.id DESC LIMIT 1) p ON true
     ORDER BY t.last DESC, t.id DESC`.execute(db)
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

const MORE = sql`, 'coOwners', ${coOwnersOf('c.id', 'o.id')}, 'adults', b.adults, 'children', b.children, 'status', b.status`

/** How a row of trades or of proposals ended, by its name. */
const endOf = (
  row: string,
  because: RawBuilder<unknown>,
  booking: RawBuilder<unknown>,
) => sql`jsonb_build_object(
  'because', CASE WHEN ${sql.ref(`${row}.ended_reason`)} IS NOT NULL THEN 'club' ELSE ${because} END,
  'stay', (SELECT b.code FROM bookings b WHERE b.id = ${booking}), 'reason', ${sql.ref(`${row}.ended_reason`)},
  'by', (SELECT a.name || ' ' || a.lastname FROM admins a WHERE a.id = ${sql.ref(`${row}.ended_by_admin_id`)}))`

/** Reads one trade with all that was proposed for it; null where there is none. */
export async function findTradeAtDesk(db: Database, tradeId: number): Promise<TradeAtDesk | null> {
  const code = (column: string) => sql`(SELECT b.code FROM bookings b WHERE b.id = ${sql.ref(column)})`
  const { rows } = await sql<TradeAtDesk>`
    SELECT t.id, ${STAGE} AS stage, h.name AS resort, h.zone, t.found_by AS "foundBy", ${sideOf('t', MORE)} AS offered,
           t.made_at AS "madeAt", t.state, t.ended_at AS "endedAt", ${endOf('t', sql`NULL`, sql`NULL`)} AS end,
           coalesce((SELECT jsonb_agg(jsonb_build_object(
              'id', p.id, 'stay', ${sideOf('p', MORE)}, 'state', p.state, 'madeAt', p.made_at, 'endedAt', p.ended_at,
              'end', ${endOf('p', sql`p.ended_because`, sql`p.ended_booking_id`)},
              'came', CASE WHEN p.first_stay_id IS NULL THEN NULL ELSE jsonb_build_object(
                 'first', ${code('p.first_stay_id')}, 'second', ${code('p.second_stay_id')}) END)
              ORDER BY p.made_at DESC, p.id DESC) FROM trade_proposals p WHERE p.trade_id = t.id), '[]') AS proposals
      FROM trades t JOIN hotels h ON h.id = t.hotel_id WHERE t.id = ${tradeId}`.execute(db)
  return rows[0] ?? null
}

/** Who of the club ends something of a trade, and why. */
export interface ClubsEnd {
  adminId: number
  reason: Bilingual
}

/** Ends an open proposal in the club's name; false where it was not open. */
export async function endProposalByClub(
  trx: Database,
  proposalId: number,
  { adminId, reason }: ClubsEnd,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE trade_proposals SET state = 'ended', ended_at = ${now}::timestamptz, ended_by_admin_id = ${adminId},
           ended_reason = ${JSON.stringify(reason)}::jsonb
     WHERE id = ${proposalId} AND state = 'open' RETURNING 1`.execute(trx)
  return rows.length > 0
}

/** Ends an open offer in the club's name, with all that is proposed for it; answers the proposals, null where it was not open. */
export async function endOfferByClub(
  trx: Database,
  tradeId: number,
  { adminId, reason }: ClubsEnd,
  now: Date,
): Promise<number[] | null> {
  const ended = sql`state = 'ended', ended_at = ${now}::timestamptz, ended_by_admin_id = ${adminId},
    ended_reason = ${JSON.stringify(reason)}::jsonb`
  const { rows: offers } =
    await sql`UPDATE trades SET ${ended} WHERE id = ${tradeId} AND state = 'open' RETURNING 1`.execute(trx)
  if (offers.length === 0) return null
  const { rows } = await sql<{ id: number }>`
    UPDATE trade_proposals SET ${ended} WHERE trade_id = ${tradeId} AND state = 'open' RETURNING id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}
