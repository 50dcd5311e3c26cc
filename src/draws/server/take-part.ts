import { done, refused } from '../../kernel/outcome.ts'
import { lockContract } from '../../reservations/server/stay-facts.store.ts'
import { readWaits } from '../../reservations/server/waiting/waits.store.ts'
import type { Database } from '../../server/database/database.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type {
  readDrawnRound as fileCall,
  listDraws as listCall,
  rankWishes as rankCall,
  readDraw as readCall,
  noteDrawSeen as seenCall,
} from '../draws.endpoints.ts'
import { keptOutOf } from '../kept-out.ts'
import { drawStandingOf } from '../standing.ts'
import { stateOf } from '../state.ts'
import { whyOf } from '../why.ts'
import {
  lockRound,
  readBefore,
  readDrawn,
  readDrawPlaces,
  readLastYear,
  readRound,
  readRounds,
  readTakers,
  type StoredRound,
} from './rounds.store.ts'
import { toldRound } from './told-round.ts'
import {
  countWishes,
  type DrawContract,
  type OwnPart,
  readDrawContract,
  readOwnPart,
  writeSeen,
  writeWishes,
} from './wishes.store.ts'

/** The rounds of the contract's resort. */
export const listDraws: Deed<typeof listCall> = async ({ query }, { db, now, caller }) => {
  const contract = await readDrawContract(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  const [rounds, wishes] = await Promise.all([
    readRounds(db, contract.hotelId),
    countWishes(db, query.idContract),
  ])
  const data = rounds
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map((round) => ({
      ...toldRound(round, now),
      wishes: wishes.get(round.id) ?? 0,
      mayTakePart: keptOutOf(round, contract) === null,
    }))
  return done({ data })
}

/** A round, and what it is to the contract. */
export const readDraw: Deed<typeof readCall> = async ({ query }, { db, now, caller }) => {
  const { idContract, idRound } = query
  const [contract, round] = await Promise.all([
    readDrawContract(db, ownerOf(caller.session), idContract),
    readRound(db, idRound),
  ])
  if (!contract || !round || !isOf(round, contract)) return refused('NOT_FOUND')
  const [places, part, lastYear] = await Promise.all([
    readDrawPlaces(db, idRound),
    readOwnPart(db, idRound, idContract),
    readLastYear(db, idRound),
  ])
  const keptOut = keptOutOf(round, contract)
  const may = keptOut === null
  const isDrawn = round.drawnAt !== null
  let standing = null
  if (may && !isDrawn) {
    const [takers, before] = await Promise.all([readTakers(db, idRound), readBefore(db, idRound, idContract)])
    const others = takers.filter(({ contractId }) => contractId !== idContract)
    // Zero is nobody's number.
    const own = { number: 0, before }
    const stands = drawStandingOf(0, [...others, own], round.weights)
    const years = before.map((ranks, back) => ({ year: round.year - 1 - back, ranks }))
    standing = stands && { ...stands, years }
  }
  const drawn = isDrawn && part.number !== null ? await readDrawn(db, idRound) : null
  const why = drawn && part.number !== null ? whyOf(drawn, part.number) : null
  return done({
    data: {
      why,
      round: toldRound(round, now),
      places: places.map(({ held: _, ...place }) => ({ ...place, lastYear: lastYear.get(place.id) ?? null })),
      mayTakePart: may,
      keptOut,
      kinds: round.kinds,
      number: part.number,
      isSeen: part.seenAt !== null,
      savedAt: part.savedAt ? part.savedAt.toISOString() : null,
      wishes: part.wishes,
      standing,
      results: part.results,
      waits: why ? await stillWaited(db, idContract, part, places) : 0,
    },
  })
}

/** Of the weeks that a contract wished, how many it waits for now, from their first day to their last. */
async function stillWaited(
  db: Database,
  idContract: number,
  { wishes, results }: OwnPart,
  places: Awaited<ReturnType<typeof readDrawPlaces>>,
): Promise<number> {
  if (results.some(({ state }) => state !== 'refused')) return 0
  const waits = await readWaits(db, idContract)
  return places.filter(
    ({ id, idCategory, checkIn, checkOut }) =>
      wishes.includes(id) &&
      waits.some(
        (one) => one.firstDay === checkIn && one.lastDay === checkOut && one.categories.includes(idCategory),
      ),
  ).length
}

/** Ranks wishes while they are open. Who ranks and what seals the wishes come one after the other: the round is locked. */
export const rankWishes: Deed<typeof rankCall> = async ({ body }, { db, now, caller }) => {
  const { idContract, idRound, places } = body
  const ownerId = ownerOf(caller.session)
  if (!(await lockContract(db, ownerId, idContract))) return refused('NOT_FOUND')
  if (!(await lockRound(db, idRound))) return refused('NOT_FOUND')
  const [contract, round] = [await readDrawContract(db, ownerId, idContract), await readRound(db, idRound)]
  if (!contract || !round || !isOf(round, contract)) return refused('NOT_FOUND')
  const state = stateOf(round, now)
  if (state === 'announced') return refused('DRAW_NOT_OPEN')
  if (state !== 'open') return refused('DRAW_CLOSED')
  const because = keptOutOf(round, contract)
  if (because !== null) return refused('DRAW_NOT_FOR_YOU', { because })
  if (new Set(places).size < places.length) return refused('WISHED_TWICE')
  const known = new Set((await readDrawPlaces(db, idRound)).map(({ id }) => id))
  if (!places.every((place) => known.has(place))) return refused('NOT_FOUND')
  await writeWishes(db, { roundId: idRound, hotelId: round.hotelId, contractId: idContract, places }, now)
  const part = await readOwnPart(db, idRound, idContract)
  return done({ data: { number: part.number, savedAt: now.toISOString() } })
}

/** Notes that the owner has looked at a result. */
export const noteDrawSeen: Deed<typeof seenCall> = async ({ body }, { db, now, caller }) => {
  const { idContract, idRound } = body
  if (!(await readDrawContract(db, ownerOf(caller.session), idContract))) return refused('NOT_FOUND')
  return (await writeSeen(db, idRound, idContract, now)) ? done({}) : refused('NOT_FOUND')
}

/** The round as a file; it has numbers and no names, so that everybody who is signed in may have it. */
export const readDrawnRound: Deed<typeof fileCall> = async ({ query }, { db }) => {
  const round = await readDrawn(db, query.idRound)
  if (!round) return refused('NOT_FOUND')
  return done({
    name: `draw-${query.idRound}.json`,
    mediaType: 'application/json',
    content: new TextEncoder().encode(`${JSON.stringify(round, null, 1)}\n`),
  })
}

const isOf = (round: StoredRound, contract: DrawContract) =>
  round.hotelId === contract.hotelId && round.withdrawnAt === null
