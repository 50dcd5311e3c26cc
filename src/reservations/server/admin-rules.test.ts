import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { addBenefit, decideBenefits, deleteBenefit } from '../benefits.endpoints.ts'
import { cancelBooking, modifyBooking, readBooking, updateGuests } from '../changes.endpoints.ts'
import { listBookings, requestBooking } from '../reservations.endpoints.ts'

const main = { na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }
const people = { adults: [main], children: [], occupant: 'owner' }

describe.each(ENGINES)('an admin who acts for an owner, on %s (spec, section 6)', (engine) => {
  let stage: TestApp
  let ruth: Visitor
  let contract: number
  let category: number

  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    ruth = await stage.signedIn('ruth', { admin: true })
    const { rows } = await sql<{ id: number; category: number }>`
      SELECT c.id, c.category_id AS category FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(db)
    contract = rows[0]!.id
    category = rows[0]!.category
  })
  afterAll(() => stage.close())

  test('sees nothing of an owner until one is selected', async () => {
    const answer = await ruth.call(listBookings)
    expect([answer.code, answer.body.code]).toEqual([403, 'NO_OWNER_SELECTED'])
  })

  test('may request a stay, and it is stored who did', async () => {
    const { db } = stage.database
    await sql`UPDATE sessions SET acting_owner_id = (SELECT id FROM owners WHERE email = 'elena@marea.example')
               WHERE admin_id IS NOT NULL`.execute(db)
    await sql`UPDATE bookings SET status = 'cancelled' WHERE contract_id = ${contract} AND check_in > '2027-05-20'`.execute(
      db,
    )
    const stay = { datein: '2027-06-15', dateout: '2027-06-17' }
    const body = { idContract: contract, idCategory: category, ...stay, ...people, terms: true }
    const answer = await ruth.call(requestBooking, { body })
    expect(answer.body).toMatchObject({ status: true })
    const { rows } = await sql<{ by: string; actor: number | null }>`
      SELECT a.email AS by, e.actor_admin_id AS actor FROM bookings b
        JOIN admins a ON a.id = b.created_by_admin_id JOIN booking_events e ON e.booking_id = b.id
       WHERE b.id = ${answer.body.data.id}`.execute(db)
    expect(rows).toEqual([{ by: 'ruth@marea.example', actor: expect.any(Number) }])

    const elena = await stage.signedIn('elena')
    const { body: seen } = await elena.call(readBooking, { query: { idBooking: answer.body.data.id } })
    expect(seen.data).toMatchObject({ byAdmin: true })
    expect(seen.data.events[0]).toMatchObject({ actor: 'club', actorName: expect.stringContaining('Ruth') })
  })

  test('may choose benefits for a stay, not authorize them', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT y.id FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'passes'
       WHERE y.contract_id = ${contract} AND y.balance > 0
         AND '2027-06-22' BETWEEN y.starts AND y.expires LIMIT 1`.execute(stage.database.db)
    const stay = { datein: '2027-06-22', dateout: '2027-06-24' }
    const benefits = [{ idBenefitYear: rows[0]!.id, quantity: 1 }]
    const asked = { idContract: contract, idCategory: category, ...stay, ...people, benefits, terms: true }
    const refused = await ruth.call(requestBooking, { body: { ...asked, authorize: true } })
    expect([refused.code, refused.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    const answer = await ruth.call(requestBooking, { body: asked })
    expect(answer.body.data).toMatchObject({ bookingStatus: 'to-authorize' })
  })

  test('may not change one: the alert of the spec, in both languages', async () => {
    const { rows } = await sql<{ id: number; in: string; out: string }>`
      SELECT id, check_in AS in, check_out AS out FROM bookings WHERE contract_id = ${contract}
         AND status = 'confirmed' ORDER BY check_in DESC LIMIT 1`.execute(stage.database.db)
    const { id, ...days } = rows[0]!
    const dates = { datein: days.in, dateout: days.out }
    const attempts = [
      ruth.call(updateGuests, { body: { idBooking: id, ...people } }),
      ruth.call(modifyBooking, { body: { idBooking: id, ...dates, ...people } }),
      ruth.call(cancelBooking, { body: { idBooking: id, idMotive: 1, note: 'For the owner' } }),
      ruth.call(addBenefit, { body: { idBooking: id, idBenefitYear: 1, quantity: 1 } }),
      ruth.call(decideBenefits, { body: { idBooking: id, decisions: [{ id: 1, authorize: true }] } }),
      ruth.call(deleteBenefit, { query: { id: 1 } }),
    ]
    for (const answer of await Promise.all(attempts)) {
      expect([answer.code, answer.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
      expect(answer.body.message).toBe(
        'Sorry, you are not allowed to do this action. Please request to the Owner do it by itself.',
      )
    }
    const joel = await stage.signedIn('joel', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = (SELECT id FROM owners WHERE email = 'elena@marea.example')
               WHERE admin_id IS NOT NULL`.execute(stage.database.db)
    const spanish = await joel.call(updateGuests, { body: { idBooking: id, ...people } })
    expect([spanish.code, spanish.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    expect(spanish.body.message).not.toContain('Sorry')
  })
})
