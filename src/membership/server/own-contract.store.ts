import { sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Database } from '../../server/database/database.ts'

export interface OwnContract {
  id: number
  hotelId: number
  housingId: number
  zone: string
  starts: Day
  ends: Day
}

/** One of an owner's contracts; null when there is none of that number, or it is somebody else's. */
export async function findContract(
  db: Database,
  ownerId: number,
  contractId: number,
): Promise<OwnContract | null> {
  return findContractBy(db, ownerId, { id: contractId })
}

/** The same by number or by residence; without either the owner's first. */
export async function findContractBy(
  db: Database,
  ownerId: number,
  by: { id?: number | undefined; housingId?: number | undefined },
): Promise<OwnContract | null> {
  const { rows } = await sql<OwnContract>`
    SELECT c.id, c.hotel_id AS "hotelId", c.housing_id AS "housingId", h.zone, c.starts, c.ends
      FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.owner_id = ${ownerId}
       AND (${by.id ?? null}::int IS NULL OR c.id = ${by.id ?? null}::int)
       AND (${by.housingId ?? null}::int IS NULL OR c.housing_id = ${by.housingId ?? null}::int)
     ORDER BY c.id LIMIT 1`.execute(db)
  return rows[0] ?? null
}
