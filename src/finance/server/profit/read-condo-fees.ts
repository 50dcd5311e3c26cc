import { todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { findContract } from '../../../membership/server/own-contract.store.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { feeTotals } from '../../condo-fee.ts'
import type { readCondoFees as call } from '../../statement.endpoints.ts'
import { listCondoFees } from './condo-fees.store.ts'

/** The condo fees of a year, each as it stands today at the resort, and the credits that the next fee takes. */
export const readCondoFees: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const contract = await findContract(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  const year = query.year ?? Number(todayIn(contract.zone, now).slice(0, 4))
  const { fees, years, credits } = await listCondoFees(db, contract.id, year, now)
  return done({ data: fees, totals: feeTotals(fees), credits, year, years })
}
