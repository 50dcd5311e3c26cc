import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listProducts } from '../../catalogue.endpoints.ts'
import { listStaysToPlan } from '../../stays/stays.endpoints.ts'

describe.each(ENGINES)('what there is to do, by stay and resort, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  const contractOf = async (who: string) => {
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = ${`${who}@marea.example`} ORDER BY c.id`.execute(club.database.db)
    return rows[0]!.id
  }
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
  })
  afterAll(() => club.close())

  test('the stays that are not over, the next first, and none of somebody else’s', async () => {
    const { body } = await elena.call(listStaysToPlan, { query: { idContract: await contractOf('elena') } })
    const days = body.data.map(({ datein }: { datein: string }) => datein)
    expect(days.length).toBeGreaterThan(0)
    expect(days).toEqual([...days].sort())
    for (const { dateout } of body.data) expect(dateout >= TEST_DAY).toBe(true)
    expect(body.hotel).toMatchObject({ name: 'Bahía Serena' })
    const others = await elena.call(listStaysToPlan, { query: { idContract: await contractOf('ines') } })
    expect(others.code).toBe(404)
  })

  test('stays of the owner’s other contracts are told beside, with their resort; none of others', async () => {
    const { db } = club.database
    const ines = await club.signedIn('ines')
    const { rows: contracts } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'ines@marea.example' ORDER BY c.id`.execute(
      db,
    )
    type Told = { id: number; hotel: { id: number; name: string }; datein: string; dateout: string }
    const toldOf = async (idContract: number) =>
      (await ines.call(listStaysToPlan, { query: { idContract } })).body as { data: Told[]; others: Told[] }
    const [one, other] = await Promise.all(contracts.map(({ id }) => toldOf(id)))
    expect(one!.data.length + other!.data.length).toBeGreaterThan(0)
    const plain = (stays: Told[]) =>
      stays.map(({ hotel: { id, name }, datein, dateout }) => ({ hotel: { id, name }, datein, dateout }))
    expect(one!.others).toEqual(plain(other!.data))
    expect(other!.others).toEqual(plain(one!.data))
    const { body } = await elena.call(listStaysToPlan, { query: { idContract: await contractOf('elena') } })
    expect(body.others).toEqual([])
  })

  test('the benefits that would pay, each with its products and what is left, the soonest to end first', async () => {
    const { db } = club.database
    const contract = await contractOf('elena')
    const benefits = async () =>
      (await elena.call(listStaysToPlan, { query: { idContract: contract } })).body.benefits as {
        id: number
        unit: string
        balance: number
        expires: string
        products: number[]
      }[]
    const known = await benefits()
    const { rows } = await sql<{ id: number; transfer: number }>`
      SELECT y.id, p.id AS transfer FROM benefit_years y JOIN benefit_products w USING (benefit_id) JOIN products p ON p.id = w.product_id
       WHERE y.contract_id = ${contract} AND p.slug = 'private-airport-transfer' AND y.balance > 0 AND y.expires >= ${TEST_DAY}`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { id, transfer } of rows)
      expect(known.find((one) => one.id === id)?.products).toContain(transfer)
    expect(known.map(({ expires }) => expires)).toEqual(known.map(({ expires }) => expires).toSorted())
    for (const { balance, unit } of known) expect(balance > 0 && unit !== 'nights').toBe(true)
    await sql`DELETE FROM benefit_products`.execute(db)
    expect(await benefits()).toEqual([])
  })

  test('the transfers that a stay has: both ways, and not the one that was cancelled', async () => {
    const legs = async () => {
      const { body } = await elena.call(listStaysToPlan, { query: { idContract: await contractOf('elena') } })
      return body.data[0].transfers.map(({ leg }: { leg: string }) => leg)
    }
    expect(await legs()).toEqual(['arrival', 'departure'])
    await sql`UPDATE order_details SET cancelled_at = now(), took_places = false WHERE leg = 'departure'`.execute(
      club.database.db,
    )
    expect(await legs()).toEqual(['arrival'])
  })

  test('a resort’s own products and those of every resort, never another’s', async () => {
    const { body } = await elena.call(listProducts, { query: { idHotel: 2, limit: 100 } })
    const hotels = new Set(body.data.map(({ hotel }: { hotel: { id: number } | null }) => hotel?.id ?? null))
    expect(hotels).toEqual(new Set([null, 2]))
    const all = await elena.call(listProducts, { query: { limit: 100 } })
    expect(all.body.total).toBeGreaterThan(body.total)
  })
})
