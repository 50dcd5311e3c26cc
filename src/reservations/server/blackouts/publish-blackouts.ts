import { addDays, type Day, nightsOf } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { notePublication } from '../../../server/publications.store.ts'
import type {
  closeNights as close,
  listClosedNights as list,
  openNights as open,
  listStaysOnNights as stays,
} from '../../publish-blackouts.endpoints.ts'
import { afterOpening, blackoutState, type ClosedNights, mayClose } from '../../publish-blackouts.ts'
import { lockHotelWaits, offerHotelNights } from '../waiting/offer-hotel-nights.ts'
import { withDays } from '../with-days.ts'
import { datesInstead } from './dates-instead.ts'
import {
  endClosedNights,
  hotelOfClosed,
  lockClosedNights,
  readClosedNights,
  readHotelDays,
  readStaysOn,
  saveClosedNights,
  tellOfClosedNights,
} from './publish-blackouts.store.ts'

/** The nights of a run, both ends included. */
const nightsOfRun = ({ firstNight, lastNight }: { firstNight: Day; lastNight: Day }) =>
  nightsOf({ checkIn: firstNight, checkOut: addDays(lastNight, 1) })

const MOST_LISTED = 500
const MOST_STAYS = 20
/** So many of the owners that are told are offered dates; further ones find them on the page of their stay. */
const MOST_OFFERED = 200

/** The closed nights of every resort. */
export const listClosedNights: Deed<typeof list> = async (_, { db, now }) => {
  const hotels = await readHotelDays(db, now)
  const rows = await readClosedNights(db, MOST_LISTED + 1, now)
  const todayAt = (idHotel: number) => hotels.find(({ id }) => id === idHotel)?.today ?? ''
  return done({
    data: rows
      .slice(0, MOST_LISTED)
      .map((row) => ({ ...row, state: blackoutState(row, todayAt(row.idHotel)) })),
    more: rows.length > MOST_LISTED,
    hotels,
  })
}

/** The stays that lie on nights which the desk thinks of closing. */
export const listStaysOnNights: Deed<typeof stays> = async ({ query }, { db, now }) => {
  const { count, data } = await readStaysOn(db, query, MOST_STAYS)
  const dates = await datesOfAll(db, data, { closed: query, now })
  return done({
    count,
    data: data.map(({ contractId: _, guests: __, ...stay }) => ({ ...stay, dates: dates[stay.id] ?? [] })),
  })
}

type Found = Awaited<ReturnType<typeof readStaysOn>>['data']

/** The dates that each of these stays could be changed to, by its number. */
async function datesOfAll(db: Database, all: Found, on: { closed: ClosedNights; now: Date }) {
  const dates: Record<number, Awaited<ReturnType<typeof datesInstead>>> = {}
  for (const stay of all) dates[stay.id] = await datesInstead(db, { ...stay, ownerId: stay.owner.id }, on)
  return dates
}

/** Closes nights of a resort, or changes closed ones. Who has a stay on them keeps it. */
export const closeNights: Deed<typeof close> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const { id, version } = body
  const hotel = await lockClosedNights(db, body.idHotel, now)
  const before = hotel?.closed.find((one) => one.id === id) ?? null
  if (!hotel || (id && !before)) return refused('NOT_FOUND')
  const others = hotel.closed.filter((one) => one.id !== id)
  const allowed = mayClose(body, { today: hotel.today, before, others })
  if (!allowed.ok) return withDays(allowed, caller.language)

  const lifted = before
    ? nightsOfRun(before).filter((night) => night < body.firstNight || night > body.lastNight)
    : []
  await lockHotelWaits(db, body.idHotel, lifted)
  const subject = await saveClosedNights(db, id, body)
  const deed = id ? 'changed' : 'published'
  const noted = await notePublication(
    db,
    { kind: 'blackout', subject, deed, version: id ? version : 0 },
    caller.session.adminId,
    now,
  )
  if (!noted) return refused('CHANGED_MEANWHILE')
  await offerHotelNights(db, body.idHotel, lifted, now)
  afterCommit(wakeJobs)
  const { count, data } = await readStaysOn(db, body, body.tells ? MOST_OFFERED : 0)
  const dates = await datesOfAll(db, data, { closed: body, now })
  const told = body.tells
    ? await tellOfClosedNights(db, body, { dates, publicUrl: config.publicUrl, now })
    : 0
  return done({ data: { id: subject, stays: count, told } })
}

/** Opens closed nights again. */
export const openNights: Deed<typeof open> = async ({ body: { id, version } }, context) => {
  const { db, now, caller, afterCommit } = context
  const hotelId = await hotelOfClosed(db, id)
  if (!hotelId) return refused('NOT_FOUND')
  const hotel = await lockClosedNights(db, hotelId, now)
  // Read once more under the lock: somebody may have opened them meanwhile.
  const before = hotel ? hotel.closed.find((one) => one.id === id) : undefined
  if (!hotel || !before) return refused('NOT_FOUND')
  const after = afterOpening(before, hotel.today)
  if (!after) return refused('BLACKOUT_ENDED')

  const lifted = nightsOfRun(before).filter((night) => night > (after.kept?.lastNight ?? ''))
  await lockHotelWaits(db, hotelId, lifted)
  await endClosedNights(db, id, after.kept?.lastNight ?? null)
  const deed = after.kept ? 'withdrawn' : 'removed'
  const noted = await notePublication(
    db,
    { kind: 'blackout', subject: id, deed, version },
    caller.session.adminId,
    now,
  )
  if (!noted) return refused('CHANGED_MEANWHILE')
  await offerHotelNights(db, hotelId, lifted, now)
  afterCommit(wakeJobs)
  return done({ data: { kept: after.kept !== null } })
}
