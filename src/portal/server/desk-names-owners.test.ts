import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { listPlacedOrders, type PlacedOrder } from '../../marketplace/desk.endpoints.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CAST } from '../../membership/cast/owners.ts'
import { listOpenMaintenance, type OpenMaintenance } from '../../property/desk.endpoints.ts'
import { sendMaintenance } from '../../property/maintenance.endpoints.ts'
import { cancelBooking, readPenalty } from '../../reservations/changes.endpoints.ts'
import { listWaitingBookings, type WaitingBooking } from '../../reservations/desk.endpoints.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from './testing.ts'

const CONTRACT = CAST_CONTRACTS.elena

describe.each(ENGINES)('the desk’s queue names who of a contract’s owners asked, on %s', (engine) => {
  let stage: TestApp
  let desk: Visitor
  let ines: Visitor
  let elenasName: string
  beforeAll(async () => {
    stage = await testApp(engine)
    await sql`INSERT INTO contract_owners VALUES (${CONTRACT}, ${CAST.ines})`.execute(stage.database.db)
    const { rows } = await sql<{ name: string }>`
      SELECT name || ' ' || lastname AS name FROM owners WHERE id = ${CAST.elena}`.execute(stage.database.db)
    elenasName = rows[0]?.name ?? ''
    desk = await stage.signedIn('raul', { admin: true })
    ines = await stage.signedIn('ines')
  })
  afterAll(() => stage.close())

  test('a repair names the co-owner who registered it, and the first owner as the other one', async () => {
    const { body } = await ines.call(sendMaintenance, {
      body: {
        idContract: CONTRACT,
        description: 'The blind of the terrace sticks.',
        firstDay: addDays(TEST_DAY, 2),
        lastDay: addDays(TEST_DAY, 4),
        providerType: 'club',
      },
    })
    const joel = await stage.signedIn('joel', { admin: true })
    const queue = (await joel.call(listOpenMaintenance)).body.data as OpenMaintenance[]
    expect(queue.find(({ id }) => id === body.data.id)).toMatchObject({
      owner: { idOwner: CAST.ines },
      coOwners: [elenasName],
    })
    const others = queue.filter(({ owner }) => owner.idOwner !== CAST.ines && owner.idOwner !== CAST.elena)
    expect(others.some(({ coOwners }) => coOwners.length === 0)).toBe(true)
  })

  test('a cancellation that waits names whoever asked for it, not who requested the stay', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM bookings WHERE contract_id = ${CONTRACT} AND status = 'confirmed' AND check_in > ${TEST_DAY}::date
       ORDER BY check_in LIMIT 1`.execute(stage.database.db)
    const idBooking = rows[0]?.id ?? 0
    const { penality } = (await ines.call(readPenalty, { query: { idBooking } })).body
    const { code } = await ines.call(cancelBooking, {
      body: { idBooking, idMotive: 1, note: 'Plans changed', acceptedPenalty: penality },
    })
    expect(code).toBe(200)
    const queue = (await desk.call(listWaitingBookings)).body.data as WaitingBooking[]
    expect(queue.find(({ id }) => id === idBooking)).toMatchObject({
      owner: { idOwner: CAST.ines },
      coOwners: [elenasName],
    })
  })

  test('an order names who placed it and who holds the contract with them', async () => {
    const queue = (await desk.call(listPlacedOrders)).body.data as PlacedOrder[]
    const { rows } = await sql<{ id: number; inesName: string }>`
      SELECT r.id, o.name || ' ' || o.lastname AS "inesName" FROM orders r, owners o
       WHERE r.contract_id = ${CONTRACT} AND o.id = ${CAST.ines} AND r.id = ANY (${queue.map(({ id }) => id)}::int[])`.execute(
      stage.database.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    const mine = queue.find(({ id }) => id === rows[0]?.id)
    expect(mine).toMatchObject({ owner: { idOwner: CAST.elena }, coOwners: [rows[0]?.inesName] })
  })
})
