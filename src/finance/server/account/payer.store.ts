import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'
import type { PaymentRow } from './payments.store.ts'

interface Payer {
  name: string
  lastname: string
  email: string
  languageName: string
  /** The contract's number. */
  contract: string
  /** The name of the contract's resort. */
  hotel: string
}

/** The payer, as a receipt and a mail name them: who began the payment, else the contract's first owner. */
export async function readPayer(
  trx: Database,
  payment: Pick<PaymentRow, 'ownerId' | 'contractId'>,
): Promise<Payer> {
  const { rows } = await sql<Payer>`
    SELECT o.name, o.lastname, o.email, o.language_name AS "languageName",
           (SELECT number FROM contracts WHERE id = ${payment.contractId}) AS contract,
           (SELECT h.name FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${payment.contractId}) AS hotel
      FROM owners o
     WHERE o.id = coalesce(${payment.ownerId}::int, (SELECT owner_id FROM contracts WHERE id = ${payment.contractId}))`.execute(
    trx,
  )
  return onlyRow(rows)
}
