import { sql } from 'kysely'
import type { Visitor } from '../../../portal/server/testing.ts'
import type { Database } from '../../../server/database/database.ts'
import { type ContractAccount, readAccount } from '../../account/account.endpoints.ts'
import type { Part } from '../../account/account.ts'
import { refundPayment } from '../../account/desk.endpoints.ts'
import { addFee, addOwnDocument } from '../reports/testing.settlements.store.ts'
import { refundable } from './refunds.store.ts'

/** Makes a contract owe a fee of 634.88, two documents of 214.00 and 360.00, and have a credit of 48.00, and nothing else. */
export async function owedAsDrawn(db: Database, contractId: number, mark: string) {
  await clearAccount(db, contractId)
  const { rows } = await sql<{ year: number }>`
    SELECT greatest(2050, max(year) + 1) AS year FROM condo_fees WHERE contract_id = ${contractId}`.execute(
    db,
  )
  const year = rows[0]?.year ?? 2050
  const fee = await addFee(db, {
    contractId,
    year,
    quarter: 4,
    due: '2026-10-15',
    cents: 158_720,
    paidCents: 95_232,
  })
  const own = (reference: string, cents: number, status = 'sent') =>
    addOwnDocument(db, { contractId, day: '2026-11-09', reference: `${reference}-${mark}`, status, cents })
  const door = await own('DOOR', -21_400, 'past-due')
  const boat = await own('BOAT', -36_000)
  const credit = await own('CREDIT', 4800)
  return { fee, door, boat, credit }
}

/** Leaves a contract with nothing open: what there was is paid, in the club's own books. */
export async function clearAccount(db: Database, contractId: number): Promise<void> {
  await sql`UPDATE condo_fees SET paid_cents = cents WHERE contract_id = ${contractId}`.execute(db)
  await sql`UPDATE transactions SET status = 'paid' WHERE contract_id = ${contractId} AND part IS NULL
              AND status NOT IN ('paid', 'draft')`.execute(db)
  await sql`UPDATE transactions SET status = 'paid' WHERE contract_id = ${contractId} AND part = 'pay-out'`.execute(
    db,
  )
}

/** The account of a contract in dollars. */
export async function dollarsOf(who: Visitor, idContract: number): Promise<ContractAccount> {
  const { body } = await who.call(readAccount, { query: { idContract } })
  const found = (body.data as ContractAccount[]).find(({ currency }) => currency === 'USD')
  if (!found) throw new Error('Nothing in dollars')
  return found
}

/** Everything that may be paid, whole. */
export function allParts(account: ContractAccount): Part[] {
  return account.charges.map(({ kind, id, openCents, asideCents }) => ({
    kind,
    id,
    cents: openCents - asideCents,
  }))
}

/** Gives money of a payment back as the desk does that sees how much of it can go back now. */
export async function refundAsSeen(
  db: Database,
  desk: Visitor,
  refund: { idPayment: number; cents: number; reason: string },
) {
  const refundableCents = await refundable(db, refund.idPayment)
  return desk.call(refundPayment, { body: { ...refund, refundableCents } })
}
