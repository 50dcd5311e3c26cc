import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLatestTransactions } from '../../finance/finance.endpoints.ts'
import { addDays, instantAt, todayIn } from '../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { listNewsletters, readDashboard, readNextReservation } from '../dashboard.endpoints.ts'

describe.each(BOTH_ENGINES)('the dashboard on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(stage.database.db)
    contract = rows[0]!.id
  })
  afterAll(() => stage.close())

  test('holds the next stay, balances, transactions, newsletters and the contract, in one answer', async () => {
    const { code, body } = await elena.call(readDashboard, { query: { idContract: contract } })
    expect(code).toBe(200)
    expect(body.nextReservation.datos).toMatchObject({ bookingStatus: 'confirmed', adults: 2, children: 2 })
    expect(body.nextReservation.ownerInHouse).toBe(false)
    expect(body.balances.map((one: { code: string }) => one.code)).toContain('nights')
    for (const { granted, used, held, balance } of body.balances) expect(granted - used - held).toBe(balance)
    expect(body.transactions.length).toBeGreaterThan(2)
    expect(body.newsletters).toHaveLength(3)
    expect(body.performance.thisYear.length).toBeGreaterThan(8)
  })

  test('the newsletters come in the language asked for, and only those with status true', async () => {
    const spanish = await elena.call(listNewsletters, { query: { language: 1 } })
    const standard = await elena.call(listNewsletters)
    expect(spanish.body.data.map((one: { title: string }) => one.title)).not.toEqual(
      standard.body.data.map((one: { title: string }) => one.title),
    )
    for (const one of [...spanish.body.data, ...standard.body.data]) expect(one.status).toBe(true)
  })

  test('the next reservation of the residence, with the spec’s fields', async () => {
    const { body } = await elena.call(readNextReservation, { query: { idContract: contract } })
    expect(body).toMatchObject({ status: true, date: expect.stringMatching(/^2026-1/), ownerInHouse: false })
  })

  test('the club’s news is kept, in each language its own, and is new at once when it changes', async () => {
    const { db } = stage.database
    const read = async (language: string) => {
      const headers = { 'accept-language': language }
      return (await elena.call(readDashboard, { query: { idContract: contract }, headers })).body
    }
    const titles = async (language: string) =>
      (await read(language)).newsletters.map((one: { title: string }) => one.title)
    const [english, spanish] = [await titles('en'), await titles('es')]
    expect(english).not.toEqual(spanish)
    expect([await titles('en'), await titles('es')]).toEqual([english, spanish])
    await sql`UPDATE newsletters SET title = 'Quite another' WHERE title = ${english[0]}`.execute(db)
    expect([await titles('en'), await titles('es')]).toEqual([
      ['Quite another', ...english.slice(1)],
      spanish,
    ])
    const score = async () => (await read('en')).performance.guestScore
    const before = await score()
    await sql`UPDATE hotel_performance SET guest_score_tenths = 11`.execute(db)
    expect([before > 1.1, await score()]).toEqual([true, 1.1])
  })

  test('the stay under way is shown with who is there, and the one after it once its last morning is over', async () => {
    const app = await testApp(engine)
    let ines = await app.signedIn('ines')
    const { rows } = await sql<{ id: number; idContract: number; zone: string }>`
      SELECT b.id, b.contract_id AS "idContract", h.zone FROM bookings b
        JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id JOIN hotels h ON h.id = b.hotel_id
       WHERE o.email = 'ines@marea.example' AND b.status = 'confirmed' AND b.check_out < now()
       ORDER BY b.check_in LIMIT 1`.execute(app.database.db)
    const { id, idContract, zone } = rows[0]!
    const today = todayIn(zone, app.clock.now())
    const shown = async () => (await ines.call(readDashboard, { query: { idContract } })).body.nextReservation
    const stayEnds = (dateout: string, occupant: string) =>
      sql`
      UPDATE bookings SET check_in = ${addDays(dateout, -3)}::date, check_out = ${dateout}::date, housing_id = NULL,
             occupant = ${occupant} WHERE id = ${id}`.execute(app.database.db)

    await stayEnds(addDays(today, 1), 'guest')
    expect(await shown()).toMatchObject({ datos: { id }, ownerInHouse: false, guestsInHouse: true })
    await stayEnds(addDays(today, 1), 'owner')
    expect(await shown()).toMatchObject({ datos: { id }, ownerInHouse: true, guestsInHouse: false })
    app.clock.pass(instantAt(addDays(today, 1), '11:59', zone).getTime() - app.clock.now().getTime())
    ines = await app.signedIn('ines')
    expect(await shown()).toMatchObject({ datos: { id }, ownerInHouse: true })
    app.clock.pass(60_000)
    const after = await shown()
    expect(after).toMatchObject({ ownerInHouse: false, guestsInHouse: false })
    expect(after.datos?.id).not.toBe(id)
    expect((await ines.call(readNextReservation, { query: { idContract } })).body.data?.id).toBe(
      after.datos?.id,
    )
    await app.close()
  })

  test('a stranger’s contract is 404', async () => {
    const ines = await stage.signedIn('ines')
    const query = { idContract: contract }
    expect((await ines.call(readDashboard, { query })).code).toBe(404)
    expect((await ines.call(readNextReservation, { query })).code).toBe(404)
    expect((await ines.call(listLatestTransactions, { query })).code).toBe(404)
  })
})
