import { randomBytes } from 'node:crypto'
import { addDays, daysBetween, instantAt, todayIn } from '../../kernel/day.ts'
import { dayInWords } from '../../kernel/day-words.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { LONGEST_STAY } from '../../reservations/request/stay-rules.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wakeJobs } from '../../server/jobs/wake-jobs.ts'
import type {
  enterPublicNumber as enterCall,
  listDrawRounds as listCall,
  openDraw as openCall,
  runDraw as runCall,
  trialDraw as trialCall,
  withdrawDraw as withdrawCall,
} from '../desk.endpoints.ts'
import { FREE_TO_GIVE_BACK_DAYS } from '../round.ts'
import { sealOf } from '../seal.ts'
import { simulateDraw } from '../simulate.ts'
import { stateOf } from '../state.ts'
import {
  findClosedWeek,
  findInRound,
  findLastDrawn,
  holdWeeks,
  insertRound,
  noteNumber,
  noteRun,
  noteWithdrawn,
  readDeskPart,
  readDrawHotels,
  writeNumber,
} from './desk.store.ts'
import { giveBackWeek } from './give-back.ts'
import { lockRound, readDrawn, readDrawPlaces, readRound, readRounds } from './rounds.store.ts'
import { tellWithdrawn } from './tell-of-draw.store.ts'
import { toldRound } from './told-round.ts'

/** All rounds with what the desk sees of them. */
export const listDrawRounds: Deed<typeof listCall> = async (_, { db, now, caller }) => {
  const { adminId } = caller.session
  const [rounds, hotels] = await Promise.all([readRounds(db, null), readDrawHotels(db)])
  const data = await Promise.all(
    rounds.map(async (round) => {
      const [places, part] = await Promise.all([readDrawPlaces(db, round.id), readDeskPart(db, round.id)])
      const isSealed = round.wishesSealedAt !== null
      const wished = new Map(part.wished.map((one) => [one.idPlace, one]))
      return {
        ...toldRound(round, now),
        places: places.map((place) => ({
          ...place,
          wished: isSealed ? (wished.get(place.id)?.wished ?? 0) : null,
          first: isSealed ? (wished.get(place.id)?.first ?? 0) : null,
        })),
        entered: part.entered.map(({ adminId: by, name, value }) => {
          const mine = by === adminId
          return { name, mine, value: mine || round.publicValue !== null ? value : null }
        }),
        results: part.results,
      }
    }),
  )
  return done({ data, hotels: hotels.map(({ zone, ...hotel }) => ({ ...hotel, today: todayIn(zone, now) })) })
}

/** Opens a round: makes and seals its secret, and holds its weeks. */
export const openDraw: Deed<typeof openCall> = async ({ body }, { db, now, caller }) => {
  const hotel = (await readDrawHotels(db)).find(({ id }) => id === body.idHotel)
  if (!hotel) return refused('NOT_FOUND')
  const known = new Set(hotel.categories.map(({ id }) => id))
  const named = [...body.forCategories, ...body.places.map(({ idCategory }) => idCategory)]
  if (!named.every((id) => known.has(id))) return refused('NOT_FOUND')
  const at = (day: string, time: string) => instantAt(day, time, hotel.zone)
  const opensAt = new Date(Math.max(now.getTime(), at(body.opensOn, '00:00').getTime()))
  const closesAt = at(body.closesOn, '18:00')
  const numberAt = at(body.numberOn, '12:00')
  if (opensAt >= closesAt || closesAt >= numberAt) return refused('DRAW_CALENDAR')
  const keys = body.places.map(({ idCategory, checkIn, checkOut }) => `${idCategory} ${checkIn} ${checkOut}`)
  if (new Set(keys).size < keys.length) return refused('DRAW_WEEK_TWICE')
  if (body.places.some(({ checkIn }) => checkIn <= body.numberOn)) return refused('DRAW_WEEK_TOO_EARLY')
  if (body.freeUntil !== undefined) {
    const [from, first] = [
      addDays(body.numberOn, FREE_TO_GIVE_BACK_DAYS),
      body.places.map(({ checkIn }) => checkIn).sort()[0],
    ]
    if (body.freeUntil < from || (first !== undefined && body.freeUntil >= first))
      return refused('DRAW_FREE_DAYS', {
        days: FREE_TO_GIVE_BACK_DAYS,
        from: dayInWords(from, caller.language),
      })
  }
  if (body.places.some(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut) > LONGEST_STAY))
    return refused('DRAW_WEEK_LENGTH', { longest: LONGEST_STAY })
  const { language } = caller
  // Whoever received such a week would be refused it, by the rules of any booking.
  const closed = await findClosedWeek(db, hotel.id, body.places)
  if (closed)
    return refused('DRAW_NIGHTS_CLOSED', {
      ...{ from: dayInWords(closed.checkIn, language), to: dayInWords(closed.checkOut, language) },
      ...{ first: dayInWords(closed.firstNight, language), last: dayInWords(closed.lastNight, language) },
    })
  const nameOf = (categoryId: number) =>
    hotel.categories.find(({ id }) => id === categoryId)?.name[language] ?? ''
  const short = await holdWeeks(db, body.places)
  // Those who hold nights of a week come one after the other: what another round has is seen here.
  const drawn = await findInRound(db, body.places)
  if (drawn) {
    const days = { from: dayInWords(drawn.checkIn, language), to: dayInWords(drawn.checkOut, language) }
    return refused('DRAW_WEEK_IN_ROUND', {
      ...{ category: nameOf(drawn.categoryId), round: drawn.name[language], ...days },
    })
  }
  if (short) {
    const category = nameOf(short.categoryId)
    return refused('DRAW_NIGHTS_TAKEN', {
      ...{ category, night: dayInWords(short.night, language), free: short.free },
    })
  }
  const seed = randomBytes(32).toString('hex')
  const seal = await sealOf(seed)
  const { name, year, each, weights, source, forCategories, places } = body
  const id = await insertRound(
    db,
    {
      ...{ hotelId: hotel.id, name, year, opensAt, closesAt, numberAt, each, weights, source, forCategories },
      ...{ seed, seal, places, freeUntil: body.freeUntil ?? null },
    },
    now,
  )
  return done({ data: { id, seal } })
}

