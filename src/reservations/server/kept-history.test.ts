import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { type BookingDetails, readBooking, updateGuests } from '../changes.endpoints.ts'

let stage: TestApp
let elena: Visitor
let idBooking: number
beforeAll(async () => {
  stage = await testApp()
  elena = await stage.signedIn('elena')
  const { rows } = await sql<{ id: number }>`
    SELECT b.id FROM bookings b WHERE b.contract_id = ${CAST_CONTRACTS.elena} AND b.status = 'confirmed'
       AND b.occupant = 'owner' ORDER BY b.check_in DESC LIMIT 1`.execute(stage.database.db)
  idBooking = rows[0]!.id
})
afterAll(() => stage.close())

const details = async () =>
  (await elena.call(readBooking, { query: { idBooking } })).body.data as BookingDetails
const main = { na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }
const change = (note: string) =>
  elena.call(updateGuests, {
    body: { idBooking, adults: [main], children: [], occupant: 'owner', note },
  })

test('a history keeps what a change replaced, and by what', async () => {
  const before = await details()
  expect((await change('A crib, please')).body).toMatchObject({ status: true })
  const after = await details()
  const event = after.events.findLast((one) => one.before !== null)
  expect(event?.before).toMatchObject({ datein: before.datein, adults: before.adults, note: before.note })
  expect(event?.after).toMatchObject({ datein: before.datein, adults: 1, note: 'A crib, please' })
})

test('a history says nothing was replaced where nothing was', async () => {
  expect((await details()).events[0]).toMatchObject({ before: null, after: null })
})
