import { type RawBuilder, sql } from 'kysely'
import { coOwnersOf } from '../../../membership/server/whose-contract.store.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Owed } from '../../account/enter-payment.endpoints.ts'

type ContractAtDesk = Omit<Owed, 'accounts'>

/** A contract as the desk reads it, by its number, in whichever case it is typed; null where there is none. */
export async function findContractByNumber(db: Database, number: string): Promise<ContractAtDesk | null> {
  return find(db, sql`lower(c.number) = ${number.trim().toLowerCase()}`)
}

/** The same by its own number in the database. */
export async function findContractOfDesk(db: Database, id: number): Promise<ContractAtDesk | null> {
  return find(db, sql`c.id = ${id}`)
}

async function find(db: Database, which: RawBuilder<unknown>): Promise<ContractAtDesk | null> {
  const { rows } = await sql<ContractAtDesk>`
    SELECT c.id AS "idContract", c.number AS contract, h.name AS hotel, g.number AS residence,
           jsonb_build_object('name', o.name, 'lastname', o.lastname, 'email', o.email) AS owner,
           ${coOwnersOf('c.id', 'o.id')} AS "coOwners"
      FROM contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing g ON g.id = c.housing_id JOIN owners o ON o.id = c.owner_id
     WHERE ${which} LIMIT 1`.execute(db)
  return rows[0] ?? null
}
