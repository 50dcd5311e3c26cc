import { daysBetween } from '../../kernel/day.ts'
import { done } from '../../kernel/outcome.ts'
import { tellOfStay } from '../../reservations/server/mails/tell-of-stay.store.ts'
import { kindOfRequest } from '../../reservations/server/mails/what-is-told.ts'
import { bookHeld } from '../../reservations/server/waiting/book-held.ts'
import { joinLine } from '../../reservations/server/waiting/join-waits.ts'
import { lockContractForClock } from '../../reservations/server/waiting/offers.store.ts'
import type { Database } from '../../server/database/database.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type { Work } from '../../server/jobs/works.ts'
import { draw } from '../check-draw.ts'
import { sealOf, wishesText } from '../seal.ts'
import { giveBackWeek } from './give-back.ts'
import { lockRound, readDrawPlaces, readRound, readTakers } from './rounds.store.ts'
import {
  type EmptyHanded,
  findDueRounds,
  noteLinedUp,
  noteSettled,
  noteWeek,
  readEmptyHanded,
  readSecret,
  readWeeksToBook,
  readWeekToBook,
  readWishedWeeks,
  takeOfHeld,
  type WeekToBook,
  writeDraw,
  writeSeal,
} from './settle.store.ts'
import { findUntold, tellOfWishes, tellResults } from './tell-of-draw.store.ts'
import { toldResults } from './told-results.ts'

interface Place {
  publicUrl: string
  now: Date
  isStopping: () => boolean
}

/** Of a contract's four waits a draw takes so many at most: one stays for what its owner asks for themselves. */
const MOST_LINED_UP = 3

/**
 * The clock of the draws: seals wishes once they are closed, computes the draw that the desk has asked for, and makes its
 * bookings. Each step is a transaction of its own that can be repeated: several processes may do it at once, and a kill leaves
 * each done, or as it was.
 */
export const drawWork: Work = {
  name: 'tell of, seal, draw and book the rounds of peak weeks',
  run: async ({ db, config: { publicUrl }, clock, log, isStopping }) => {
    const place = { publicUrl, now: clock(), isStopping }
    for (const { id, news } of await findUntold(db, place.now)) {
      if (isStopping()) return
      await inTransaction(db, async (trx) => {
        await tellOfWishes(trx, { id, news, publicUrl }, place.now)
        return done(null)
      })
      wakeJobs()
    }
    for (const { id, due } of await findDueRounds(db, place.now)) {
      if (isStopping()) return
      try {
        if (due === 'seal') await sealWishes(db, id, place.now)
        else if (due === 'draw') await drawRound(db, id, place.now)
        else await settleRound(db, id, place)
        if (due !== 'settle') wakeJobs()
      } catch (error) {
        // The other rounds go on when one fails.
        log.error({ err: error, round: id, due }, 'a draw could not go on')
      }
    }
  },
}

/** Seals all wishes of a round whose time is over: who ranks waits for the round, and is told that it is closed. */
async function sealWishes(db: Database, roundId: number, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockRound(trx, roundId)
    const round = await readRound(trx, roundId)
    if (!round || round.wishesSealedAt || round.withdrawnAt) return done(null)
    const takers = await readTakers(trx, roundId)
    await writeSeal(trx, { roundId, seal: await sealOf(wishesText(takers)), takers }, now)
    return done(null)
  })
}

/** Draws a round. Nothing that it is drawn from changes any more, so it is computed outside of the transaction that writes it. */
async function drawRound(db: Database, roundId: number, now: Date): Promise<void> {
  const [round, secret, takers, places] = await Promise.all([
    readRound(db, roundId),
    readSecret(db, roundId),
    readTakers(db, roundId),
    readDrawPlaces(db, roundId),
  ])
  if (!round || !secret || round.wishesSeal === null) return
  const { order, given } = await draw({
    format: 'veranda-draw-1',
    round: { name: round.name.en, closed: round.closesAt.toISOString() },
    ...{ each: round.each, weights: round.weights, seal: round.seal, wishesSeal: round.wishesSeal },
    seed: secret.seed,
    publicNumber: { source: round.source, value: secret.value },
    places: places.map(({ id, category, checkIn, checkOut, residences }) => ({
      ...{ id, hotel: round.resort, category: category.en, checkIn, checkOut, count: residences },
    })),
    takers,
  })
  await inTransaction(db, async (trx) => {
    await lockRound(trx, roundId)
    if (await readSecret(trx, roundId)) await writeDraw(trx, { roundId, order, given }, now)
    return done(null)
  })
}

