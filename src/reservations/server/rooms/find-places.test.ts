import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, daysBetween, overlaps } from '../../../kernel/day.ts'
import {
  clubDatabase,
  ENGINES,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { findOtherWays, findPlaces } from '../../places.endpoints.ts'
import { requestBooking, searchRooms } from '../../reservations.endpoints.ts'

interface Offer {
  way: string
  datein: string
  dateout: string
  nights: number
  idCategory: number
  nightsCost: number
}

describe.each(ENGINES)('what would do, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let category: number
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number; category: number }>`
      SELECT c.id, c.category_id AS category FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(stage.database.db)
    contract = rows[0]!.id
    category = rows[0]!.category
  })
  afterAll(() => stage.close())

  const waysOut = async (datein: string, dateout: string, more: object = {}): Promise<Offer[]> => {
    const query = { idContract: contract, datein, dateout, guests: 2, ...more }
    const { code, body } = await elena.call(findOtherWays, { query })
    expect(code).toBe(200)
    return body.data
  }
  const request = (offer: Pick<Offer, 'datein' | 'dateout' | 'idCategory'>) =>
    elena.call(requestBooking, {
      body: {
        idContract: contract,
        idCategory: offer.idCategory,
        datein: offer.datein,
        dateout: offer.dateout,
        adults: [{ na: false, name: 'Elena', lastname: 'Harrington' }, { na: true }],
        children: [],
        occupant: 'owner',
        acceptNearby: true,
        terms: true,
      },
    })
  const balanceOn = async (datein: string) => {
    const stay = { idContract: contract, datein, dateout: addDays(datein, 1), adults: 1, children: 0 }
    const { body } = await elena.call(searchRooms, { body: stay })
    return body.balance as number
  }

  test('a week without a room in the category: another one, and other days, each of them free', async () => {
    const [datein, dateout] = ['2027-06-07', '2027-06-11']
    await sql`UPDATE room_nights SET free = 0 WHERE category_id = ${category}
               AND night BETWEEN ${datein}::date AND ${addDays(dateout, -1)}::date`.execute(stage.database.db)
    const offers = await waysOut(datein, dateout, { idCategory: category })
    expect(offers.filter(({ way }) => way === 'category')).not.toEqual([])
    const days = offers.filter(({ way }) => way === 'days')
    expect(days.length).toBeGreaterThan(0)
    for (const offer of days) {
      expect(offer.nights).toBe(4)
      if (offer.idCategory === category)
        expect(
          overlaps(
            { checkIn: offer.datein, checkOut: offer.dateout },
            { checkIn: datein, checkOut: dateout },
          ),
        ).toBe(false)
    }
  })

  test('days before the contract’s end, and nothing for one that may not book', async () => {
    const { db } = stage.database
    await sql`UPDATE contracts SET ends = '2027-02-20' WHERE id = ${contract}`.execute(db)
    const offers = await waysOut('2027-03-20', '2027-03-23')
    expect(offers.map(({ way }) => way)).toEqual(['earlier'])
    expect(offers[0]!.dateout <= '2027-02-21').toBe(true)
    await sql`UPDATE owners SET can_book = false WHERE email = 'elena@marea.example'`.execute(db)
    expect(await waysOut('2027-02-01', '2027-02-03')).toEqual([])
    await sql`UPDATE owners SET can_book = true WHERE email = 'elena@marea.example'`.execute(db)
    await sql`UPDATE contracts SET ends = '2040-12-31' WHERE id = ${contract}`.execute(db)
  })

  test('where nights fit: as many as are left or were wished, before they expire, without a question', async () => {
    const { body } = await elena.call(findPlaces, { query: { idContract: contract, guests: 2 } })
    expect(body.account).toMatchObject({ balance: expect.any(Number), expires: expect.any(String) })
    const { body: five } = await elena.call(findPlaces, {
      query: { idContract: contract, guests: 2, nights: 5 },
    })
    expect(five.nights).toBe(5)
    expect(five.data.length).toBeGreaterThan(0)
    for (const place of five.data) {
      expect(daysBetween(place.datein, place.dateout)).toBe(5)
      expect(place.datein > TEST_DAY && place.datein <= five.account.expires).toBe(true)
    }
    const { datein, dateout, idCategory } = five.data[0]
    const granted = await elena.call(requestBooking, {
      body: {
        idContract: contract,
        idCategory,
        datein,
        dateout,
        adults: [{ na: false, name: 'Elena', lastname: 'Harrington' }],
        children: [],
        occupant: 'owner',
        terms: true,
      },
    })
    expect(granted.code).toBe(200)
    const none = await elena.call(findPlaces, { query: { idContract: contract, guests: 40, nights: 5 } })
    expect([none.body.data, none.body.shorter]).toEqual([[], []])
  })

  test('a stranger’s contract is 404, as is a stay that is not of the contract; an unsigned report locks', async () => {
    const query = { idContract: contract, datein: '2027-02-10', dateout: '2027-02-13' }
    const ines = await stage.signedIn('ines')
    const marcos = await stage.signedIn('marcos')
    for (const call of [findOtherWays, findPlaces]) {
      expect((await ines.call(call, { query })).code).toBe(404)
      const locked = await marcos.call(call, { query })
      expect([locked.code, locked.body.code]).toEqual([403, 'UNSIGNED_REPORT'])
    }
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM bookings WHERE contract_id <> ${contract} ORDER BY id LIMIT 1`.execute(stage.database.db)
    const foreign = await elena.call(findOtherWays, { query: { ...query, idBooking: rows[0]!.id } })
    expect([foreign.code, foreign.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
  })

  test('a place says until when it can be cancelled free, as the search of it does', async () => {
    const { body } = await elena.call(findPlaces, { query: { idContract: contract, guests: 2, nights: 3 } })
    expect(body.data.length).toBeGreaterThan(1)
    // The soonest begins within the penalty window: there is no such day any more.
    expect(body.data[0].freeUntil).toBeNull()
    for (const { datein, dateout, freeUntil } of body.data) {
      const stay = { idContract: contract, datein, dateout, adults: 2, children: 0 }
      expect(freeUntil).toBe((await elena.call(searchRooms, { body: stay })).body.freeUntil)
    }
  })

  test('days in another century cost no more, and each takes one statement', async () => {
    taken()
    expect(await waysOut('2199-01-01', '2199-01-08')).toEqual([])
    expect(taken()).toHaveLength(1)
    const { code, body } = await elena.call(findOtherWays, {
      query: { idContract: contract, datein: '2027-03-01', dateout: '2199-01-08', guests: 2 },
    })
    expect([code, body.data[0].way]).toEqual([200, 'shorter'])
    expect(body.data.every(({ nights }: Offer) => nights <= 60)).toBe(true)
    expect(taken()).toHaveLength(1)
    await elena.call(findPlaces, { query: { idContract: contract, guests: 2 } })
    expect(taken()).toHaveLength(1)
  })

  test('nights that do not reach: fewer of them, and what is offered is granted', async () => {
    const datein = '2027-05-04'
    const left = await balanceOn(datein)
    const asked = { idCategory: category, datein, dateout: addDays(datein, left + 3) }
    const refused = await request(asked)
    expect([refused.code, refused.body.code]).toEqual([409, 'NOT_ENOUGH_NIGHTS'])
    const offers = await waysOut(asked.datein, asked.dateout, { idCategory: category })
    const shorter = offers.find(({ way }) => way === 'shorter')!
    expect(shorter).toMatchObject({ idCategory: category, nights: left, nightsCost: left })
    const granted = await request(shorter)
    expect(granted.code).toBe(200)
  })
})
