import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, ENGINES, runsOn, type TestApp, testApp } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listWaits, takeHeldOffer } from '../../waiting.endpoints.ts'
import { findStayBreaches, lastBooking } from './breaches.store.ts'
import { type NightsAct, nightsLiver, nightsLives, TAKEN_BY } from './nights-life.ts'
import { openSmallHotel, type SmallHotel } from './small-hotel.store.ts'
import { founders } from './town.ts'
import { findPassedOver, findWaitBreaches, lastOffer } from './waiting-breaches.store.ts'

/** Book, wait behind it, cancel, let it run out, take it; then a stay is given up for the nights of another. */
const one = (kind: NightsAct['kind'], who: number): NightsAct => ({ kind, who, first: 34, nights: 2 })
const WHOLE: NightsAct[][] = [
  [one('book', 0)],
  [one('wait', 1)],
  [one('wait', 2)],
  [one('cancel', 0)],
  [one('run-out', 0), one('take', 1)],
  [one('take', 2), one('take', 2), one('pass', 2)],
  [one('cancel', 2)],
  [one('withdraw', 1), one('withdraw', 2)],
  [{ ...one('book', 0), first: 33, nights: 1 }],
  [one('book', 1)],
  [one('swap-at-once', 0)],
  [one('cancel', 1)],
  [one('clock', 0)],
]

describe.each(BOTH_ENGINES)('the waiting list, whatever owners do, on %s', (engine) => {
  const runs = runsOn(engine, Number(process.env.FC_RUNS ?? 15))
  let stage: TestApp
  let since: number
  let settle: Awaited<ReturnType<typeof founders>>
  let liver: ReturnType<typeof nightsLiver>
  beforeAll(async () => {
    stage = await testApp(engine)
    since = await lastBooking(stage.database.db)
    settle = await founders(stage)
    liver = nightsLiver(stage, settle.owners)
  })
  afterAll(() => stage.close())

  const found = (rooms: number) =>
    openSmallHotel(stage.database.db, {
      ...{ today: TEST_DAY, owners: settle.ids, rooms },
      nights: 30,
      confirmsItself: true,
    })
  const live = (hotel: SmallHotel, act: NightsAct) => liver.live(hotel, act)

  test('no night is sold twice, lost, or held by nobody, and nobody is passed over', {
    timeout: 60_000 + runs * 8_000,
  }, async () => {
    const { db } = stage.database
    const property = fc.asyncProperty(nightsLives, fc.integer({ min: 1, max: 2 }), async (batches, rooms) => {
      const hotel = await found(rooms)
      for (const batch of batches) {
        const before = await lastOffer(db)
        await Promise.all(batch.map((one) => live(hotel, one)))
        // What is public is anybody's: who joins is offered it, as they could have booked it.
        const isFreed = batch.length === 1 && !/^(wait|swap)/.test(batch[0]!.kind)
        if (isFreed) expect(await findPassedOver(db, before)).toEqual([])
      }
      expect(liver.codes.filter(({ code }) => ![200, 404, 409].includes(code))).toEqual([])
      expect(await findWaitBreaches(db)).toEqual([])
      expect(await findStayBreaches(db, since)).toEqual([])
    })
    await fc.assert(property, { numRuns: runs, examples: [[WHOLE, 1]] })
    // Of a fifth of the lives it may be that nobody let anything pass.
    if (!ENGINES.includes(engine)) return
    const { rows } = await sql<{
      state: string
    }>`SELECT DISTINCT state FROM wait_offers ORDER BY 1`.execute(db)
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['lapsed', 'passed', 'taken']))
    const { rows: swapped } = await sql`SELECT FROM booking_events WHERE deed = 'swap-stay' LIMIT 1`.execute(
      db,
    )
    expect(swapped).toHaveLength(1)
  })

  test('fifty who take one offer at once get one stay', async () => {
    const { db } = stage.database
    const hotel = await found(1)
    for (const one of WHOLE.slice(0, 2)) await live(hotel, one[0]!)
    await live(hotel, one('cancel', 0))
    const owner = settle.owners[1]!
    const idContract = hotel.contracts[1]!.id
    const { data } = (await owner.call(listWaits, { query: { idContract } })).body
    const body = { ...TAKEN_BY, idContract, idOffer: data[0].offer.id }
    const answers = await Promise.all(Array.from({ length: 50 }, () => owner.call(takeHeldOffer, { body })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    // Who waited too long for the others is told so.
    const said = answers.filter(({ code }) => code !== 200).map((answer) => answer.body.code)
    expect(said.filter((one) => one !== 'OFFER_TAKEN' && one !== 'BUSY')).toEqual([])
    expect(await findStayBreaches(db, since)).toEqual([])
  })

  test('taken at its last second and lapsed at the same moment is one of the two', async () => {
    const { db } = stage.database
    const ends = new Set<string>()
    for (let turn = 0; turn < 6; turn++) {
      const hotel = await found(1)
      for (const batch of WHOLE.slice(0, 4)) await live(hotel, batch[0]!)
      const owner = settle.owners[1]!
      const idContract = hotel.contracts[1]!.id
      const { data } = (await owner.call(listWaits, { query: { idContract } })).body
      const take = owner.call(takeHeldOffer, { body: { ...TAKEN_BY, idContract, idOffer: data[0].offer.id } })
      if (turn % 2) await take
      await Promise.all([take, live(hotel, one('run-out', 0))])
      const { rows } = await sql<{ state: string; stays: number }>`
        SELECT o.state, (SELECT count(*)::int FROM bookings b WHERE b.contract_id = ${idContract} AND b.status = 'confirmed') AS stays
          FROM wait_offers o WHERE o.id = ${data[0].offer.id}`.execute(db)
      expect(rows).toEqual([
        rows[0]!.state === 'taken' ? { state: 'taken', stays: 1 } : { state: 'lapsed', stays: 0 },
      ])
      ends.add(rows[0]!.state)
      expect(await findWaitBreaches(db)).toEqual([])
      expect(await findStayBreaches(db, since)).toEqual([])
    }
    expect(ends.has('taken')).toBe(true)
  })
})
