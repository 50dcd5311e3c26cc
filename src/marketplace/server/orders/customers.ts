import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readCustomer as readCall, saveCustomer as saveCall } from '../../orders/customers.endpoints.ts'
import { keepCustomer, readLastCustomer } from './customers.store.ts'

/** Stores who buys. */
export const saveCustomer: Deed<typeof saveCall> = async ({ body }, { db, now, caller }) => {
  const { name, lastname, email, phone, customertype, paymentmethod, language } = body
  const customer = { name, lastname, email, phone, language }
  const id = await keepCustomer(
    db,
    {
      ...customer,
      ownerId: ownerOf(caller.session),
      customerType: customertype,
      paymentMethod: paymentmethod,
    },
    now,
  )
  return done({ id })
}

/** The owner as the customer of what somebody trusted orders for them: as they ordered last, else as their account has them. */
export async function customerOfOwner(trx: Database, ownerId: number, now: Date): Promise<number> {
  const known = await readLastCustomer(trx, ownerId)
  if (!known) throw new Error('An owner of a contract has no account')
  const { idCustomer, name, lastname, email, phone, language, customertype, paymentmethod } = known
  if (idCustomer !== null) return idCustomer
  const owner = { ownerId, name, lastname, email, phone, language }
  return keepCustomer(trx, { ...owner, customerType: customertype, paymentMethod: paymentmethod }, now)
}

/** What the checkout starts from. */
export const readCustomer: Deed<typeof readCall> = async (_, { db, caller }) => {
  const customer = await readLastCustomer(db, ownerOf(caller.session))
  return customer ? done({ data: customer }) : refused('NOT_FOUND')
}
