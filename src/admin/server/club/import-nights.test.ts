import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp } from '../../../portal/server/testing.ts'
import { addOwners, openSmallHotel } from '../../../reservations/server/pressure/small-hotel.store.ts'
import { joinWaits } from '../../../reservations/waiting.endpoints.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { faultLine } from './desk.ts'
import { importClub } from './import-club.ts'
import { newFolder } from './testing.folder.ts'

describe.each(ENGINES)('rooms that an import adds, on %s', (engine) => {
  let stage: TestApp
  beforeAll(async () => {
    stage = await testApp(engine)
  })
  afterAll(() => stage.close())

  test('are offered to who waits for them in its transaction; a folder that says the same once more offers nothing', async () => {
    const { db } = stage.database
    const owners = await addOwners(db, ['uno.import', 'dos.import'])
    const hotel = await openSmallHotel(db, {
      ...{ today: TEST_DAY, owners, rooms: 1, nights: 20, confirmsItself: true },
    })
    const [category] = hotel.categories
    const nights = [34, 35, 36].map((day) => addDays(TEST_DAY, day))
    await sql`UPDATE room_nights SET capacity = 0, free = 0 WHERE category_id = ${category}`.execute(db)
    for (const [who, name] of ['uno.import', 'dos.import'].entries()) {
      const owner = await stage.signedIn(name)
      const wait = { firstDay: nights[0], lastDay: addDays(nights[0]!, 3), nightsFrom: 3, nightsTo: 3 }
      const idContract = hotel.contracts[who]!.id
      const party = { adults: 1, children: 0, takes: 'ask' }
      const { code } = await owner.call(joinWaits, {
        body: { idContract, categories: [category], ...wait, ...party },
      })
      expect(code).toBe(200)
      stage.clock.pass(1000)
    }
    const { rows } = await sql<{ hotel: string; code: string }>`
      SELECT h.code AS hotel, r.code FROM room_categories r JOIN hotels h ON h.id = r.hotel_id WHERE r.id = ${category}`.execute(
      db,
    )
    const { hotel: hotelCode, code } = rows[0]!
    const bringIn = async (capacity: number) => {
      const folder = newFolder()
      const lines = nights.map((night) => `${hotelCode},${code},${night},${capacity}`)
      writeFileSync(
        join(folder, 'room-nights.csv'),
        ['hotel_code,category_code,night,capacity', ...lines, ''].join('\n'),
      )
      const imported = await importClub(stage.database, { folder, now: stage.clock.now() })
      expect(imported.ok ? [] : imported.faults.map(faultLine)).toEqual([])
    }
    const open = async () =>
      (
        await sql<{ contract: number; free: number }>`
          SELECT w.contract_id AS contract, (SELECT min(free) FROM room_nights n WHERE n.category_id = ${category}
                                                AND n.night = ANY (${nights}::date[])) AS free
            FROM wait_offers o JOIN waits w ON w.id = o.wait_id
           WHERE o.category_id = ${category} AND o.state = 'open' ORDER BY w.placed_at`.execute(db)
      ).rows
    const [first, second] = hotel.contracts.map(({ id }) => ({ contract: id, free: 0 }))
    await bringIn(1)
    expect(await open()).toEqual([first])
    await bringIn(1)
    expect(await open()).toEqual([first])
    await bringIn(3)
    expect(await open()).toEqual([
      { ...first, free: 1 },
      { ...second, free: 1 },
    ])
  })

  test('closed days that an import shortens are offered like rooms that it adds', async () => {
    const { db } = stage.database
    const owners = await addOwners(db, ['tres.import'])
    const hotel = await openSmallHotel(db, {
      ...{ today: TEST_DAY, owners, rooms: 1, nights: 20, confirmsItself: true },
    })
    const [category] = hotel.categories
    const closed = { first: addDays(TEST_DAY, 50), last: addDays(TEST_DAY, 55) }
    await sql`
      INSERT INTO room_nights (category_id, night, capacity, free)
      SELECT ${category}::int, d::date, 1, 1 FROM generate_series(${closed.first}::date, ${closed.last}::date, interval '1 day') d
      ON CONFLICT DO NOTHING`.execute(db)
    await sql`
      INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
      VALUES (${hotel.id}, ${closed.first}::date, ${closed.last}::date, '{"en": "Works", "es": "Obras"}')`.execute(
      db,
    )
    const owner = await stage.signedIn('tres.import')
    const wait = {
      firstDay: addDays(TEST_DAY, 53),
      lastDay: addDays(TEST_DAY, 55),
      nightsFrom: 2,
      nightsTo: 2,
    }
    const { body } = await owner.call(joinWaits, {
      body: {
        ...{ idContract: hotel.contracts[0]!.id, categories: [category], ...wait },
        ...{ adults: 1, children: 0, takes: 'ask' },
      },
    })
    expect(body.data.offered).toBe(false)
    const { rows } = await sql<{ code: string }>`SELECT code FROM hotels WHERE id = ${hotel.id}`.execute(db)
    const open = async () =>
      (
        await sql<{ from: string }>`
          SELECT check_in AS from FROM wait_offers WHERE wait_id = ${body.data.id} AND state = 'open'`.execute(
          db,
        )
      ).rows
    const bringIn = async (last: string) => {
      const folder = newFolder()
      const line = [rows[0]!.code, closed.first, last, 'Works', 'Obras'].join(',')
      const head = 'hotel_code,first_night,last_night,reason_en,reason_es'
      writeFileSync(join(folder, 'blackouts.csv'), [head, line, ''].join('\n'))
      const imported = await importClub(stage.database, { folder, now: stage.clock.now() })
      expect(imported.ok ? [] : imported.faults.map(faultLine)).toEqual([])
    }
    await bringIn(addDays(TEST_DAY, 53))
    expect(await open()).toEqual([])
    await bringIn(addDays(TEST_DAY, 52))
    expect(await open()).toEqual([{ from: wait.firstDay }])
  })
})
