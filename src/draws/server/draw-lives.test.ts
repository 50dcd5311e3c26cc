import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp } from '../../portal/server/testing.ts'
import { requestBooking } from '../../reservations/reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from '../../reservations/server/pressure/breaches.store.ts'
import { addOwners, openSmallHotel } from '../../reservations/server/pressure/small-hotel.store.ts'
import { checkDraw } from '../check-draw.ts'
import { enterPublicNumber, openDraw, runDraw } from '../desk.endpoints.ts'
import { rankWishes, readDrawnRound } from '../draws.endpoints.ts'
import { readDrawFile } from '../round.ts'
import { settleRound } from './draw-work.ts'

const DAY = 24 * 3_600_000
const NAMES = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'].map((name) => `${name}.lives`)

/** The same numbers for the same seed, from 0 to below 1. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

describe.each(BOTH_ENGINES)('random rounds on %s', (engine) => {
  let stage: TestApp
  let ids: number[]
  let since: number
  beforeAll(async () => {
    stage = await testApp(engine)
    ids = await addOwners(stage.database.db, NAMES)
    since = await lastBooking(stage.database.db)
  })
  afterAll(() => stage.close())

  test.each([1, 2, 3, 4])(
    'round %i, ended anywhere and done by two at once: no night sold twice, nobody passed over',
    async (seed) => {
      const roll = dice(seed * 7919)
      const { db } = stage.database
      const today = todayIn('America/Cancun', stage.clock.now())
      const hotel = await openSmallHotel(db, {
        ...{ today, owners: ids, rooms: 3, nights: 12, confirmsItself: roll(2) === 0 },
      })
      const desk = await stage.signedIn('raul', { admin: true })
      const places = Array.from({ length: 2 + roll(4) }, (_, at) => ({
        idCategory: hotel.categories[roll(2)]!,
        name: { en: `Week ${at}`, es: `Semana ${at}` },
        checkIn: addDays(today, 20 + at * 3),
        checkOut: addDays(today, 24 + at * 3),
        // Weeks of neighbours share a night: three residences hold one of each.
        residences: 1,
      }))
      const opened = await desk.call(openDraw, {
        body: {
          ...{ idHotel: hotel.id, name: { en: 'Peak', es: 'Pico' }, year: 2026, each: 1 + roll(2) },
          ...{ opensOn: today, closesOn: addDays(today, 1), numberOn: addDays(today, 2) },
          ...{ weights: [3, 2, 1], source: 'drand', forCategories: [], places },
        },
      })
      const idRound = opened.body.data.id as number
      const { rows: weeks } = await sql<{ id: number }>`
      SELECT id FROM draw_places WHERE round_id = ${idRound} ORDER BY id`.execute(db)
      for (const [who, name] of NAMES.entries()) {
        const order = weeks.map(({ id }) => ({ id, at: roll(1000) })).sort((a, b) => a.at - b.at)
        const wished = order.slice(0, 1 + roll(weeks.length)).map(({ id }) => id)
        const answer = await (await stage.signedIn(name)).call(rankWishes, {
          body: { idContract: hotel.contracts[who]!.id, idRound, places: wished },
        })
        expect(answer.code).toBe(200)
      }
      stage.clock.pass(3 * DAY)
      await stage.work()
      for (const name of ['joel', 'raul'] as const) {
        const visitor = await stage.signedIn(name, { admin: true })
        await visitor.call(enterPublicNumber, { body: { idRound, value: `n${seed}` } })
      }
      await (await stage.signedIn('raul', { admin: true })).call(runDraw, { body: { idRound } })
      const stands = async () => {
        const { rows } = await sql<{ drawn: boolean; settled: boolean }>`
        SELECT drawn_at IS NOT NULL AS drawn, settled_at IS NOT NULL AS settled FROM draw_rounds WHERE id = ${idRound}`.execute(
          db,
        )
        return rows[0]!
      }
      const settle = (steps: number) => {
        let left = steps
        return settleRound(db, idRound, {
          ...{ publicUrl: 'https://club.example', now: stage.clock.now() },
          isStopping: () => left-- <= 0,
        })
      }
      for (let looks = 0; !(await stands()).settled; looks += 1) {
        expect(looks).toBeLessThan(60)
        if (!(await stands()).drawn) await stage.work()
        // Two processes at once, each ended after some of its steps.
        else await Promise.all([settle(1 + roll(3)), settle(1 + roll(3))])
        // Somebody searches for a week meanwhile: it is theirs only where it was given back.
        if (looks % 2 === 1) {
          const who = roll(NAMES.length)
          const place = places[roll(places.length)]!
          await (await stage.signedIn(NAMES[who]!)).call(requestBooking, {
            body: {
              ...{ idContract: hotel.contracts[who]!.id, idCategory: place.idCategory },
              ...{ datein: place.checkIn, dateout: place.checkOut },
              ...{ adults: [{ na: false, name: 'Ana', lastname: 'Solís' }], children: [], occupant: 'owner' },
              ...{ acceptNearby: true, terms: true },
            },
          })
        }
        expect(await findStayBreaches(db, since)).toEqual([])
      }
      const answer = await (await stage.signedIn(NAMES[0]!)).call(readDrawnRound, { query: { idRound } })
      const file = readDrawFile(answer.bytes.toString())!
      expect((await checkDraw(file)).filter(({ agrees }) => !agrees)).toEqual([])
      const { rows } = await sql<{ open: number; held: number; lost: number; mails: number; told: number }>`
      SELECT (SELECT count(*)::int FROM draw_results WHERE round_id = ${idRound} AND state = 'given') AS open,
             (SELECT sum(held)::int FROM draw_places WHERE round_id = ${idRound}) AS held,
             (SELECT count(*)::int FROM draw_results g WHERE round_id = ${idRound} AND state = 'booked' AND NOT EXISTS (
                SELECT FROM bookings b JOIN draw_places p ON p.id = g.place_id
                 WHERE b.id = g.booking_id AND b.contract_id = g.contract_id AND b.check_in = p.check_in
                   AND b.check_out = p.check_out AND b.category_id = p.category_id)) AS lost,
             (SELECT count(*)::int FROM outbox WHERE kind = 'draw-result' AND content->>'link' LIKE '%/draws/' || ${String(idRound)}::text || '?%') AS mails,
             (SELECT count(*)::int FROM draw_takers WHERE round_id = ${idRound} AND place_in_order IS NOT NULL) AS told`.execute(
        db,
      )
      const [sums] = rows
      expect(sums).toMatchObject({ open: 0, held: 0, lost: 0, mails: sums!.told })
    },
  )
})
