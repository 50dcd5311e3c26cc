import { sql } from 'kysely'
import { OWN_WAYS } from '../../../finance/account/ways.ts'
import type { Database } from '../../../server/database/database.ts'
import type { PaymentRules } from '../../settings/payments.endpoints.ts'

/** What holds where no manager ever said anything: whatever works. */
const EVERY_WAY: PaymentRules = { charges: [...OWN_WAYS], orders: [...OWN_WAYS] }

/** By which ways owners may pay. */
export async function readOfferedPayments(db: Database): Promise<PaymentRules> {
  const { rows } = await sql<PaymentRules>`SELECT charges, orders FROM offered_payments`.execute(db)
  return rows[0] ?? EVERY_WAY
}

/** Offers other ways. */
export async function writeOfferedPayments(trx: Database, { charges, orders }: PaymentRules): Promise<void> {
  await sql`
    INSERT INTO offered_payments (charges, orders) VALUES (${charges}::text[], ${orders}::text[])
    ON CONFLICT (id) DO UPDATE SET charges = excluded.charges, orders = excluded.orders`.execute(trx)
}
