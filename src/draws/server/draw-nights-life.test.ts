import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { BOTH_ENGINES, runsOn, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { findStayBreaches, lastBooking } from '../../reservations/server/pressure/breaches.store.ts'
import { type NightsAct, nightsLiver, nightsLives } from '../../reservations/server/pressure/nights-life.ts'
import { openSmallHotel } from '../../reservations/server/pressure/small-hotel.store.ts'
import { founders } from '../../reservations/server/pressure/town.ts'
import { findWaitBreaches } from '../../reservations/server/pressure/waiting-breaches.store.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { checkDraw } from '../check-draw.ts'
import { enterPublicNumber, runDraw } from '../desk.endpoints.ts'
import { rankWishes, readDrawnRound } from '../draws.endpoints.ts'
import { readDrawFile } from '../round.ts'
import { sealOf } from '../seal.ts'
import { holdWeeks, insertRound } from './desk.store.ts'
import { settleRound } from './draw-work.ts'

/** What is done to a round between the acts of owners: it ends after so many of its steps, in two processes at once. */
const killedAfter = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })), {
  minLength: 1,
  maxLength: 4,
})
const wishes = fc.array(fc.shuffledSubarray([0, 1, 2], { minLength: 1 }), { minLength: 3, maxLength: 3 })

describe.each(BOTH_ENGINES)('rounds in the life of the nights they draw on %s', (engine) => {
  const runs = runsOn(engine, Number(process.env.FC_RUNS ?? 6))
  let stage: TestApp
  let since: number
  let settle: Awaited<ReturnType<typeof founders>>
  let desks: Visitor[]
  let liver: ReturnType<typeof nightsLiver>
  beforeAll(async () => {
    stage = await testApp(engine)
    since = await lastBooking(stage.database.db)
    settle = await founders(stage)
    liver = nightsLiver(stage, settle.owners)
    desks = [await stage.signedIn('raul', { admin: true }), await stage.signedIn('joel', { admin: true })]
  })
  afterAll(() => stage.close())

  /** A round about nights of the hotel whose wishes close in a second; two of its weeks share a night. */
  async function open(hotel: { id: number; categories: number[] }): Promise<number> {
    const places = [33, 34, 36].map((first, at) => ({
      ...{ idCategory: hotel.categories[0]!, name: { en: `Week ${at}`, es: `Semana ${at}` } },
      ...{ checkIn: addDays(TEST_DAY, first), checkOut: addDays(TEST_DAY, first + 2), residences: 1 },
    }))
    const { db } = stage.database
    const now = stage.clock.now()
    const seed = 'a'.repeat(64)
    expect(await holdWeeks(db, places)).toBeNull()
    const round = {
      ...{ hotelId: hotel.id, name: { en: 'Peak', es: 'Pico' }, year: 2026, each: 1, weights: [3, 2, 1] },
      ...{ opensAt: now, closesAt: new Date(now.getTime() + 1000), numberAt: new Date(now.getTime() + 1500) },
      ...{ source: 'drand', freeUntil: null, forCategories: [], seed, seal: await sealOf(seed), places },
    }
    return insertRound(db, round, now)
  }

  test('no night is sold twice or held by nobody while rounds are drawn, killed and given back', {
    timeout: 60_000 + runs * 15_000,
  }, async () => {
    const { db } = stage.database
    const isWhole = async () => {
      expect(await findStayBreaches(db, since)).toEqual([])
      expect(await findWaitBreaches(db)).toEqual([])
    }
    const property = fc.asyncProperty(nightsLives, wishes, killedAfter, async (batches, ranked, kills) => {
      const hotel = await openSmallHotel(db, {
        ...{ today: TEST_DAY, owners: settle.ids, rooms: 3, nights: 30, confirmsItself: true },
      })
      const idRound = await open(hotel)
      const { rows: weeks } = await sql<{ id: number }>`
        SELECT id FROM draw_places WHERE round_id = ${idRound} ORDER BY id`.execute(db)
      for (const [who, order] of ranked.entries())
        await settle.owners[who]!.call(rankWishes, {
          body: {
            ...{ idContract: hotel.contracts[who]!.id, idRound },
            places: order.map((at) => weeks[at]!.id),
          },
        })
      const quarter = Math.ceil(batches.length / 4)
      const live = async (from: number, to: number) => {
        for (const batch of batches.slice(from * quarter, to * quarter))
          await Promise.all(batch.map((act: NightsAct) => liver.live(hotel, act)))
      }
      await live(0, 1)
      await isWhole()
      stage.clock.pass(2000)
      await stage.work()
      for (const desk of desks) {
        const entered = await desk.call(enterPublicNumber, { body: { idRound, value: 'n7' } })
        expect(entered.code).toBe(200)
      }
      expect((await desks[0]!.call(runDraw, { body: { idRound } })).code).toBe(200)
      // The look that draws books nothing yet.
      await stage.work()
      const step = (steps: number) => {
        let left = steps
        return settleRound(db, idRound, {
          ...{ publicUrl: 'https://club.example', now: stage.clock.now(), isStopping: () => left-- <= 0 },
        })
      }
      // Owners go on while two processes book the round, each of them ended after a few steps.
      await Promise.all([
        live(1, 3),
        (async () => {
          for (const [one, other] of kills) await Promise.all([step(one), step(other)])
        })(),
      ])
      await isWhole()
      await Promise.all([step(100), stage.work()])
      await step(100)
      await live(3, 4)
      await stage.work()
      await isWhole()
      const { rows } = await sql<{ open: number; held: number; settled: boolean }>`
        SELECT (SELECT count(*)::int FROM draw_results WHERE round_id = r.id AND state = 'given') AS open,
               (SELECT sum(held)::int FROM draw_places WHERE round_id = r.id) AS held, settled_at IS NOT NULL AS settled
          FROM draw_rounds r WHERE id = ${idRound}`.execute(db)
      expect(rows).toEqual([{ open: 0, held: 0, settled: true }])
      expect(liver.codes.filter(({ code }) => ![200, 404, 409].includes(code))).toEqual([])
      const file = await settle.owners[0]!.call(readDrawnRound, { query: { idRound } })
      const checks = await checkDraw(readDrawFile(file.bytes.toString())!)
      expect(checks.filter(({ agrees }) => !agrees)).toEqual([])
    })
    await fc.assert(property, { numRuns: runs, endOnFailure: true })
  })
})
