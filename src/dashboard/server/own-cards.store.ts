import { sql } from 'kysely'
import type { Transaction } from '../../finance/finance.endpoints.ts'
import { latestOf } from '../../finance/server/statement/transactions.store.ts'
import type { Day } from '../../kernel/day.ts'
import { clubDay } from '../../membership/server/club-day.store.ts'
import { CONTRACT_VERSION, RESORT_VERSION } from '../../membership/server/contract-version.store.ts'
import type { BenefitBalance } from '../../reservations/benefits.endpoints.ts'
import { benefitsOn } from '../../reservations/server/benefits/benefits.store.ts'
import { type BookingRow, countToAuthorize, nextStayOf } from '../../reservations/server/bookings.store.ts'
import { askTogether, inOrder } from '../../server/database/ask-together.ts'
import type { Database } from '../../server/database/database.ts'
import { fixedStatement } from '../../server/database/fixed-statement.ts'

/** What the dashboard shows of one contract. */
interface OwnCards {
  hotelId: number
  zone: string
  starts: Day
  ends: Day
  next: BookingRow | null
  toAuthorize: number
  balances: BenefitBalance[]
  transactions: Transaction[]
}

interface Asked {
  ownerId: number
  contractId: number
  now: Date
}

const OWN = sql`own.id`
const TODAY = sql`own.today`

// OFFSET 0 is an optimisation fence: the day is computed once, and not again for each row of the subqueries.
const CARDS = fixedStatement<Asked, OwnCards>(
  ['ownerId', 'contractId', 'now'],
  ({ ownerId, contractId, now }) => sql`
    SELECT own."hotelId", own.zone, own.starts, own.ends,
           (SELECT row_to_json(n) FROM (${nextStayOf(OWN, sql`${now}::timestamptz`)}) n) AS next,
           ${countToAuthorize(OWN, TODAY)} AS "toAuthorize",
           coalesce((SELECT json_agg(n) FROM (${benefitsOn(OWN, TODAY)}) n), '[]') AS balances,
           coalesce((SELECT json_agg(n) FROM (${latestOf(OWN, TODAY, now)}) n), '[]') AS transactions
      FROM (SELECT c.id, c.hotel_id AS "hotelId", h.zone, c.starts, c.ends,
                   (${now}::timestamptz AT TIME ZONE h.zone)::date AS today
              FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
             WHERE c.id = ${contractId} AND c.owner_id = ${ownerId} OFFSET 0) own`,
)

/** All that the dashboard shows of one of an owner's contracts; null when it is not the owner's. */
export async function readOwnCards(db: Database, asked: Asked): Promise<OwnCards | null> {
  const [row] = await CARDS(db, asked)
  return row ?? null
}

interface Standings {
  contracts: number[]
  owners: number[]
  now: Date
}

// OFFSET 0 is an optimisation fence: contracts are looked up by primary key, not by a scan of a small table.
const STANDING = fixedStatement<Standings, { at: number; standing: string }>(
  ['contracts', 'owners', 'now'],
  ({ contracts, owners, now }) => sql`
    SELECT a.at, c.standing
      FROM unnest(${contracts}::int[], ${owners}::int[]) WITH ORDINALITY AS a (contract_id, owner_id, at)
     CROSS JOIN LATERAL (
       SELECT concat_ws(' ', ${CONTRACT_VERSION}, ${RESORT_VERSION}, n.version,
                        (${now}::timestamptz AT TIME ZONE h.zone)::date, ${clubDay(now)}) AS standing
         FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id CROSS JOIN club_news_version n
        WHERE c.id = a.contract_id AND c.owner_id = a.owner_id OFFSET 0) c`,
)

/**
 * The cache version of a contract's dashboard, read in one batched statement for all concurrent calls: the change
 * counters of the contract, of the resorts and of the club's news, and the current days at the resort and at the club.
 * Null when the contract is not the owner's.
 */
export const dashboardStanding = askTogether<Asked, { standing: string }>(async (db, asked) => {
  const rows = await STANDING(db, {
    contracts: asked.map(({ contractId }) => contractId),
    owners: asked.map(({ ownerId }) => ownerId),
    // The calls of a batch arrive within milliseconds: the latest time stands for all.
    now: asked.at(-1)?.now ?? new Date(0),
  })
  return inOrder(rows, asked.length)
})
