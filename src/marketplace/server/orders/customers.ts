import { done, refused } from '../../../kernel/outcome.ts'
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

/** What the checkout starts from. */
export const readCustomer: Deed<typeof readCall> = async (_, { db, caller }) => {
  const customer = await readLastCustomer(db, ownerOf(caller.session))
  return customer ? done({ data: customer }) : refused('NOT_FOUND')
}
