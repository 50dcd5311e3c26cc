import { comparePerformance } from '../../finance/performance.ts'
import { listLatest } from '../../finance/server/transactions.store.ts'
import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { findContract } from '../../membership/server/own-contract.store.ts'
import { readBenefitsOn } from '../../reservations/server/benefits.store.ts'
import { readNextStay } from '../../reservations/server/bookings.store.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed } from '../../server/handle.ts'
import type { readDashboard as call } from '../dashboard.endpoints.ts'
import { isInHouse } from '../in-house.ts'
import { readClubNews } from './club-news.store.ts'

/** Everything that the dashboard shows: one statement for the contract, then four side by side. */
export const readDashboard: Deed<typeof call> = async ({ query }, { db, now, caller }) => {
  const contract = await findContract(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  const today = todayIn(contract.zone, now)
  const [next, balances, transactions, { news, months }] = await Promise.all([
    readNextStay(db, contract.id, today),
    readBenefitsOn(db, contract.id, today),
    listLatest(db, contract.id, now),
    readClubNews(db, { hotelId: contract.hotelId, language: caller.screen, today, now }),
  ])
  return done({
    nextReservation: { datos: next.booking, ownerInHouse: isInHouse(next.booking, now) },
    toAuthorize: next.toAuthorize,
    newsletters: news,
    balances,
    balanceYear: balances[0]?.year ?? null,
    transactions,
    performance: comparePerformance(months, Number(today.slice(0, 4))),
    contract: { starts: contract.starts, ends: contract.ends, zone: contract.zone },
  })
}
