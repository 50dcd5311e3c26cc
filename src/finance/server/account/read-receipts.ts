import { done, refused } from '../../../kernel/outcome.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { listReceipts as listCall, readPayment as readCall } from '../../account/receipts.endpoints.ts'
import { findReceipts, findWholePayment } from './receipts.store.ts'

/** One payment with where each cent went. */
export const readPayment: Deed<typeof readCall> = async ({ query }, { db, now, caller }) => {
  const found = await findWholePayment(db, ownerOf(caller.session), query, now)
  return found ? done({ data: found }) : refused('NOT_FOUND')
}

/** The receipts of a contract. */
export const listReceipts: Deed<typeof listCall> = async ({ query }, { db, caller }) => {
  const contract = await findContract(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  return done({ data: await findReceipts(db, contract.id) })
}
