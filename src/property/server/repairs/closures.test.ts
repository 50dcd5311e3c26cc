import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { type House, placeStays, readHouse } from '../../../reservations/house.endpoints.ts'
import { findStayBreaches } from '../../../reservations/server/pressure/breaches.store.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelMaintenance, sendMaintenance } from '../../maintenance.endpoints.ts'
import {
  closeForRepair,
  type DeskRepair,
  moveRepair,
  nameTechnician,
  readRepair,
} from '../../repairs/desk.endpoints.ts'

/** Some days ahead: the nights are open there. */
const FIRST = addDays(TEST_DAY, 100)
const LAST = addDays(FIRST, 3)

describe.each(ENGINES)('a repair that closes nights of its residence, on %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let contract: { id: number; hotel: number; category: number; home: number }
  let id: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
    const { rows } = await sql<typeof contract>`
      SELECT c.id, c.hotel_id AS hotel, h.category_id AS category, c.housing_id AS home FROM contracts c
        JOIN owners o ON o.id = c.owner_id JOIN housing h ON h.id = c.housing_id
       WHERE o.email = 'elena@marea.example' AND c.membership_code = 'CLASSIC' ORDER BY c.id LIMIT 1`.execute(
      club.database.db,
    )
    contract = rows[0]!
    // Nobody is there, and rooms are left, so that a test says what is in the way.
    await sql`
      UPDATE bookings SET housing_id = NULL, housing_pinned = false WHERE housing_id = ${contract.home}`.execute(
      club.database.db,
    )
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    const { db } = club.database
    await sql`DELETE FROM residence_closures`.execute(db)
    await sql`DELETE FROM bookings WHERE note = 'of this test'`.execute(db)
    await sql`
      UPDATE room_nights n SET capacity = capacity + 2 - free, free = 2
       WHERE category_id = ${contract.category} AND night BETWEEN ${addDays(FIRST, -5)}::date AND ${addDays(LAST, 5)}::date
         AND free < 2`.execute(db)
    id = await job()
  })

  const job = async (): Promise<number> => {
    const body = {
      idContract: contract.id,
      description: 'The floor has to be lifted.',
      firstDay: addDays(TEST_DAY, 10),
      lastDay: addDays(TEST_DAY, 200),
      providerType: 'club',
    }
    const sent = (await elena.call(sendMaintenance, { body })).body.data.id
    await desk.call(nameTechnician, { body: { idRequest: sent, sequence: 0, idTechnician: 1 } })
    return sent
  }
  const read = async (of = id): Promise<DeskRepair> =>
    (await desk.call(readRepair, { query: { idRequest: of } })).body.data
  const close = async (
    nights: { firstNight: string; lastNight: string } | null = { firstNight: FIRST, lastNight: LAST },
    of = id,
  ) =>
    desk.call(closeForRepair, {
      body: { idRequest: of, sequence: (await read(of)).job?.sequence ?? 0, nights },
    })
  const free = async () =>
    (
      await sql<{ free: number; closed: number }>`
        SELECT free, closed FROM room_nights
         WHERE category_id = ${contract.category} AND night BETWEEN ${FIRST}::date AND ${LAST}::date ORDER BY night`.execute(
        club.database.db,
      )
    ).rows
  /** A stay of the contract that holds its nights. */
  const stay = async (from: string, to: string, housing: number | null = null) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, housing_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, note, created_at, changed_at)
      VALUES (${contract.id}, ${contract.hotel}, ${contract.category}, ${housing}, ${from}::date, ${to}::date, 2, 0, 'owner',
              'confirmed', 0, 'of this test', now(), now())
      RETURNING id`.execute(club.database.db)
    return rows[0]!.id
  }
  const place = (idBooking: number) =>
    desk.call(placeStays, {
      body: {
        stays: [
          {
            ...{ idBooking, idHousing: contract.home, pinned: false },
            seen: { idHousing: null, pinned: false, sequence: 0 },
          },
        ],
      },
    })
  const breaches = async () =>
    (await findStayBreaches(club.database.db, 1_000_000)).filter((one) => one.startsWith('category'))

  test('takes one room of its kind from what is sold, and gives it back', async () => {
    const before = await free()
    const clean = await breaches()
    expect((await close()).body.data.closure).toEqual({ firstNight: FIRST, lastNight: LAST })
    expect(await free()).toEqual(before.map((night) => ({ free: night.free - 1, closed: 1 })))
    expect(await breaches()).toEqual(clean)
    const shorter = { firstNight: addDays(FIRST, 1), lastNight: addDays(LAST, -1) }
    expect((await close(shorter)).body.data.closure).toEqual(shorter)
    expect((await free()).map(({ closed }) => closed)).toEqual([0, 1, 1, 0])
    expect((await close(null)).body.data.closure).toBeNull()
    expect(await free()).toEqual(before)
  })

  test.each([
    ['the desk opens them', (of: number) => close(null, of)],
    ['the desk closes fewer', (of: number) => close({ firstNight: addDays(LAST, -1), lastNight: LAST }, of)],
    [
      'the work is done',
      async (of: number) => {
        for (const step of ['start', 'finish'] as const)
          await desk.call(moveRepair, {
            body: { idRequest: of, sequence: (await read(of)).job!.sequence, step },
          })
      },
    ],
    [
      'its owner cancels it',
      (of: number) => elena.call(cancelMaintenance, { body: { idRequest: of, resolution: 'No' } }),
    ],
  ])('its nights go to who waits for them before anybody can search them: %s', async (_, give) => {
    const { db } = club.database
    await sql`
      UPDATE room_nights n SET capacity = capacity + 1 - free, free = 1
       WHERE category_id = ${contract.category} AND night BETWEEN ${FIRST}::date AND ${LAST}::date`.execute(
      db,
    )
    await close()
    const { rows: waits } = await sql<{ id: number }>`
      INSERT INTO waits (contract_id, hotel_id, owner_id, slot, first_day, last_day, nights_from, nights_to, adults, children,
                         takes, counts_until, placed_at, created_at)
      SELECT c.id, c.hotel_id, c.owner_id, 1, ${FIRST}::date, ${addDays(FIRST, 2)}::date, 2, 2, 1, 0, 'ask',
             ${addDays(FIRST, -20)}::date, now(), now()
        FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE c.hotel_id = ${contract.hotel} AND c.id <> ${contract.id} AND c.category_id IS NOT NULL AND o.can_book
         AND EXISTS (SELECT FROM contract_owners x WHERE x.contract_id = c.id AND x.owner_id = o.id)
         AND c.starts <= ${FIRST}::date AND c.ends > ${LAST}::date
         AND NOT EXISTS (SELECT FROM waits w WHERE w.contract_id = c.id)
         AND NOT EXISTS (SELECT FROM bookings b WHERE b.contract_id = c.id AND b.check_in <= ${LAST}::date AND b.check_out >= ${FIRST}::date)
         AND (SELECT sum(y.balance) FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
               WHERE y.contract_id = c.id AND ${FIRST}::date BETWEEN y.starts AND y.expires) >= 4
       ORDER BY c.id LIMIT 1 RETURNING id`.execute(db)
    const wait = waits[0]!.id
    await sql`
      INSERT INTO wait_categories (wait_id, hotel_id, category_id)
      VALUES (${wait}, ${contract.hotel}, ${contract.category})`.execute(db)
    await give(id)
    const { rows } = await sql<{ from: string; free: number }>`
      SELECT o.check_in AS from, (SELECT max(free) FROM room_nights n WHERE n.category_id = o.category_id
                                     AND n.night >= o.check_in AND n.night < o.check_out) AS free
        FROM wait_offers o WHERE o.wait_id = ${wait} AND o.state = 'open'`.execute(db)
    await sql`UPDATE wait_offers SET state = 'dropped', ended_at = now() WHERE wait_id = ${wait}`.execute(db)
    await sql`UPDATE waits SET state = 'withdrawn', ended_at = now() WHERE id = ${wait}`.execute(db)
    await sql`
      UPDATE room_nights SET free = free + 1
       WHERE category_id = ${contract.category} AND night >= ${FIRST}::date AND night < ${addDays(FIRST, 2)}::date`.execute(
      db,
    )
    expect(rows).toEqual([{ from: FIRST, free: 0 }])
  })

  test('is on the house chart, and nobody is placed there', async () => {
    await close()
    const query = { hotel: contract.hotel, from: FIRST, days: 28 }
    const house = (await desk.call(readHouse, { query })).body.data as House
    expect(house.repairs).toEqual([
      {
        ...{ idRequest: id, code: (await read()).code, idHousing: contract.home },
        ...{ idCategory: contract.category, firstNight: FIRST, lastNight: LAST },
      },
    ])
    const over = await stay(addDays(FIRST, -2), addDays(FIRST, 1))
    expect((await place(over)).body.code).toBe('RESIDENCE_CLOSED')
    const before = await stay(addDays(FIRST, -3), FIRST)
    expect((await place(before)).code).toBe(200)
  })

  test('a stay that is there is named, not overrun; so are another repair and nights that are sold', async () => {
    const there = await stay(addDays(LAST, -1), addDays(LAST, 2), contract.home)
    const { rows } = await sql<{ code: string }>`SELECT code FROM bookings WHERE id = ${there}`.execute(
      club.database.db,
    )
    const named = await close()
    expect(named.body).toMatchObject({ code: 'STAY_THERE', message: expect.stringContaining(rows[0]!.code) })
    expect((await read()).closure).toBeNull()
    await sql`DELETE FROM bookings WHERE id = ${there}`.execute(club.database.db)
    await close()
    const other = await job()
    const again = await close({ firstNight: LAST, lastNight: addDays(LAST, 2) }, other)
    expect(again.body).toMatchObject({
      code: 'CLOSED_ALREADY',
      message: expect.stringContaining((await read()).code),
    })
    await close(null)
    await sql`
      UPDATE room_nights SET capacity = capacity - free, free = 0
       WHERE category_id = ${contract.category} AND night = ${LAST}::date`.execute(club.database.db)
    expect((await close()).body.code).toBe('NIGHTS_SOLD')
    const far = addDays(TEST_DAY, 364)
    await sql`
      DELETE FROM room_nights WHERE category_id = ${contract.category} AND night = ${far}::date`.execute(
      club.database.db,
    )
    expect((await close({ firstNight: far, lastNight: far })).body.code).toBe('NIGHTS_NOT_OPEN')
    expect((await close({ firstNight: addDays(TEST_DAY, -1), lastNight: FIRST })).body.code).toBe(
      'CLOSURE_NIGHTS',
    )
  })

  test('is open again once the work is done', async () => {
    const before = await free()
    await close()
    const move = async (step: string) =>
      desk.call(moveRepair, { body: { idRequest: id, sequence: (await read()).job?.sequence, step } })
    await move('start')
    expect((await free())[0]?.closed).toBe(1)
    await move('finish')
    expect(await free()).toEqual(before)
    expect((await read()).closure).toBeNull()
    expect((await close()).body.code).toBe('REPAIR_ELSEWHERE')
  })

  test('keeps the nights that are past, and opens those from today on', async () => {
    const first = TEST_DAY
    const { db } = club.database
    await sql`
      UPDATE room_nights SET capacity = capacity + 2, free = free + 2
       WHERE category_id = ${contract.category} AND night BETWEEN ${first}::date AND ${addDays(first, 5)}::date`.execute(
      db,
    )
    expect((await close({ firstNight: first, lastNight: addDays(first, 5) })).code).toBe(200)
    club.clock.pass(2 * 86_400_000)
    desk = await club.signedIn('joel', { admin: true })
    elena = await club.signedIn('elena')
    expect((await close(null)).body.data.closure).toEqual({ firstNight: first, lastNight: addDays(first, 1) })
  })

  test('two at once: of a placement and a closure of the same nights one is refused, and the books agree', async () => {
    const clean = await breaches()
    for (let time = 0; time < 4; time++) {
      await sql`DELETE FROM residence_closures`.execute(club.database.db)
      await sql`DELETE FROM bookings WHERE note = 'of this test'`.execute(club.database.db)
      const booking = await stay(FIRST, addDays(FIRST, 2))
      const [placed, closed] = await Promise.all([place(booking), close()])
      expect([placed.code, closed.code].sort()).toEqual([200, 409])
    }
    await sql`DELETE FROM residence_closures`.execute(club.database.db)
    await sql`DELETE FROM bookings WHERE note = 'of this test'`.execute(club.database.db)
    expect(await breaches()).toEqual(clean)
  })

  test('two repairs at once close a night once', async () => {
    const other = await job()
    const both = await Promise.all([close(), close(undefined, other)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  test('the database places nobody in a closed residence, and closes none in which somebody is', async () => {
    const { db } = club.database
    await close()
    await expect(stay(FIRST, LAST, contract.home)).rejects.toThrow('closed for a repair')
    await close(null)
    await stay(FIRST, LAST, contract.home)
    await expect(
      sql`INSERT INTO residence_closures (request_id, housing_id, category_id, first_night, last_night, made_at)
          VALUES (${id}, ${contract.home}, ${contract.category}, ${FIRST}::date, ${LAST}::date, now())`.execute(
        db,
      ),
    ).rejects.toThrow('A stay is in the residence')
  })
})
