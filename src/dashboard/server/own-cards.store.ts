import { sql } from 'kysely'
import type { Transaction } from '../../finance/finance.endpoints.ts'
import { latestOf } from '../../finance/server/transactions.store.ts'
import type { Day } from '../../kernel/day.ts'
import type { BenefitBalance } from '../../reservations/reservations.endpoints.ts'
import { benefitsOn } from '../../reservations/server/benefits.store.ts'
import { type BookingRow, countToAuthorize, nextStayOf } from '../../reservations/server/bookings.store.ts'
import type { Database } from '../../server/database.ts'
import { fixedStatement } from '../../server/fixed-statement.ts'

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

// OFFSET 0 keeps the day out of the parts: it is told once, and not anew for each of their rows.
const CARDS = fixedStatement<Asked, OwnCards>(
  ['ownerId', 'contractId', 'now'],
  ({ ownerId, contractId, now }) => sql`
    SELECT own."hotelId", own.zone, own.starts, own.ends,
           (SELECT row_to_json(n) FROM (${nextStayOf(OWN, TODAY)}) n) AS next,
           ${countToAuthorize(OWN, TODAY)} AS "toAuthorize",
           coalesce((SELECT json_agg(n) FROM (${benefitsOn(OWN, TODAY)}) n), '[]') AS balances,
           coalesce((SELECT json_agg(n) FROM (${latestOf(OWN, now)}) n), '[]') AS transactions
      FROM (SELECT c.id, c.hotel_id AS "hotelId", h.zone, c.starts, c.ends,
                   (${now}::timestamptz AT TIME ZONE h.zone)::date AS today
              FROM contracts c JOIN hotels h ON h.id = c.hotel_id
             WHERE c.id = ${contractId} AND c.owner_id = ${ownerId} OFFSET 0) own`,
)

/** All that the dashboard shows of one of an owner's contracts; null when it is not the owner's. */
export async function readOwnCards(db: Database, asked: Asked): Promise<OwnCards | null> {
  const [row] = await CARDS(db, asked)
  return row ?? null
}
