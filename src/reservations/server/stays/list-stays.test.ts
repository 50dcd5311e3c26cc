import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  clubDatabase,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listComingStays, listPastStays, listPastYears } from '../../past-stays.endpoints.ts'
import { listBookings } from '../../reservations.endpoints.ts'

interface Row {
  id: number
  code: string
  datein: string
  dateout: string
  bookingStatus: string
  status: string
  guests: { name: string; lastname: string | null }[]
  unnamed: number
}
interface Year {
  year: number
  stays: number
  nights: number
  total: number
  marks: { day: number; nights: number; tookPlace: boolean }[]
}

const LIVE = /confirmed|pending|authorize/

describe.each(BOTH_ENGINES)('the stays that come and those behind on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let taken: ReturnType<typeof countStatements>['taken']

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(stage.database.db)
    contract = rows[0]!.id
  })
  afterAll(() => stage.close())

  const every = async (who = elena): Promise<Row[]> => (await who.call(listBookings)).body.data
  const coming = async (): Promise<Row[]> => (await elena.call(listComingStays)).body.data
  const ended = async (): Promise<Row[]> => (await elena.call(listComingStays)).body.ended
  const years = async (search?: string): Promise<Year[]> =>
    (await elena.call(listPastYears, { query: search === undefined ? {} : { search } })).body.data
  const past = async (query: object = {}, who = elena) => {
    const { code, body } = await who.call(listPastStays, { query: { ...query } })
    expect(code).toBe(200)
    return body as { data: Row[]; year: number | null; total: number }
  }
  const found = async (search: string) => (await past({ search })).data.map(({ code }) => code)

  /** A stay of Elena's that is over, with these guests. */
  async function stayed(checkIn: string, nights: number, guests: [string, string][], status = 'confirmed') {
    const { rows } = await sql<{ id: number; code: string }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, created_at, changed_at)
      SELECT id, hotel_id, category_id, ${checkIn}::date, ${checkIn}::date + ${nights}::int, 2, 0, 'owner',
             ${status}, ${nights}, now(), now() FROM contracts WHERE id = ${contract}
      RETURNING id, code`.execute(stage.database.db)
    const { id, code } = rows[0]!
    for (const [index, [name, lastname]] of guests.entries())
      await sql`
        INSERT INTO booking_guests (booking_id, position, kind, name, lastname)
        VALUES (${id}, ${index + 1}, 'adult', ${name}, ${lastname})`.execute(stage.database.db)
    return code
  }

  test('together they are all of the owner’s stays, each once', async () => {
    const all = await every()
    const ahead = await coming()
    expect(ahead.map(({ id }) => id)).toEqual(
      all
        .filter((stay) => LIVE.test(stay.bookingStatus) && stay.dateout > TEST_DAY)
        .sort((a, b) => a.datein.localeCompare(b.datein) || a.id - b.id)
        .map(({ id }) => id),
    )
    expect(ahead.length).toBeGreaterThan(2)

    const behind: number[] = []
    for (const { year, total } of await years()) {
      for (let page = 1, at = 0; at < total; page++) {
        const { data } = await past({ year, page })
        expect(data.length).toBeGreaterThan(0)
        behind.push(...data.map(({ id }) => id))
        at += data.length
      }
    }
    const gone = (await ended()).map(({ id }) => id)
    expect(behind.length + ahead.length + gone.length).toBe(all.length)
    expect(new Set([...behind, ...gone, ...ahead.map(({ id }) => id)]).size).toBe(all.length)
  })

  test('nights that have no place yet are, of each contract, those of its account that expires first', async () => {
    const ines = await stage.signedIn('ines')
    const { rows } = await sql<{ idContract: number; balance: number; expires: string }>`
      SELECT y.contract_id AS "idContract", y.balance, y.expires
        FROM benefit_years y
        JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
        JOIN contracts c ON c.id = y.contract_id
        JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'ines@marea.example' AND y.balance > 0 AND y.expires >= ${TEST_DAY}
       ORDER BY y.contract_id, y.expires`.execute(stage.database.db)
    const contracts = [...new Set(rows.map(({ idContract }) => idContract))]
    expect(contracts.length).toBeGreaterThan(1)
    const firstOf = (id: number) => rows.find(({ idContract }) => idContract === id)
    expect((await ines.call(listComingStays)).body.nights).toEqual(contracts.map(firstOf))
    // Named alone, a contract has its own only.
    const idContract = contracts[1]!
    expect((await ines.call(listComingStays, { query: { idContract } })).body.nights).toEqual([
      firstOf(idContract),
    ])
  })

  test('a year adds up what took place, and marks what did not', async () => {
    const [shown] = (await years()).filter(({ year }) => year === 2026)
    const rows = (await past({ year: 2026 })).data.concat((await past({ year: 2026, page: 2 })).data)
    expect(rows).toHaveLength(shown!.total)
    const slept = rows.filter(({ bookingStatus }) => LIVE.test(bookingStatus))
    expect(slept.length).toBeLessThan(rows.length)
    expect(shown).toMatchObject({
      stays: slept.length,
      nights: slept.reduce((sum, stay) => sum + daysBetween(stay.datein, stay.dateout), 0),
    })
    expect(shown!.marks).toEqual(
      rows.toReversed().map((stay) => ({
        day: daysBetween('2026-01-01', stay.datein) + 1,
        nights: daysBetween(stay.datein, stay.dateout),
        tookPlace: slept.includes(stay),
      })),
    )
  })

  test('a stay cancelled for later stands with those that come, not behind; a search finds it', async () => {
    const before = await ended()
    const next = await stayed('2027-04-10', 3, [['Elena', 'Duarte']], 'cancelled')
    const later = await stayed('2027-05-10', 3, [['Elena', 'Duarte']], 'rejected')
    expect((await ended()).map(({ code, status }) => [code, status])).toEqual([
      ...before.map(({ code, status }) => [code, status]),
      [next, 'Cancelled'],
      [later, 'Rejected'],
    ])
    expect((await ended()).at(-2)).toMatchObject({
      guests: [{ name: 'Elena', lastname: 'Duarte' }],
      unnamed: 0,
    })
    expect((await coming()).map(({ code }) => code)).not.toContain(next)
    expect((await years())[0]).toMatchObject({ year: 2026 })
    expect((await past()).year).toBe(2026)
    expect((await past({ year: 2027 })).data).toEqual([])
    expect(await found('cancelled April 2027')).toEqual([next])
    expect((await years('cancelled April 2027')).map(({ year }) => year)).toEqual([2027])
    // On the day on which it would have ended it is behind, like any other.
    const today = await stayed(addDays(TEST_DAY, -3), 3, [['Elena', 'Duarte']], 'cancelled')
    expect((await ended()).map(({ code }) => code)).not.toContain(today)
    expect(await found(today)).toEqual([today])
    expect((await years())[0]).toMatchObject({ year: 2026 })
    expect(await past({ year: 2031 })).toEqual({ status: true, year: 2031, total: 0, data: [] })
  })

  test('guests stand by name, those without are counted, and what the clock has ended is no longer coming', async () => {
    const code = await stayed('2019-03-04', 4, [['Zoé', 'Núñez']])
    await sql`
      INSERT INTO booking_guests (booking_id, position, kind, not_given)
      SELECT id, 2, 'adult', true FROM bookings WHERE code = ${code}`.execute(stage.database.db)
    const { data } = await past({ year: 2019 })
    expect(data).toEqual([
      expect.objectContaining({
        code,
        datein: '2019-03-04',
        dateout: '2019-03-08',
        nights: 4,
        status: 'Confirmed',
        guests: [{ name: 'Zoé', lastname: 'Núñez' }],
        unnamed: 1,
      }),
    ])
  })

  test('a search finds guests, resorts, months, years, codes and endings, without accents, in both languages', async () => {
    const code = await stayed('2018-10-29', 5, [
      ['Ángela', 'Muñoz'],
      ['Björn', 'Lund'],
    ])
    const lost = await stayed('2018-02-03', 2, [['Ángela', 'Muñoz']], 'rejected')
    for (const search of [
      'angela munoz',
      'MUÑOZ angela',
      'Bjorn',
      'munoz october',
      'muñoz de noviembre 2018',
    ])
      expect(await found(search), search).toContain(code)
    expect(await found('munoz')).toEqual([code, lost])
    expect(await found('munoz rechazada')).toEqual([lost])
    expect(await found('2018 completed')).toEqual([code])
    expect(await found(code.toLowerCase())).toEqual([code])
    expect(await found('bahia 2018')).toEqual([code, lost])
    expect(await found('munoz december')).toEqual([])
    expect(await found('munoz%')).toEqual([])
    expect(await years('munoz')).toEqual([
      {
        year: 2018,
        stays: 1,
        nights: 5,
        total: 2,
        marks: [
          { day: 34, nights: 2, tookPlace: false },
          { day: 302, nights: 5, tookPlace: true },
        ],
      },
    ])
  })

  test('one letter is no search; two hundred stays come in pages, and a search looks in all of them', async () => {
    expect(await years('m')).toEqual(await years())
    for (let index = 0; index < 200; index++)
      await stayed(addDays('2010-01-02', index * 4), 2, [[`Guest${index}`, 'Harbor']])
    const first = await past({ search: 'harbor' })
    expect([first.total, first.year, first.data.length]).toEqual([200, null, 10])
    const codes = [...first.data]
    for (let page = 2; codes.length < 200; page++) {
      const { data } = await past({ search: 'harbor', page })
      expect(data).toHaveLength(Math.min(40, 200 - codes.length))
      codes.push(...data)
    }
    expect(new Set(codes.map(({ id }) => id)).size).toBe(200)
    expect(codes.map(({ datein }) => datein)).toEqual(
      codes
        .map(({ datein }) => datein)
        .sort()
        .reverse(),
    )
    expect((await past({ search: 'harbor', page: 7 })).data).toEqual([])
    expect((await past({ search: 'guest137' })).data).toHaveLength(1)
  })

  test('nobody sees another owner’s; an unsigned report locks; what is wrong is named', async () => {
    const ines = await stage.signedIn('ines')
    const hers = await every(ines)
    const own = new Set((await every()).map(({ id }) => id))
    expect((await past({ search: 'munoz' }, ines)).total).toBe(0)
    expect((await past({}, ines)).data.every(({ id }) => hers.some((one) => one.id === id))).toBe(true)
    expect((await past({}, ines)).data.some(({ id }) => own.has(id))).toBe(false)
    const ahead = (await ines.call(listComingStays)).body.data as Row[]
    expect(ahead.some(({ id }) => own.has(id))).toBe(false)

    const marcos = await stage.signedIn('marcos')
    for (const call of [listComingStays, listPastYears, listPastStays]) {
      const locked = await marcos.call(call)
      expect([locked.code, locked.body.code]).toEqual([403, 'UNSIGNED_REPORT'])
    }
    for (const [query, field] of [
      [{ page: 0 }, 'page'],
      [{ year: 'last' }, 'year'],
      [{ search: 'x'.repeat(101) }, 'search'],
    ] as const) {
      const wrong = await elena.call(listPastStays, { query })
      expect([wrong.code, Object.keys(wrong.body.fields)]).toEqual([400, [field]])
    }
  })

  test('each takes one statement, and the coming ones four, beside each other', async () => {
    for (const [ask, most] of [
      [() => past({ year: 2026 }), 1],
      [() => past({ search: 'harbor' }), 1],
      [() => years(), 1],
      [() => coming(), 4],
    ] as const) {
      taken()
      await ask()
      expect(taken().map((one) => one.sql)).toHaveLength(most)
    }
  })
})
