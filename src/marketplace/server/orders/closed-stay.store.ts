import { sql } from 'kysely'
import { type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'

/**
 * Why a stay that is none of the checkout's takes no order: it is the contract's own and closed or over, else it is not
 * found, also where it is another owner's.
 */
export async function whyNoStay(
  db: Database,
  { ownerId, contractId }: { ownerId: number; contractId: number },
  idBooking: number,
): Promise<Refusal<'STAY_CLOSED' | 'BOOKING_NOT_FOUND'>> {
  const { rows } = await sql<{ code: string; status: string }>`
    SELECT b.code, b.status
      FROM bookings b JOIN held_contracts c ON c.id = b.contract_id
     WHERE b.id = ${idBooking} AND c.id = ${contractId} AND c.owner_id = ${ownerId}`.execute(db)
  const [stay] = rows
  return stay
    ? refused('STAY_CLOSED', { code: stay.code, because: stay.status })
    : refused('BOOKING_NOT_FOUND')
}
