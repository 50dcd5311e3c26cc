import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays, todayIn } from '../../kernel/day.ts'
import { ENGINES } from '../../portal/server/testing.ts'
import { findStayBreaches, lastBooking } from '../../reservations/server/pressure/breaches.store.ts'
import { startProgram } from '../../reservations/server/pressure/program.ts'
import { addOwners, openSmallHotel } from '../../reservations/server/pressure/small-hotel.store.ts'
import { groundOf, killOnce } from '../../reservations/server/pressure/testing.ground.store.ts'
import type { Database } from '../../server/database/database.ts'
import { sealOf } from '../seal.ts'
import { holdWeeks, insertRound } from './desk.store.ts'
import { drawWork } from './draw-work.ts'
import { writeWishes } from './wishes.store.ts'

const HOUR = 3_600_000
const TAKERS = 24
const WEEKS = 6
/** So many starts at most: on the embedded engine each kill comes a little later. */
const MOST_STARTS = 40
/** So many weeks booked when the program is killed, start by start. */
const AT = [1, 9, 18]

/** A round whose number is known and whose draw is asked for: the program has still to draw and to book it. */
async function askedFor(db: Database): Promise<{ round: number; since: number }> {
  const since = await lastBooking(db)
  const now = Date.now()
  const at = (hours: number) => new Date(now - hours * HOUR)
  const today = todayIn('America/Cancun', new Date(now))
  const [owner] = await addOwners(db, ['uno.crash'])
  const owners = Array<number>(TAKERS).fill(owner!)
  const hotel = await openSmallHotel(db, { today, owners, rooms: TAKERS, nights: 60, confirmsItself: true })
  const places = Array.from({ length: WEEKS }, (_, week) => ({
    ...{ idCategory: hotel.categories[0]!, name: { en: `Week ${week}`, es: `Semana ${week}` } },
    ...{
      checkIn: addDays(today, 20 + week * 3),
      checkOut: addDays(today, 22 + week * 3),
      residences: TAKERS / WEEKS,
    },
  }))
  const seed = 'b'.repeat(64)
  expect(await holdWeeks(db, places)).toBeNull()
  const round = await insertRound(
    db,
    {
      ...{ hotelId: hotel.id, name: { en: 'Peak', es: 'Pico' }, year: 2026, each: 1, weights: [3, 2, 1] },
      ...{
        opensAt: at(5),
        closesAt: at(3),
        numberAt: at(2),
        freeUntil: addDays(today, 7),
        source: 'drand',
        forCategories: [],
      },
      ...{ seed, seal: await sealOf(seed), places },
    },
    at(6),
  )
  const { rows: weeks } = await sql<{ id: number }>`
    SELECT id FROM draw_places WHERE round_id = ${round} ORDER BY id`.execute(db)
  for (const [who, { id: contractId }] of hotel.contracts.entries()) {
    const ranked = weeks.map((_, rank) => weeks[(who + rank) % WEEKS]!.id)
    await writeWishes(db, { roundId: round, hotelId: hotel.id, contractId, places: ranked }, at(4))
  }
  const said = {
    config: { publicUrl: 'https://club.example' },
    clock: () => new Date(now),
    isStopping: () => false,
  }
  await drawWork.run({ db, log: console, ...said } as unknown as Parameters<typeof drawWork.run>[0])
  await sql`
    INSERT INTO draw_numbers (round_id, admin_id, value, entered_at)
    SELECT ${round}::int, id, 'n7', ${at(1)}::timestamptz FROM admins ORDER BY id LIMIT 2`.execute(db)
  await sql`
    UPDATE draw_rounds SET public_value = 'n7', numbered_at = ${at(1)}::timestamptz, run_at = ${at(1)}::timestamptz
     WHERE id = ${round}`.execute(db)
  return { round, since }
}

const stateOf = async (db: Database, round: number) => {
  const { rows } = await sql<{ booked: number; stays: number; held: number; settled: boolean }>`
    SELECT (SELECT count(*)::int FROM draw_results WHERE round_id = r.id AND state = 'booked') AS booked,
           (SELECT count(*)::int FROM bookings WHERE hotel_id = r.hotel_id) AS stays,
           (SELECT sum(held)::int FROM draw_places WHERE round_id = r.id) AS held, settled_at IS NOT NULL AS settled
      FROM draw_rounds r WHERE id = ${round}`.execute(db)
  return rows[0]!
}

/** A kill at a state needs a database that another process may look into; the embedded engine is killed by the clock, in the long run of tests alone. */
const isTried = (engine: string) => engine === 'postgres' || process.env.EVERY_ENGINE !== undefined

describe.each(ENGINES)('the program, killed as it draws a round and books it, on %s', (engine) => {
  test.runIf(isTried(engine))(
    'goes on where it was: every week is booked once',
    { timeout: 480_000 },
    async () => {
      const place = await groundOf(engine)
      onTestFinished(() => place.clear())
      const before = await place.open()
      const { round, since } = await askedFor(before.db)
      await before.close()
      const seen: number[] = []
      for (let start = 0; start < MOST_STARTS; start++) {
        const program = await startProgram(place.env)
        onTestFinished(() => program.kill())
        const reached = async (db: Database) => {
          const { booked, settled } = await stateOf(db, round)
          return settled || booked >= (AT[start] ?? Number.POSITIVE_INFINITY)
        }
        await killOnce(program, place, { start, reached })
        const after = await place.open()
        const { booked, stays, held, settled } = await stateOf(after.db, round)
        // What is booked is no longer held by the round, and what is not is.
        expect([stays, held]).toEqual([booked, settled ? 0 : TAKERS - booked])
        expect(await findStayBreaches(after.db, since)).toEqual([])
        await after.close()
        seen.push(booked)
        if (settled) break
      }
      expect(seen.at(-1)).toBe(TAKERS)
      const { db, close } = await place.open()
      const { rows: twice } = await sql`
      SELECT kind, content->>'code' AS code FROM outbox WHERE recipient = 'uno.crash@marea.example' AND content->>'code' IS NOT NULL
       GROUP BY 1, 2 HAVING count(*) > 1`.execute(db)
      expect(twice).toEqual([])
      await close()
      // At least one kill came in the middle of the bookings: without it the test would say nothing.
      expect(
        seen.filter((booked) => (place.isShared ? 0 < booked : true) && booked < TAKERS).length,
      ).toBeGreaterThan(0)
    },
  )
})
