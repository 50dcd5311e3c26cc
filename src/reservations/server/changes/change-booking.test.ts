import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { addBenefit, decideBenefits, deleteBenefit, listBookingBenefits } from '../../benefits.endpoints.ts'
import {
  cancelBooking,
  listCancelMotives,
  modifyBooking,
  readBooking,
  readPenalty,
  searchBookings,
  updateGuests,
} from '../../changes.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { findFlexibleStays } from '../../year.endpoints.ts'

const main = { na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }
const alone = { adults: [main], children: [], occupant: 'owner' as const }

describe.each(ENGINES)('a booking that exists, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let category: number
  /** A lonely summer: nobody else's stays, nights enough, no blackouts. */
  const SUMMER = '2027-06-07'
  let next = SUMMER

  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number; category: number }>`
      SELECT c.id, c.category_id AS category FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(db)
    contract = rows[0]!.id
    category = rows[0]!.category
    await sql`
      INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity)
      SELECT y.id, now(), 'grant', 100 FROM benefit_years y WHERE y.contract_id = ${contract}`.execute(db)
    await sql`UPDATE bookings SET status = 'cancelled' WHERE contract_id = ${contract} AND check_in > '2027-05-01'`.execute(
      db,
    )
    await sql`DELETE FROM blackouts WHERE first_night > '2027-05-01'`.execute(db)
    await sql`UPDATE room_nights SET free = capacity WHERE category_id = ${category} AND night > '2027-05-01'`.execute(
      db,
    )
  })
  afterAll(() => stage.close())

  /** A stay of Elena's a week after the one before it. */
  async function aStay(more: object = {}): Promise<{ id: number; datein: string; dateout: string }> {
    const datein = next
    next = addDays(next, 12)
    const dateout = addDays(datein, 4)
    const body = {
      idContract: contract,
      idCategory: category,
      datein,
      dateout,
      ...alone,
      terms: true,
      ...more,
    }
    const answer = await elena.call(requestBooking, { body })
    expect(answer.body).toMatchObject({ status: true })
    return { id: answer.body.data.id, datein, dateout }
  }
  const free = async (day: string) =>
    (
      await sql<{
        free: number
      }>`SELECT free FROM room_nights WHERE category_id = ${category} AND night = ${day}::date`.execute(
        stage.database.db,
      )
    ).rows[0]!.free
  const nightsLeft = async (day: string) =>
    (
      await sql<{
        balance: number
      }>`SELECT y.balance FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
       WHERE f.code = 'nights' AND y.contract_id = ${contract} AND ${day}::date BETWEEN y.starts AND y.expires`.execute(
        stage.database.db,
      )
    ).rows[0]!.balance
  const details = async (id: number) =>
    (await elena.call(readBooking, { query: { idBooking: id } })).body.data
  const openBenefit = async (id: number) =>
    (await elena.call(listBookingBenefits, { query: { idBooking: id } })).body.open[0]

  test('moves to other dates: new nights taken, old ones free, the ledger even', async () => {
    const stay = await aStay()
    const [early, late, balance] = [
      await free(stay.datein),
      await free(addDays(stay.dateout, 1)),
      await nightsLeft(stay.datein),
    ]
    const body = {
      idBooking: stay.id,
      datein: addDays(stay.datein, 2),
      dateout: addDays(stay.dateout, 2),
      ...alone,
    }
    const answer = await elena.call(modifyBooking, { body })
    expect(answer.body.data).toMatchObject({ bookingStatus: 'confirmed', nightsCost: 4 })
    expect(await free(stay.datein)).toBe(early + 1)
    expect(await free(addDays(stay.dateout, 1))).toBe(late - 1)
    expect(await nightsLeft(stay.datein)).toBe(balance)
    const { events, datein } = await details(stay.id)
    expect(datein).toBe(addDays(stay.datein, 2))
    expect(
      events.map((one: { deed: string; to: string; actor: string }) => [one.deed, one.to, one.actor]),
    ).toEqual([
      ['request-booking', 'confirmed', 'owner'],
      ['modify-booking', 'pending-modification', 'owner'],
      ['confirm-booking', 'confirmed', 'clockwork'],
    ])
  })

  test('both dates change or neither: without room everything stays as it was', async () => {
    const stay = await aStay()
    const full = addDays(stay.dateout, 1)
    await sql`UPDATE room_nights SET free = 0 WHERE category_id = ${category} AND night = ${full}::date`.execute(
      stage.database.db,
    )
    const [before, balance] = [await free(stay.datein), await nightsLeft(stay.datein)]
    const body = {
      idBooking: stay.id,
      datein: addDays(stay.datein, 2),
      dateout: addDays(stay.dateout, 2),
      ...alone,
    }
    const answer = await elena.call(modifyBooking, { body })
    expect([answer.code, answer.body.code]).toEqual([409, 'NO_AVAILABILITY'])
    expect(await free(stay.datein)).toBe(before)
    expect(await nightsLeft(stay.datein)).toBe(balance)
    expect(await details(stay.id)).toMatchObject({ datein: stay.datein, bookingStatus: 'confirmed' })
  })

  test('the nearest dates for a stay that moves may overlap where it is, and are not where it is', async () => {
    const stay = await aStay()
    const asked = { idContract: contract, datein: stay.datein, dateout: stay.dateout, guests: 1, days: 2 }
    const days = async (more: object) => {
      const { body } = await elena.call(findFlexibleStays, { query: { ...asked, ...more } })
      return body.data.map((one: { datein: string }) => one.datein)
    }
    expect(await days({})).toEqual([])
    const shifts = [-1, 1, -2, 2].map((shift) => addDays(stay.datein, shift))
    expect(await days({ idBooking: stay.id })).toEqual(shifts)
  })

  test('is not modified near its check-in, and the answer names the last day', async () => {
    const { rows } = await sql<{ id: number; in: string; out: string }>`
      SELECT id, check_in AS in, check_out AS out FROM bookings WHERE contract_id = ${contract}
         AND status = 'confirmed' AND check_in > '2026-11-18' ORDER BY check_in LIMIT 1`.execute(
      stage.database.db,
    )
    const soon = rows[0]!
    await sql`UPDATE bookings SET check_in = '2026-11-24', check_out = '2026-11-27', housing_id = NULL WHERE id = ${soon.id}`.execute(
      stage.database.db,
    )
    const answer = await elena.call(updateGuests, { body: { idBooking: soon.id, ...alone } })
    expect([answer.code, answer.body.code]).toEqual([409, 'CANNOT_MODIFY'])
    expect(answer.body.message).toContain('Nov 16, 2026')
    await sql`UPDATE bookings SET check_in = ${soon.in}::date, check_out = ${soon.out}::date WHERE id = ${soon.id}`.execute(
      stage.database.db,
    )
  })

  test('benefits wait for the owner; refused ones return, and the booking moves on with the last word', async () => {
    const stay = await aStay()
    const open = await openBenefit(stay.id)
    const added = await elena.call(addBenefit, {
      body: { idBooking: stay.id, idBenefitYear: open.idBenefitYear, quantity: 2 },
    })
    expect(added.body.data).toMatchObject({ bookingStatus: 'pending-modification' })
    const twice = await elena.call(addBenefit, {
      body: { idBooking: stay.id, idBenefitYear: open.idBenefitYear, quantity: 1 },
    })
    expect(twice.body.code).toBe('BENEFIT_TWICE')
    const [used] = (await elena.call(listBookingBenefits, { query: { idBooking: stay.id } })).body.data
    expect(used).toMatchObject({ quantity: 2, state: 'pending', balance: open.balance - 2 })

    const decide = { idBooking: stay.id, decisions: [{ id: used.id, authorize: false }] }
    expect((await elena.call(decideBenefits, { body: decide })).body.data.bookingStatus).toBe('confirmed')
    expect((await elena.call(decideBenefits, { body: decide })).body.code).toBe('ALREADY_DECIDED')
    expect((await openBenefit(stay.id)).balance).toBe(open.balance)
  })

  test('a benefit that the owner adds is authorized with it: nobody is asked again', async () => {
    const stay = await aStay()
    const open = await openBenefit(stay.id)
    const added = await elena.call(addBenefit, {
      body: { idBooking: stay.id, idBenefitYear: open.idBenefitYear, quantity: 1, authorize: true },
    })
    expect(added.body.data).toMatchObject({ bookingStatus: 'confirmed' })
    const [used] = (await elena.call(listBookingBenefits, { query: { idBooking: stay.id } })).body.data
    expect(used).toMatchObject({ quantity: 1, state: 'authorized', balance: open.balance - 1 })
  })

  test('more than the balance is refused', async () => {
    const stay = await aStay()
    const open = await openBenefit(stay.id)
    const body = { idBooking: stay.id, idBenefitYear: open.idBenefitYear, quantity: open.balance + 1 }
    expect((await elena.call(addBenefit, { body })).body.code).toBe('NOT_ENOUGH_BENEFITS')
  })

  test('a guest in the owner’s place sends the benefits back', async () => {
    const stay = await aStay()
    const open = await openBenefit(stay.id)
    await elena.call(addBenefit, {
      body: { idBooking: stay.id, idBenefitYear: open.idBenefitYear, quantity: 1 },
    })
    const answer = await elena.call(updateGuests, {
      body: { idBooking: stay.id, ...alone, occupant: 'guest' },
    })
    expect(answer.body.data).toMatchObject({ returnedBenefits: 1, bookingStatus: 'pending-modification' })
    const { rows } = await sql<{
      balance: number
    }>`SELECT balance FROM benefit_years WHERE id = ${open.idBenefitYear}`.execute(stage.database.db)
    expect(rows[0]!.balance).toBe(open.balance)
    const more = await elena.call(addBenefit, {
      body: { idBooking: stay.id, idBenefitYear: open.idBenefitYear, quantity: 1 },
    })
    expect(more.body.code).toBe('BENEFITS_NEED_OWNER')
  })

  test('a benefit is taken out, and comes back to the balance', async () => {
    const stay = await aStay()
    const open = await openBenefit(stay.id)
    const { body } = await elena.call(addBenefit, {
      body: { idBooking: stay.id, idBenefitYear: open.idBenefitYear, quantity: 1 },
    })
    expect((await elena.call(deleteBenefit, { query: { id: body.data.id } })).body.data.bookingStatus).toBe(
      'confirmed',
    )
    expect((await openBenefit(stay.id)).balance).toBe(open.balance)
    expect((await elena.call(deleteBenefit, { query: { id: body.data.id } })).code).toBe(404)
  })

  test('a change without a note keeps it, and an empty one takes it away', async () => {
    const stay = await aStay({ note: 'A cot, please' })
    const noteNow = async () =>
      (await elena.call(readBooking, { query: { idBooking: stay.id } })).body.data.note as string | null
    const { id: idBooking, datein } = stay
    expect((await elena.call(updateGuests, { body: { idBooking, ...alone } })).code).toBe(200)
    expect(await noteNow()).toBe('A cot, please')
    const longer = { idBooking, ...alone, datein, dateout: addDays(datein, 5) }
    expect((await elena.call(modifyBooking, { body: longer })).code).toBe(200)
    expect(await noteNow()).toBe('A cot, please')
    expect((await elena.call(updateGuests, { body: { idBooking, ...alone, note: '' } })).code).toBe(200)
    expect(await noteNow()).toBeNull()
  })

  test('cancelling in time is free and gives everything back; what is cancelled stays so', async () => {
    const stay = await aStay()
    const [room, balance] = [await free(stay.datein), await nightsLeft(stay.datein)]
    const motives = await elena.call(listCancelMotives, { query: { idCanal: 1 } })
    const idMotive = motives.body.data[0].id
    // One that is only offered by telephone is no motive here.
    expect((await elena.call(listCancelMotives, { query: { idCanal: 2 } })).body.data).toEqual([])
    const desk = await stage.signedIn('raul', { admin: true })
    const [told] = (await desk.call(listCancelMotives, { query: { idCanal: 2 } })).body.data
    const foreign = await elena.call(cancelBooking, {
      body: { idBooking: stay.id, idMotive: told.id, note: 'Plans changed' },
    })
    expect([foreign.code, foreign.body.code]).toEqual([404, 'MOTIVE_NOT_FOUND'])
    expect((await elena.call(readPenalty, { query: { idBooking: stay.id } })).body).toMatchObject({
      penality: 0,
      data: { kind: 'free' },
    })
    const silent = await elena.call(cancelBooking, { body: { idBooking: stay.id } })
    expect([silent.code, silent.body.code]).toEqual([404, 'MOTIVE_NOT_FOUND'])
    const answer = await elena.call(cancelBooking, {
      body: { idBooking: stay.id, idMotive, note: 'Plans changed' },
    })
    expect(answer.body.data).toEqual({ bookingStatus: 'cancelled', penaltyNights: 0, keptLines: 0 })
    expect(await free(stay.datein)).toBe(room + 1)
    expect(await nightsLeft(stay.datein)).toBe(balance + 4)
    const again = await elena.call(cancelBooking, { body: { idBooking: stay.id, idMotive, note: 'Again' } })
    expect([again.code, again.body.code]).toEqual([409, 'CANNOT_CANCEL'])
    const modify = await elena.call(updateGuests, { body: { idBooking: stay.id, ...alone } })
    expect(modify.body.code).toBe('CANNOT_MODIFY')
  })

  test('inside the window the penalty is seen and accepted, and the club has to agree', async () => {
    const stay = await aStay()
    const db = stage.database.db
    await sql`UPDATE bookings SET check_in = '2026-12-08', check_out = '2026-12-12' WHERE id = ${stay.id}`.execute(
      db,
    )
    const terms = await elena.call(readPenalty, { query: { idBooking: stay.id } })
    expect(terms.body).toMatchObject({ penality: 1, data: { kind: 'penalty', percent: 25 } })
    const body = { idBooking: stay.id, idMotive: 1, note: 'Flights' }
    const unseen = await elena.call(cancelBooking, { body })
    expect([unseen.code, unseen.body.code]).toEqual([409, 'PENALTY_NOT_ACCEPTED'])
    const answer = await elena.call(cancelBooking, { body: { ...body, acceptedPenalty: 1 } })
    expect(answer.body.data).toEqual({ bookingStatus: 'pending-cancel', penaltyNights: 1, keptLines: 0 })
    await sql`UPDATE bookings SET check_in = ${stay.datein}::date, check_out = ${stay.dateout}::date WHERE id = ${stay.id}`.execute(
      db,
    )
  })

  test('two days before check-in only the concierge cancels', async () => {
    const stay = await aStay()
    const db = stage.database.db
    await sql`UPDATE bookings SET check_in = '2026-11-20', check_out = '2026-11-22' WHERE id = ${stay.id}`.execute(
      db,
    )
    const answer = await elena.call(cancelBooking, { body: { idBooking: stay.id, idMotive: 1, note: 'Ill' } })
    expect([answer.code, answer.body.code]).toEqual([409, 'CANNOT_CANCEL'])
    expect(answer.body.message).toContain(stage.config.conciergePhone)
    await sql`UPDATE bookings SET check_in = ${stay.datein}::date, check_out = ${stay.dateout}::date WHERE id = ${stay.id}`.execute(
      db,
    )
  })

  test('the filtered list pages, and a stranger finds nothing', async () => {
    const upcoming = await elena.call(searchBookings, { body: { when: 'upcoming', statuses: ['confirmed'] } })
    const days = upcoming.body.data.map((one: { datein: string }) => one.datein)
    expect(days).toEqual([...days].sort())
    expect(upcoming.body.total).toBe(days.length)
    const past = await elena.call(searchBookings, { body: { when: 'past', page: 2 } })
    expect(past.body.data.length).toBe(Math.max(0, Math.min(50, past.body.total - 50)))

    const stay = await aStay()
    const ines = await stage.signedIn('ines')
    const query = { idBooking: stay.id }
    for (const call of [readBooking, readPenalty, listBookingBenefits])
      expect((await ines.call(call, { query })).code).toBe(404)
    const dates = { datein: stay.datein, dateout: stay.dateout }
    expect((await ines.call(modifyBooking, { body: { ...query, ...dates, ...alone } })).code).toBe(404)
    expect((await ines.call(updateGuests, { body: { ...query, ...alone } })).code).toBe(404)
    expect((await ines.call(cancelBooking, { body: { ...query, idMotive: 1, note: 'x' } })).code).toBe(404)
    expect((await ines.call(addBenefit, { body: { ...query, idBenefitYear: 1, quantity: 1 } })).code).toBe(
      404,
    )
    expect(
      (await ines.call(decideBenefits, { body: { ...query, decisions: [{ id: 1, authorize: true }] } })).code,
    ).toBe(404)
  })
})
