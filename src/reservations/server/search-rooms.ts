import { addDays, daysBetween, formatDay, todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed } from '../../server/handle.ts'
import { totalOf } from '../benefit.ts'
import { lastFreeDay } from '../penalty.ts'
import type { searchRooms as call } from '../reservations.endpoints.ts'
import { LONGEST_STAY, nightsCost } from '../stay-rules.ts'
import { findRooms } from './room-search.store.ts'
import { withDays } from './with-days.ts'

/** Finds the rooms that are free for every night of a stay, and what each would cost. */
export const searchRooms: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const { language } = caller
  const nights = daysBetween(body.datein, body.dateout)
  if (nights > LONGEST_STAY) return refused('STAY_TOO_LONG', { longest: LONGEST_STAY })

  const found = await findRooms(db, {
    ownerId: ownerOf(caller.session),
    contractId: body.idContract,
    checkIn: body.datein,
    checkOut: body.dateout,
    guests: body.adults + body.children,
    // The tiers are the club's, dated: its day is as good as the resort's.
    today: now.toISOString().slice(0, 10),
  })
  if (!found) return refused('NOT_FOUND')

  const today = todayIn(found.zone, now)
  if (body.datein < today) return refused('STAY_IN_THE_PAST', { today: formatDay(today, language) })
  if (!found.canBook || body.datein < found.starts || addDays(body.dateout, -1) > found.ends)
    return refused('CONTRACT_CRITERIA')
  if (found.blackout) {
    const { firstNight, lastNight } = found.blackout
    return withDays(refused('BLACKOUT', { from: firstNight, to: lastNight }), language)
  }

  const season = found.season ?? 'mid'
  return done({
    rooms: found.rooms.map(({ nightPercent, ...room }) => ({
      ...room,
      season,
      nightsCost: nightsCost(nights, nightPercent),
    })),
    nights,
    balance: totalOf(found.accounts),
    benefitYear: found.accounts[0]?.year ?? Number(body.datein.slice(0, 4)),
    accounts: found.accounts,
    benefits: found.benefits,
    freeUntil: lastFreeDay(body.datein, found.tiers),
    penalties: found.tiers,
  })
}
