import { daysBetween, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { totalOf } from '../../benefit/benefit.ts'
import { lastCancelDay, lastFreeDay, notBefore } from '../../cancel/penalty.ts'
import { isOpenFor, LONGEST_STAY, meetsContract, nightsCost } from '../../request/stay-rules.ts'
import type { searchRooms as call } from '../../reservations.endpoints.ts'
import { withDays } from '../with-days.ts'
import { findRooms } from './find-rooms.ts'

/** Finds the rooms that are free for every night of a stay, and what each would cost. */
export const searchRooms: Deed<typeof call> = async ({ body }, context) => {
  const { now, caller } = context
  const { language } = caller
  const nights = daysBetween(body.datein, body.dateout)
  if (nights > LONGEST_STAY) return refused('STAY_TOO_LONG', { longest: LONGEST_STAY })

  const found = await findRooms(context, {
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
  if (body.datein < today) return refused('STAY_IN_THE_PAST', { today: dayInWords(today, language) })
  const stay = { checkIn: body.datein, checkOut: body.dateout }
  const contract = meetsContract(found, stay)
  if (!contract.ok) return withDays(contract, language)
  if (found.blackout) {
    const { firstNight, lastNight } = found.blackout
    return withDays(refused('BLACKOUT', { from: firstNight, to: lastNight }), language)
  }
  if (found.rooms.length === 0) {
    // Nothing is free, or nobody has opened these nights yet: two reasons, and other dates help with both.
    const open = isOpenFor(stay, found.lastOpenNight)
    if (!open.ok) return withDays(open, language)
  }

  const season = found.season ?? 'mid'
  return done({
    rooms: found.rooms.map((room) => ({
      ...room,
      season,
      nightsCost: nightsCost(nights, room.nightPercent),
    })),
    nights,
    balance: totalOf(found.accounts),
    benefitYear: found.accounts[0]?.year ?? Number(body.datein.slice(0, 4)),
    accounts: found.accounts,
    benefits: mayUseBenefits(askingIn(caller.session), 'hold') ? found.benefits : [],
    freeUntil: notBefore(today, lastFreeDay(body.datein, found.tiers)),
    cancelUntil: notBefore(today, lastCancelDay(body.datein)),
    penalties: found.tiers,
    confirmsItself: found.confirmsItself,
  })
}