/** Takes a round back before its wishes are sealed. */
export const withdrawDraw: Deed<typeof withdrawCall> = async ({ body }, { db, now, config, afterCommit }) => {
  if (!(await lockRound(db, body.idRound))) return refused('NOT_FOUND')
  const round = await readRound(db, body.idRound)
  if (!round) return refused('NOT_FOUND')
  if (round.withdrawnAt) return done({})
  if (round.wishesSealedAt) return refused('DRAW_CLOSED')
  await noteWithdrawn(db, body.idRound, now)
  await tellWithdrawn(db, body.idRound, config.publicUrl, now)
  for (const place of await readDrawPlaces(db, body.idRound)) await giveBackWeek(db, place, now)
  afterCommit(wakeJobs)
  return done({})
}

/** Writes the public number as one person has read it; two who agree fix it. */
export const enterPublicNumber: Deed<typeof enterCall> = async ({ body }, { db, now, caller }) => {
  const { adminId } = caller.session
  if (adminId === null || !(await lockRound(db, body.idRound))) return refused('NOT_FOUND')
  const round = await readRound(db, body.idRound)
  if (!round || round.withdrawnAt) return refused('NOT_FOUND')
  if (!round.wishesSealedAt) return refused('DRAW_NOT_CLOSED')
  if (round.publicValue !== null) return refused('DRAW_NUMBERED')
  if (now < round.numberAt) return refused('NUMBER_TOO_EARLY')
  const entered = await writeNumber(db, { roundId: round.id, adminId, value: body.value }, now)
  const others = entered.filter((one) => one.adminId !== adminId)
  if (others.some(({ value }) => value === body.value)) {
    await noteNumber(db, round.id, body.value, now)
    return done({ data: { came: 'agreed' } })
  }
  return done({ data: { came: others.length === 0 ? 'first' : 'differs' } })
}

/** Asks for the draw: what it computes and books is the work's. */
export const runDraw: Deed<typeof runCall> = async ({ body }, { db, now, afterCommit }) => {
  if (!(await lockRound(db, body.idRound))) return refused('NOT_FOUND')
  const round = await readRound(db, body.idRound)
  if (!round || stateOf(round, now) === 'withdrawn') return refused('NOT_FOUND')
  if (!round.numberedAt) return refused('DRAW_NOT_NUMBERED')
  await noteRun(db, body.idRound, now)
  afterCommit(wakeJobs)
  return done({})
}

/** Draws the last round once more under other rules. Nothing is written. */
export const trialDraw: Deed<typeof trialCall> = async ({ body }, { db }) => {
  const last = await findLastDrawn(db, body.idHotel)
  if (last === null) return refused('NO_DRAW_BEFORE')
  const [round, drawn] = await Promise.all([readRound(db, last), readDrawn(db, last)])
  if (!round || !drawn) return refused('NO_DRAW_BEFORE')
  const { each, weights, name, year } = round
  const was = await simulateDraw(drawn, { each, weights })
  const would = await simulateDraw(drawn, { each: body.each, weights: body.weights })
  return done({ data: { name, year, was: { ...was, each, weights }, would } })
}
