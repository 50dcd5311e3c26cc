import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readItinerary } from '../../itinerary/itinerary.endpoints.ts'
import { addDays } from '../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { letIn } from '../../membership/server/trusted/testing.trusted.ts'
import { listBookingBenefits, readBenefitYear } from '../../reservations/benefits.endpoints.ts'
import { readBooking, searchBookings } from '../../reservations/changes.endpoints.ts'
import { listComingStays, listPastStays, listPastYears } from '../../reservations/past-stays.endpoints.ts'
import { listBookings } from '../../reservations/reservations.endpoints.ts'
import { exportStay, readConfirmation, readLedger, readYear } from '../../reservations/year.endpoints.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from './testing.ts'

const { inesClassic, inesSignature, marcos } = CAST_CONTRACTS

describe.each(ENGINES)('who sees the stays of an owner, on %s', (engine) => {
  let club: TestApp
  let ines: Visitor
  let child: Visitor
  let own: number
  let other: number
  let past: number
  beforeAll(async () => {
    club = await testApp(engine)
    ines = await club.signedIn('ines')
    const asked = { email: 'luz@caballero.example', scopes: ['stays'], contracts: [inesClassic] }
    child = (await letIn(club, ines, { ...asked, relation: 'child' })).visitor
    own = await aStay(inesClassic, addDays(TEST_DAY, 200))
    other = await aStay(inesSignature, addDays(TEST_DAY, 210))
    past = await aStay(inesSignature, '2019-03-04')
  })
  afterAll(() => club.close())

  async function aStay(contract: number, checkIn: string): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, r.id, ${checkIn}::date, ${checkIn}::date + 3, 2, 0, 'owner', 'confirmed', 3, now(), now()
        FROM contracts c JOIN room_categories r ON r.hotel_id = c.hotel_id
       WHERE c.id = ${contract} ORDER BY r.id LIMIT 1 RETURNING id`.execute(club.database.db)
    return rows[0]?.id ?? 0
  }

  const idsOf = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map(({ id }) => id)

  test('the lists are of the contract that was chosen, and of no other', async () => {
    for (const endpoint of [listComingStays, listBookings]) {
      const ids = idsOf(await child.call(endpoint, { query: { idContract: inesClassic } }))
      expect([ids.includes(own), ids.includes(other)]).toEqual([true, false])
    }
    // The owner sees those of all her contracts, or of the one she names.
    expect(idsOf(await ines.call(listComingStays))).toEqual(expect.arrayContaining([own, other]))
    const named = idsOf(await ines.call(listComingStays, { query: { idContract: inesSignature } }))
    expect([named.includes(own), named.includes(other)]).toEqual([false, true])
    const found = await child.call(listPastStays, { query: { idContract: inesClassic, search: '2019' } })
    expect([found.code, idsOf(found).includes(past)]).toEqual([200, false])
    const years = await child.call(listPastYears, { query: { idContract: inesClassic, search: '2019' } })
    expect(years.body.data.map(({ year }: { year: number }) => year)).not.toContain(2019)
    expect(idsOf(await ines.call(listPastStays, { query: { search: '2019' } }))).toContain(past)
  })

  test('without a contract, or with another, no list exists', async () => {
    for (const endpoint of [listComingStays, listPastYears, listPastStays, listBookings])
      for (const query of [{}, { idContract: inesSignature }, { idContract: marcos }])
        expect([endpoint.name, query, (await child.call(endpoint, { query })).code]).toEqual([
          endpoint.name,
          query,
          404,
        ])
    expect((await child.call(searchBookings, { body: {} })).code).toBe(404)
    expect((await child.call(readYear, { query: { idContract: inesSignature } })).code).toBe(404)
    // To the owner a stranger's contract is as little there.
    for (const endpoint of [listComingStays, listPastYears, listPastStays])
      expect((await ines.call(endpoint, { query: { idContract: marcos } })).code).toBe(404)
  })

  test('a stay of another contract does not exist, nor its file, paper or benefits', async () => {
    for (const endpoint of [readBooking, readItinerary, exportStay, readConfirmation, listBookingBenefits]) {
      const answers = [own, other].map((idBooking) => child.call(endpoint, { query: { idBooking } }))
      const codes = (await Promise.all(answers)).map(({ code }) => code)
      expect([endpoint.name, ...codes]).toEqual([endpoint.name, 200, 404])
    }
    const { rows } = await sql<{ id: number; contract: number }>`
      SELECT min(id) AS id, contract_id AS contract FROM benefit_years
       WHERE contract_id IN (${inesClassic}, ${inesSignature}) GROUP BY contract_id`.execute(club.database.db)
    for (const { id, contract } of rows)
      expect((await child.call(readLedger, { query: { idBenefitYear: id } })).code).toBe(
        contract === inesClassic ? 200 : 404,
      )
    expect((await child.call(readBenefitYear, { query: { idContract: inesClassic } })).code).toBe(200)
  })

  test('what is ordered and who visits are not the stay: other scopes open them', async () => {
    const { db } = club.database
    const day = addDays(TEST_DAY, 201)
    await club.database.runScript(`BEGIN;
      INSERT INTO access_records (contract_id, type_code, first_day, last_day, all_day, reason, created_at, changed_at)
      VALUES (${inesClassic}, 'MD', '${day}', '${day}', true, 'Check-up', now(), now());
      INSERT INTO access_guests (access_id, position, name, lastname, guest_type)
      VALUES (currval(pg_get_serial_sequence('access_records', 'id')), 1, 'Ana', 'Solís', 'adult'); COMMIT;`)
    const visits = async (who: Visitor) =>
      (await who.call(readItinerary, { query: { idBooking: own } })).body.data.visits.length
    expect([await visits(ines), await visits(child)]).toEqual([1, 0])
    await sql`UPDATE trusts SET scopes = '{stays,visitors}'`.execute(db)
    expect(await visits(child)).toBe(1)
  })
})
