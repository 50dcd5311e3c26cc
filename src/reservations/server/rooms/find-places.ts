import { addDays, type Day, daysBetween, todayIn } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { lastFreeDay, notBefore, tiersOn } from '../../cancel/penalty.ts'
import type { findOtherWays as otherWaysCall, findPlaces as placesCall } from '../../places.endpoints.ts'
import type { StayOffer } from '../../request/granted.ts'
import { otherWays } from '../../request/other-ways.ts'
import { nextToUse, placesFor, splitStay, wishedNights } from '../../request/places.ts'
import { withoutStay } from '../../request/without-stay.ts'
import { isOfContract } from '../booking-facts.store.ts'
import { type OpenNights, readOpenNights } from './open-nights.store.ts'

/** The horizon of offers, in days: no resort opens its calendar further. */
const DAYS_AHEAD = 730

/** What would be granted in the place of a stay that is not. */
export const findOtherWays: Deed<typeof otherWaysCall> = async ({ query }, { db, now, caller }) => {
  const { idContract, idBooking } = query
  // Yesterday in UTC: a day that is not later than today in any zone.
  const from = addDays(now.toISOString().slice(0, 10), -1)
  const found = await readOpenNights(db, {
    ...spanFrom(from),
    ownerId: ownerOf(caller.session),
    contractId: idContract,
  })
  if (!found) return refused('NOT_FOUND')
  if (idBooking && !(await isOfContract(db, idContract, idBooking))) return refused('BOOKING_NOT_FOUND')
  const nights = idBooking ? withoutStay(found, from, idBooking) : found

  const offers = otherWays({
    ...groundOf({ ...found, ...nights }, from, now, query.guests),
    asked: { checkIn: query.datein, checkOut: query.dateout },
    idCategory: query.idCategory ?? null,
  })
  // Where a stay is now is no other way.
  const moving = found.stays.find(({ id }) => id === idBooking)
  const others = offers.filter((one) => one.checkIn !== moving?.checkIn || one.checkOut !== moving.checkOut)
  return done({ data: others.map(({ way, ...one }) => ({ ...onTheWire(one), way })) })
}

/** Where a number of nights fits before they expire. */
export const findPlaces: Deed<typeof placesCall> = async ({ query }, { db, now, caller }) => {
  const from = addDays(now.toISOString().slice(0, 10), -1)
  const asked = { ...spanFrom(from), ownerId: ownerOf(caller.session), contractId: query.idContract }
  const found = await readOpenNights(db, asked)
  if (!found) return refused('NOT_FOUND')

  const ground = { ...groundOf(found, from, now, query.guests), seasons: found.seasons }
  const account = nextToUse(found.benefitYears, ground.today)
  const percent = found.categories[0]?.nightPercent ?? 100
  const nights = query.nights ?? wishedNights(account?.balance ?? 0, percent)
  const tiers = tiersOn(found.tiers, ground.today)
  if (!account || nights === 0) return done({ nights, account, data: [], shorter: [] })
  return done({
    nights,
    account,
    data: placesFor(ground, nights, account).map(({ because, after, ...one }) => ({
      ...onTheWire(one),
      because,
      after,
      freeUntil: notBefore(ground.today, lastFreeDay(one.checkIn, tiers)),
    })),
    shorter: splitStay(ground, nights, account).map(onTheWire),
  })
}

const spanFrom = (from: Day) => ({ from, to: addDays(from, DAYS_AHEAD) })

function groundOf(
  found: Pick<OpenNights, 'zone' | 'canBook' | 'starts' | 'ends' | 'blackouts'> & {
    categories: readonly OpenNights['categories'][number][]
    stays: readonly { checkIn: Day; checkOut: Day }[]
    wishes: readonly { checkIn: Day; checkOut: Day }[]
    benefitYears: OpenNights['benefitYears'] | readonly OpenNights['benefitYears'][number][]
  },
  from: Day,
  now: Date,
  guests: number,
) {
  return {
    from,
    count: DAYS_AHEAD,
    today: todayIn(found.zone, now),
    contract: found,
    stays: [...found.stays, ...found.wishes],
    blackouts: found.blackouts,
    benefitYears: found.benefitYears,
    categories: found.categories.filter(({ sleeps }) => sleeps >= guests),
  }
}

function onTheWire({
  checkIn,
  checkOut,
  category,
  left,
  nightsCost,
}: StayOffer<OpenNights['categories'][number]>) {
  return {
    datein: checkIn,
    dateout: checkOut,
    nights: daysBetween(checkIn, checkOut),
    idCategory: category.idCategory,
    name: category.name,
    left,
    nightsCost,
    nightPercent: category.nightPercent,
  }
}
