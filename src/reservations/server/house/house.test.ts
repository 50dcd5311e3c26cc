import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import {
  clubDatabase,
  ENGINES,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { modifyBooking } from '../../changes.endpoints.ts'
import {
  type House,
  notePresence,
  placeStays,
  readHouse,
  readHouseDay,
  undoPlacement,
} from '../../house.endpoints.ts'

/** Far ahead, where the demo has no stay. */
const FAR = addDays(TEST_DAY, 800)

describe.each(ENGINES)('the house, on %s', (engine) => {
  let club: TestApp
  let taken: ReturnType<typeof countStatements>['taken']
  let desk: Visitor
  let other: Visitor
  let ruth: Visitor
  let contract: { id: number; hotel: number; category: number; home: number }
  let rooms: number[]
  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    club = await testAppOn(counted.database)
    desk = await club.signedIn('joel', { admin: true })
    other = await club.signedIn('silvia', { admin: true })
    ruth = await club.signedIn('ruth', { admin: true })
    const { rows } = await sql<typeof contract>`
      SELECT c.id, c.hotel_id AS hotel, c.category_id AS category, c.housing_id AS home FROM contracts c
        JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example' ORDER BY c.id LIMIT 1`.execute(
      club.database.db,
    )
    contract = rows[0]!
    const found = await sql<{ id: number }>`
      SELECT id FROM housing WHERE category_id = ${contract.category} ORDER BY id`.execute(club.database.db)
    rooms = found.rows.map(({ id }) => id)
  })
  afterAll(() => club.close())
  beforeEach(() => sql`DELETE FROM bookings WHERE check_in >= ${FAR}::date`.execute(club.database.db))

  /** A stay of Elena's contract, so many days after FAR. */
  const stay = async (from: number, nights: number, housing: number | null = null, pinned = false) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, housing_id, housing_pinned, check_in, check_out, adults,
                            children, occupant, status, nights_cost, created_at, changed_at)
      VALUES (${contract.id}, ${contract.hotel}, ${contract.category}, ${housing}, ${pinned}, ${addDays(FAR, from)}::date,
              ${addDays(FAR, from + nights)}::date, 2, 0, 'owner', 'confirmed', 0, now(), now())
      RETURNING id`.execute(club.database.db)
    return rows[0]!.id
  }
  const at = async (id: number) =>
    (
      await sql<{ housing: number | null; pinned: boolean }>`
        SELECT housing_id AS housing, housing_pinned AS pinned FROM bookings WHERE id = ${id}`.execute(
        club.database.db,
      )
    ).rows[0]!
  const move = async (id: number, idHousing: number | null, pinned = false) => {
    const { housing, pinned: was } = await at(id)
    const seen = { idHousing: housing, pinned: was, sequence: 0 }
    return { idBooking: id, idHousing, pinned, seen }
  }
  const place = (stays: Awaited<ReturnType<typeof move>>[], who = desk) =>
    who.call(placeStays, { body: { stays } })
  const house = async (query: Record<string, unknown> = {}) =>
    (await desk.call(readHouse, { query: { hotel: contract.hotel, ...query } })).body.data as House

  test('is read in one statement: residences, stays, those not placed, and the nights beside last year’s', async () => {
    await house()
    taken()
    const read = await house({ from: TEST_DAY, days: 90 })
    expect(taken()).toHaveLength(1)
    expect(read.residences.length).toBeGreaterThan(10)
    expect(read.nights).toHaveLength(90)
    expect(read.nights[0]).toMatchObject({ night: TEST_DAY, of: read.residences.length })
    expect(read.nights.every(({ before }) => before && before.of > 0)).toBe(true)
    expect(read.stays.some(({ idHousing }) => idHousing === null)).toBe(true)
    expect(read.stays.some(({ idHousing }) => idHousing !== null)).toBe(true)
    const counted = read.stays.filter(({ checkIn, checkOut }) => checkIn <= TEST_DAY && TEST_DAY < checkOut)
    expect(counted.length).toBe(read.nights[0]!.taken)
  })

  test('is the desk’s and the manager’s; a resort that there is not is not found', async () => {
    expect((await desk.call(readHouse, { query: { hotel: 99 } })).code).toBe(404)
    expect((await ruth.call(readHouse, { query: {} })).code).toBe(404)
    const elena = await club.signedIn('elena')
    expect((await elena.call(readHouse, { query: {} })).code).toBe(404)
    const id = await stay(0, 3)
    expect((await place([await move(id, rooms[0]!)], elena)).code).toBe(404)
  })

  test('stays outside of the days come where they touch one of them, so that it is known what fits', async () => {
    const [far, near] = [await stay(20, 10, rooms[1]), await stay(12, 9)]
    const read = await house({ from: FAR, days: 14 })
    expect(read.stays.map(({ id }) => id)).toEqual([near, far])
  })

  test('a stay is placed, moved, pinned and taken out, and each is undone by whoever did it', async () => {
    const id = await stay(0, 3)
    const first = await place([await move(id, rooms[0]!)])
    expect(first.code, JSON.stringify(first.body)).toBe(200)
    const second = await place([await move(id, rooms[1]!, true)])
    expect(await at(id)).toEqual({ housing: rooms[1], pinned: true })
    expect((await place([await move(id, rooms[2]!)])).body.code).toBe('STAY_PINNED')
    const { idPlacement } = second.body.data
    expect((await other.call(undoPlacement, { body: { idPlacement } })).code).toBe(404)
    expect((await desk.call(undoPlacement, { body: { idPlacement } })).code).toBe(200)
    expect(await at(id)).toEqual({ housing: rooms[0], pinned: false })
    expect((await desk.call(undoPlacement, { body: { idPlacement } })).body.code).toBe('PLACED_MEANWHILE')
    expect((await place([await move(id, null)])).code).toBe(200)
    expect(await at(id)).toEqual({ housing: null, pinned: false })
    const { rows } = await sql<{ by: number; stays: number }>`
      SELECT p.admin_id AS by, count(*)::int AS stays FROM placements p JOIN placement_stays s ON s.placement_id = p.id
       WHERE s.booking_id = ${id} GROUP BY p.id ORDER BY p.id`.execute(club.database.db)
    expect(rows).toEqual([1, 2, 3].map(() => ({ by: 2, stays: 1 })))
  })

  test('refuses a residence that is taken, one of another category, and one that is not there; nothing is moved', async () => {
    const [there, fine] = [await stay(0, 5, rooms[0]), await stay(20, 2)]
    const id = await stay(4, 3)
    const both = [await move(fine, rooms[1]!), await move(id, rooms[0]!)]
    expect((await place(both)).body.code).toBe('RESIDENCE_TAKEN')
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM housing WHERE category_id <> ${contract.category} ORDER BY id LIMIT 1`.execute(
      club.database.db,
    )
    expect((await place([await move(id, rows[0]!.id)])).body.code).toBe('OTHER_CATEGORY')
    expect((await place([await move(id, 2_000_000)])).body.code).toBe('OTHER_CATEGORY')
    expect((await place([{ ...(await move(id, null)), idBooking: 2_000_000 }])).code).toBe(404)
    expect([await at(there), await at(fine), await at(id)].map(({ housing }) => housing)).toEqual([
      rooms[0],
      null,
      null,
    ])
    // The morning of one is the afternoon of another.
    const next = await stay(5, 3)
    expect((await place([await move(next, rooms[0]!)])).code).toBe(200)
  })

  test('two stays change places with one press, and back', async () => {
    const [one, two] = [await stay(0, 5, rooms[0]), await stay(3, 5, rooms[1])]
    const swapped = await place([await move(one, rooms[1]!), await move(two, rooms[0]!)])
    expect(swapped.code, JSON.stringify(swapped.body)).toBe(200)
    expect([(await at(one)).housing, (await at(two)).housing]).toEqual([rooms[1], rooms[0]])
    const { idPlacement } = swapped.body.data
    expect((await desk.call(undoPlacement, { body: { idPlacement } })).code).toBe(200)
    expect([(await at(one)).housing, (await at(two)).housing]).toEqual([rooms[0], rooms[1]])
  })

  test('of two desks at once one has the residence, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await stay(round * 10, 5), await stay(round * 10 + 2, 5)]
      const [mine, theirs] = [await move(one, rooms[0]!), await move(two, rooms[0]!)]
      const answers = await Promise.all([place([mine]), place([theirs], other)])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
      expect(answers.find(({ code }) => code === 409)?.body.code).toBe('RESIDENCE_TAKEN')
    }
  })

  test('of two desks with the same stay the second sees that it was placed meanwhile', async () => {
    const id = await stay(0, 5)
    const [mine, theirs] = [await move(id, rooms[0]!), await move(id, rooms[1]!)]
    const answers = await Promise.all([place([mine]), place([theirs], other)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)?.body.code).toBe('PLACED_MEANWHILE')
  })

  test('a stay that was cancelled or changed meanwhile is not placed', async () => {
    const [gone, changed] = [await stay(0, 5), await stay(20, 5)]
    const moves = [await move(gone, rooms[0]!), await move(changed, rooms[0]!)]
    await sql`UPDATE bookings SET status = 'cancelled' WHERE id = ${gone}`.execute(club.database.db)
    await sql`UPDATE bookings SET sequence = 1 WHERE id = ${changed}`.execute(club.database.db)
    for (const each of moves) expect((await place([each])).body.code).toBe('PLACED_MEANWHILE')
  })

  test('an undo does not disturb what was done since', async () => {
    const [id, next] = [await stay(0, 5, rooms[0]), await stay(0, 4)]
    const { idPlacement } = (await place([await move(id, rooms[1]!)])).body.data
    expect((await place([await move(next, rooms[0]!)], other)).code).toBe(200)
    expect((await desk.call(undoPlacement, { body: { idPlacement } })).body.code).toBe('RESIDENCE_TAKEN')
    expect((await at(id)).housing).toBe(rooms[1])
  })

  test('a stay whose days change keeps its residence where it is free, and loses it where it is not', async () => {
    const elena = await club.signedIn('elena')
    const { rows } = await sql<{ id: number; from: string; to: string; adults: number }>`
      SELECT b.id, b.check_in AS from, b.check_out AS to, b.adults FROM bookings b
       WHERE b.contract_id = ${contract.id} AND b.category_id = ${contract.category} AND b.status = 'confirmed'
         AND b.check_in > ${TEST_DAY}::date + 20 ORDER BY b.check_in LIMIT 1`.execute(club.database.db)
    const { id, from, to } = rows[0]!
    await sql`UPDATE bookings SET housing_id = ${rooms.at(-1)}, housing_pinned = true WHERE id = ${id}`.execute(
      club.database.db,
    )
    const adults = [{ na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }]
    const party = { adults, children: [], occupant: 'owner' }
    const change = (dateout: string) =>
      elena.call(modifyBooking, { body: { idBooking: id, datein: from, dateout, ...party } })
    const kept = await change(addDays(to, -1))
    expect(kept.code, JSON.stringify(kept.body)).toBe(200)
    expect(await at(id)).toEqual({ housing: rooms.at(-1), pinned: true })
    await sql`
      INSERT INTO bookings (contract_id, hotel_id, category_id, housing_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, ${contract.category}, ${rooms.at(-1)}, ${addDays(to, -1)}::date, ${addDays(to, 2)}::date, 1, 0,
             'guest', 'confirmed', 0, now(), now()
        FROM contracts c WHERE c.hotel_id = ${contract.hotel} AND c.owner_id NOT IN (
          SELECT owner_id FROM contracts WHERE id = ${contract.id}) ORDER BY c.id DESC LIMIT 1`.execute(
      club.database.db,
    )
    const lost = await change(to)
    expect(lost.code, JSON.stringify(lost.body)).toBe(200)
    expect(await at(id)).toEqual({ housing: null, pinned: false })
    const { rows: events } = await sql<{ lost: number }>`
      SELECT (detail ->> 'residenceLost')::int AS lost FROM booking_events WHERE booking_id = ${id} ORDER BY id DESC LIMIT 1`.execute(
      club.database.db,
    )
    expect(events[0]?.lost).toBe(rooms.at(-1))
  })

  test('arrival and departure are noted with their time, once, and taken back', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, note, created_at, changed_at)
      VALUES (${contract.id}, ${contract.hotel}, ${contract.category}, ${TEST_DAY}::date, ${addDays(TEST_DAY, 3)}::date, 2, 1,
              'owner', 'confirmed', 0, 'A crib.', now(), now()) RETURNING id`.execute(club.database.db)
    const { id } = rows[0]!
    const note = (kind: string, happened = true) =>
      desk.call(notePresence, { body: { idBooking: id, kind, happened } })
    const arrival = async () => {
      const query = { hotel: contract.hotel, day: TEST_DAY }
      const { arrivals } = (await desk.call(readHouseDay, { query })).body.data
      return arrivals.find((one: { id: number }) => one.id === id)
    }
    expect(await arrival()).toMatchObject({ arrived: null, note: 'A crib.', adults: 2, residence: null })
    const answers = await Promise.all([note('arrived'), note('arrived')])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(await arrival()).toMatchObject({
      arrived: { day: TEST_DAY, time: expect.stringMatching(/^\d\d:\d\d$/) },
    })
    const count = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM stay_presence WHERE booking_id = ${id}`.execute(club.database.db)
    expect(count.rows[0]?.count).toBe(1)
    await note('arrived', false)
    expect(await arrival()).toMatchObject({ arrived: null })
    const ahead = await stay(0, 3)
    const early = await desk.call(notePresence, {
      body: { idBooking: ahead, kind: 'arrived', happened: true },
    })
    expect(early.body.code).toBe('NOT_STAYING')
  })

  test('the database lets no residence have two stays in a night, nor a pin without a residence', async () => {
    await stay(0, 5, rooms[0])
    await expect(stay(4, 2, rooms[0])).rejects.toThrow(/bookings_residence_once/)
    await expect(stay(10, 2, null, true)).rejects.toThrow(/bookings_pinned_somewhere/)
  })
})
