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
})