/**
 * Makes the bookings of a drawn round, then puts who received nothing in the waiting list, then gives back what is left. Each
 * begins once all before is done: what is locked by somebody is done at the next look, and nothing after it before.
 */
export async function settleRound(db: Database, roundId: number, place: Place): Promise<void> {
  for (const week of await readWeeksToBook(db, roundId)) {
    if (place.isStopping()) return
    await underLock(db, week.contractId, (trx) => bookWeek(trx, roundId, week, place))
  }
  if ((await readWeeksToBook(db, roundId)).length > 0) return
  const round = await readRound(db, roundId)
  if (!round) return
  for (const one of await readEmptyHanded(db, roundId)) {
    if (place.isStopping()) return
    // The line is in the draw's order, from when the round was opened: since then nobody could find these weeks.
    const placedAt = new Date(round.publishedAt.getTime() + one.placeInOrder)
    await underLock(db, one.contractId, (trx) => lineUp(trx, roundId, one, { placedAt, now: place.now }))
  }
  if ((await readEmptyHanded(db, roundId)).length > 0) return
  for (const week of await readDrawPlaces(db, roundId)) {
    if (week.held === 0) continue
    if (place.isStopping()) return
    await inTransaction(db, async (trx) => {
      await giveBackWeek(trx, week, place.now)
      return done(null)
    })
  }
  await inTransaction(db, async (trx) => {
    if (await noteSettled(trx, roundId, place.now))
      await tellResults(
        trx,
        { roundId, results: await toldResults(trx, roundId), publicUrl: place.publicUrl },
        place.now,
      )
    return done(null)
  })
  wakeJobs()
}

async function underLock(
  db: Database,
  contractId: number,
  act: (trx: Database) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await lockContractForClock(trx, contractId)) await act(trx)
    return done(null)
  })
}

/** Books a given week by the rules of any booking; what they refuse is given back with the rest. */
async function bookWeek(trx: Database, roundId: number, week: WeekToBook, place: Place): Promise<void> {
  const { contractId } = week
  const given = await readWeekToBook(trx, roundId, week)
  if (!given) return
  const { ownerId, sleeps, placeId, categoryId, checkIn, checkOut } = given
  const stay = {
    contractId,
    ownerId,
    categoryId,
    checkIn,
    checkOut,
    adults: Math.min(2, sleeps),
    children: 0,
  }
  const actor = { ownerId, adminId: null, trustId: null }
  const booked = await bookHeld(trx, stay, { actor }, place.now)
  if (!booked.ok) return noteWeek(trx, roundId, week, { refusal: booked.reason })
  const { id: bookingId, bookingStatus } = booked.value
  await takeOfHeld(trx, placeId, 'one')
  await noteWeek(trx, roundId, week, { bookingId })
  const { publicUrl, now } = place
  await tellOfStay(trx, { kind: kindOfRequest(bookingStatus), bookingId, publicUrl }, now)
}

/** Puts a contract that received nothing in the line for its dearest weeks, as far as the rules of the waiting list let it. */
async function lineUp(
  trx: Database,
  roundId: number,
  { contractId, ownerId }: EmptyHanded,
  times: { placedAt: Date; now: Date },
): Promise<void> {
  if (!(await noteLinedUp(trx, roundId, contractId, times.now))) return
  let joined = 0
  for (const week of await readWishedWeeks(trx, roundId, contractId)) {
    if (joined === MOST_LINED_UP) return
    const nights = daysBetween(week.checkIn, week.checkOut)
    const came = await joinLine(
      trx,
      { ownerId, adminId: null },
      {
        ...{ idContract: contractId, firstDay: week.checkIn, lastDay: week.checkOut },
        ...{ nightsFrom: nights, nightsTo: nights, categories: [week.categoryId] },
        ...{ adults: 2, children: 0, takes: 'ask' },
      },
      times,
    )
    if (came.ok) joined += 1
  }
}
