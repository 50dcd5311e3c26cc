import { addDays, type Day, type DayRange, daysBetween } from '../../kernel/day.ts'
import type { NightBalance, OpenCategory } from '../benefit/open-nights.ts'
import { offersOn, type StayGround, type StayOffer } from './granted.ts'
import { LONGEST_STAY, NEARBY_DAYS } from './stay-rules.ts'

/** At most this many places are offered for a number of nights. */
export const MOST_PLACES = 4

/** Up to so many nights left are looked for in one stay, where nobody said how many; else a week is. */
const ONE_STAY = 14
const A_WEEK = 7

/** The fewest days between the parts of a split stay. */
const BETWEEN_PARTS = 28
const MOST_PARTS = 3

/** Why a place is offered: it is the soonest, a stay or closed nights end just before it, or a quiet season begins. */
export const PLACE_REASONS = ['soonest', 'after-stay', 'after-closed', 'quiet'] as const
export type PlaceReason = (typeof PLACE_REASONS)[number]

export type OfferedPlace<Category extends OpenCategory> = StayOffer<Category> & {
  because: PlaceReason | null
  /** The day on which the stay before it ends, or the last of the closed nights. */
  after: Day | null
}

export interface PlaceGround<Category extends OpenCategory = OpenCategory> extends StayGround<Category> {
  seasons: readonly { firstNight: Day; lastNight: Day; level: 'high' | 'mid' | 'quiet' }[]
}

/** The account whose nights have to be used first: of those that hold some, the one that expires next. */
export function nextToUse<Year extends NightBalance>(years: readonly Year[], today: Day): Year | null {
  const open = years.filter(({ expires, balance }) => expires >= today && balance > 0)
  return open.toSorted((a, b) => (a.expires < b.expires ? -1 : 1))[0] ?? null
}

/** How many nights of a category an owner may be looking for who has so many left. */
export function wishedNights(balance: number, nightPercent: number): number {
  const most = Math.min(LONGEST_STAY, Math.floor((balance * 100) / nightPercent))
  return most <= ONE_STAY ? most : A_WEEK
}

/**
 * Where a stay of so many nights fits before the account expires: the first day of each run of days on which it could
 * begin, and the first that lies in a quiet season. None of them comes so near to another stay that the portal would ask.
 */
export function placesFor<Category extends OpenCategory>(
  ground: PlaceGround<Category>,
  nights: number,
  account: NightBalance,
): OfferedPlace<Category>[] {
  const offerOf = offersOn(ground, false)
  const places: OfferedPlace<Category>[] = []
  const first = laterOf(addDays(ground.today, 1), account.starts)
  let fitted = false
  let wasQuiet = false
  for (let checkIn = first; checkIn <= account.expires; checkIn = addDays(checkIn, 1)) {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) }
    const offer = firstOf(ground.categories, (category) => offerOf(stay, category))
    const quiet = isQuiet(ground, stay)
    const last = places.at(-1)
    const apart = !last || checkIn >= last.checkOut
    if (offer && apart && (!fitted || (quiet && !wasQuiet)))
      places.push({ ...offer, ...reasonOf(ground, stay, { quiet, isFirst: !last, fitted }) })
    if (places.length === MOST_PLACES) break
    fitted = offer !== null
    wasQuiet = quiet
  }
  return places
}

/**
 * A number of nights in two or three stays that would be granted one after the other, a month apart where there is room;
 * none where not even that fits.
 */
export function splitStay<Category extends OpenCategory>(
  ground: PlaceGround<Category>,
  nights: number,
  account: NightBalance,
): StayOffer<Category>[] {
  for (let parts = 2; parts <= Math.min(MOST_PARTS, nights); parts++) {
    const lengths = Array.from({ length: parts }, (_, index) => Math.ceil((nights - index) / parts))
    for (const between of [BETWEEN_PARTS, NEARBY_DAYS + 1]) {
      const found = oneAfterTheOther(ground, lengths, account, between)
      if (found) return found
    }
  }
  return []
}

function oneAfterTheOther<Category extends OpenCategory>(
  ground: PlaceGround<Category>,
  lengths: readonly number[],
  account: NightBalance,
  between: number,
): StayOffer<Category>[] | null {
  const found: StayOffer<Category>[] = []
  let benefitYears = ground.benefitYears
  let from = laterOf(addDays(ground.today, 1), account.starts)
  for (const length of lengths) {
    const offerOf = offersOn({ ...ground, benefitYears }, false)
    let offer: StayOffer<Category> | null = null
    for (; !offer && from <= account.expires; from = addDays(from, 1)) {
      const stay = { checkIn: from, checkOut: addDays(from, length) }
      offer = firstOf(ground.categories, (category) => offerOf(stay, category))
    }
    if (!offer) return null
    const paid = offer.nightsCost
    benefitYears = benefitYears.map((year) =>
      year.expires === account.expires ? { ...year, balance: year.balance - paid } : year,
    )
    found.push(offer)
    from = addDays(offer.checkOut, between)
  }
  return found
}

function reasonOf(
  { stays, blackouts }: PlaceGround,
  { checkIn }: DayRange,
  { quiet, isFirst, fitted }: { quiet: boolean; isFirst: boolean; fitted: boolean },
): { because: PlaceReason | null; after: Day | null } {
  const closed = blackouts.find(({ lastNight }) => addDays(lastNight, 1) === checkIn)
  if (!fitted && closed) return { because: 'after-closed', after: closed.lastNight }
  const before = stays.find(
    ({ checkOut }) => checkOut <= checkIn && daysBetween(checkOut, checkIn) <= NEARBY_DAYS + 1,
  )
  if (!fitted && before) return { because: 'after-stay', after: before.checkOut }
  if (quiet) return { because: 'quiet', after: null }
  return { because: isFirst ? 'soonest' : null, after: null }
}

/** Whether all nights of a stay lie in a quiet season. */
function isQuiet({ seasons }: PlaceGround, { checkIn, checkOut }: DayRange): boolean {
  return seasons.some(
    (one) => one.level === 'quiet' && one.firstNight <= checkIn && addDays(checkOut, -1) <= one.lastNight,
  )
}

function firstOf<One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null {
  for (const one of all) {
    const found = find(one)
    if (found) return found
  }
  return null
}

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b)
