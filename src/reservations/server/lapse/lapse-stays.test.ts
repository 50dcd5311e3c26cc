import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { decideBenefits, listBookingBenefits } from '../../benefits.endpoints.ts'
import { modifyBooking, readBooking } from '../../changes.endpoints.ts'
import { decideBooking, listWaitingBookings, type WaitingBooking } from '../../desk.endpoints.ts'
import { requestBooking, searchRooms } from '../../reservations.endpoints.ts'

const main = { na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }

describe.each(ENGINES)('stays that nobody decides, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let desk: Visitor
  let contract: number
  let category: number
  /** Each test has a month of its own, far from the others. */
  let month = addDays(TEST_DAY, 60)

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ id: number; category: number }>`
      SELECT c.id, c.category_id AS category FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example'`.execute(db)
    contract = rows[0]!.id
    category = rows[0]!.category
    // Nothing else waits, and there is room and balance for what is tried here.
    await sql`WITH gone AS (DELETE FROM booking_wishes)
              UPDATE bookings SET status = 'cancelled'
               WHERE status NOT IN ('confirmed', 'cancelled', 'rejected') OR contract_id = ${contract}`.execute(
      db,
    )
    await sql`UPDATE booking_benefits SET state = 'returned' WHERE state = 'pending'`.execute(db)
    await sql`DELETE FROM blackouts`.execute(db)
    await sql`UPDATE room_nights SET free = capacity`.execute(db)
    await sql`INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity)
              SELECT id, now(), 'grant', 200 FROM benefit_years WHERE contract_id = ${contract}`.execute(db)
    const { rows: desks } = await sql<{ email: string }>`
      SELECT email FROM admins WHERE role = 'desk' ORDER BY id LIMIT 1`.execute(db)
    desk = await stage.signedIn(desks[0]!.email, { admin: true })
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    month = addDays(month, 30)
    await sql`DELETE FROM outbox`.execute(stage.database.db)
  })

  /** A stay of Elena's on the tenth of the test's month, in a state, asked for today. */
  const stay = async (
    more: { benefits?: boolean; status?: string; penalty?: number; confirms?: boolean } = {},
  ): Promise<{ id: number; datein: string }> => {
    const { db } = stage.database
    await sql`UPDATE hotels SET confirms_itself = ${more.confirms ?? true}`.execute(db)
    elena = await stage.signedIn('elena')
    const [datein, dateout] = [addDays(month, 10), addDays(month, 14)]
    const search = { idContract: contract, datein, dateout, adults: 1, children: 0 }
    const open = (await elena.call(searchRooms, { body: search })).body.benefits
    const body = {
      idContract: contract,
      idCategory: category,
      datein,
      dateout,
      adults: [main],
      children: [],
      occupant: 'owner',
      terms: true,
      ...(more.benefits && {
        benefits: open.slice(0, 2).map((one: { idBenefitYear: number }) => ({
          idBenefitYear: one.idBenefitYear,
          quantity: 1,
        })),
      }),
    }
    const { body: answer } = await elena.call(requestBooking, { body })
    expect(answer).toMatchObject({ status: true })
    const { id } = answer.data
    if (more.status)
      await sql`UPDATE bookings SET status = ${more.status}, penalty_nights = ${more.penalty ?? null}
                 WHERE id = ${id}`.execute(db)
    return { id, datein }
  }

  /** The clock at ten in the morning, so many days before (or after) a day. */
  const at = (day: string, days: number) => {
    const wanted = Date.parse(`${addDays(day, days)}T15:00:00Z`)
    stage.clock.pass(wanted - stage.clock.now().getTime())
  }
  const tick = async (times = 3) => {
    for (let time = 0; time < times; time++) await stage.work()
  }
  const mails = async () => {
    const { rows } = await sql<{ kind: string; content: Record<string, unknown> }>`
      SELECT kind, content FROM outbox WHERE kind LIKE 'lapse%' ORDER BY id`.execute(stage.database.db)
    return rows
  }
  const kinds = async () => (await mails()).map(({ kind }) => kind)
  const statusOf = async (id: number) => {
    const { rows } = await sql<{ status: string }>`SELECT status FROM bookings WHERE id = ${id}`.execute(
      stage.database.db,
    )
    return rows[0]!.status
  }
  /** What the stay holds and has used of the accounts, and the rooms free on its nights. */
  const held = async (id: number) => {
    const { rows } = await sql<{ held: number; used: number; free: number; nights: number }>`
      SELECT (SELECT -coalesce(sum(quantity) FILTER (WHERE kind IN ('hold', 'return')), 0)::int
                FROM benefit_entries WHERE booking_id = b.id) AS held,
             (SELECT -coalesce(sum(quantity) FILTER (WHERE kind = 'use'), 0)::int
                FROM benefit_entries WHERE booking_id = b.id) AS used,
             (SELECT sum(capacity - free)::int FROM room_nights n WHERE n.category_id = b.category_id
                AND n.night >= b.check_in AND n.night < b.check_out) AS free, b.nights_cost AS nights
        FROM bookings b WHERE b.id = ${id}`.execute(stage.database.db)
    return rows[0]!
  }
  const benefitStates = async (id: number) => {
    const { rows } = await sql<{ state: string }>`
      SELECT state FROM booking_benefits WHERE booking_id = ${id} ORDER BY id`.execute(stage.database.db)
    return rows.map(({ state }) => state)
  }
  const queue = async () => (await desk.call(listWaitingBookings)).body.data as WaitingBooking[]

  test('benefits that are not authorized return, and the stay goes on without them', async () => {
    const { id, datein } = await stay({ benefits: true })
    const before = await held(id)
    expect(before.held).toBe(before.nights + 2)
    at(datein, -10)
    await tick()
    expect(await kinds()).toEqual([])
    at(datein, -9)
    await tick()
    expect(await kinds()).toEqual(['lapse-soon-authorization'])
    expect((await mails())[0]?.content).toMatchObject({ until: addDays(datein, -7) })
    expect(await statusOf(id)).toBe('to-authorize')
    at(datein, -7)
    await tick()
    expect(await statusOf(id)).toBe('to-authorize')
    at(datein, -6)
    await tick()
    expect([await statusOf(id), await benefitStates(id)]).toEqual(['confirmed', ['returned', 'returned']])
    expect(await kinds()).toEqual(['lapse-soon-authorization', 'lapsed-authorization'])
    expect((await mails())[1]?.content).toMatchObject({ standing: 'confirmed' })
    expect(await held(id)).toEqual({ ...before, held: before.nights })
    at(datein, -1)
    await tick()
    expect((await kinds()).length).toBe(2)
  })

  test('what the owner had authorized stays; where the hotel does not confirm by itself the stay waits for it', async () => {
    const { id, datein } = await stay({ benefits: true, confirms: false })
    at(datein, -8)
    const used = (await signedInAgain()).call(listBookingBenefits, { query: { idBooking: id } })
    const [first] = (await used).body.data
    await elena.call(decideBenefits, {
      body: { idBooking: id, decisions: [{ id: first.id, authorize: true }] },
    })
    await tick()
    at(datein, -6)
    await tick()
    expect([await statusOf(id), await benefitStates(id)]).toEqual([
      'pending-confirmation',
      ['authorized', 'returned'],
    ])
    const { nights, held: left } = await held(id)
    expect(left).toBe(nights + 1)
    at(datein, 1)
    await tick()
    expect([await statusOf(id), (await held(id)).held]).toEqual(['rejected', 0])
  })

  test('a clock that stood still tells first, and leaves a day', async () => {
    const { id, datein } = await stay({ benefits: true })
    at(datein, -4)
    await tick()
    expect([await statusOf(id), await kinds()]).toEqual(['to-authorize', ['lapse-soon-authorization']])
    expect((await mails())[0]?.content).toMatchObject({ until: addDays(datein, -3) })
    at(datein, -2)
    await tick()
    expect([await statusOf(id), (await kinds()).length]).toEqual(['confirmed', 2])
  })

  test.each(['pending', 'pending-confirmation'])(
    '%s on the day of check-in is closed, and all goes back once',
    async (status) => {
      const { id, datein } = await stay({ status })
      at(datein, -3)
      await tick()
      at(datein, -1)
      await tick()
      expect([await statusOf(id), await kinds()]).toEqual([status, ['lapse-soon-decision']])
      at(datein, 0)
      await tick()
      expect([await statusOf(id), await kinds()]).toEqual([
        'rejected',
        ['lapse-soon-decision', 'lapsed-decision'],
      ])
      expect(await held(id)).toMatchObject({ held: 0, used: 0, free: 0 })
      elena = await signedInAgain()
      const { data } = (await elena.call(readBooking, { query: { idBooking: id } })).body
      expect(data).toMatchObject({ lapsed: true, decideUntil: null })
      expect(data.events.at(-1)).toMatchObject({ deed: 'lapse-booking', actor: 'clockwork', to: 'rejected' })
    },
  )

  test('a cancellation that nobody answered costs what was accepted, and no more', async () => {
    const { id, datein } = await stay({ status: 'pending-cancel', penalty: 2 })
    const { nights } = await held(id)
    at(datein, 1)
    await tick()
    expect(await statusOf(id)).toBe('cancelled')
    expect(await held(id)).toEqual({ held: 0, used: 2, free: 0, nights })
    expect((await mails())[0]).toMatchObject({ kind: 'lapsed-cancellation', content: { nights: 2 } })
    expect((await kinds()).length).toBe(1)
  })

  test('a change that nobody answered is dropped before the earlier check-in: the stay is as it was', async () => {
    const { id, datein } = await stay()
    const before = await held(id)
    await sql`UPDATE hotels SET confirms_itself = false`.execute(stage.database.db)
    const earlier = addDays(datein, -3)
    const wish = {
      idBooking: id,
      datein: earlier,
      dateout: addDays(earlier, 2),
      adults: [main],
      children: [],
    }
    const asked = await elena.call(modifyBooking, { body: { ...wish, occupant: 'owner' } })
    expect(asked.body.data).toMatchObject({ bookingStatus: 'pending-modification' })
    at(earlier, -1)
    await tick()
    expect([await statusOf(id), await kinds()]).toEqual(['pending-modification', ['lapse-soon-change']])
    expect((await mails())[0]?.content).toMatchObject({ until: addDays(earlier, -1) })
    at(earlier, 0)
    await tick()
    expect([await statusOf(id), await kinds()]).toEqual(['confirmed', ['lapse-soon-change', 'lapsed-change']])
    expect(await held(id)).toEqual(before)
    elena = await signedInAgain()
    const { data } = (await elena.call(readBooking, { query: { idBooking: id } })).body
    expect(data).toMatchObject({ datein, wish: null, decideUntil: null })
    expect(data.events.at(-1)).toMatchObject({ deed: 'lapse-change', actor: 'clockwork' })
  })

  test('days are the resort’s own: the last minute of the day before check-in is still in time', async () => {
    const { id, datein } = await stay({ status: 'pending' })
    // Cancún is five hours behind UTC.
    const midnight = Date.parse(`${datein}T05:00:00Z`)
    stage.clock.pass(midnight - 60_000 - stage.clock.now().getTime())
    await tick(1)
    expect(await statusOf(id)).toBe('pending')
    stage.clock.pass(60_000)
    await tick(1)
    expect(await statusOf(id)).toBe('rejected')
  })

  test('several clocks at once tell once and settle once', async () => {
    const { id, datein } = await stay({ status: 'pending' })
    at(datein, -2)
    await Promise.all([stage.work(), stage.work(), stage.work()])
    at(datein, 1)
    await Promise.all([stage.work(), stage.work(), stage.work()])
    await tick(1)
    expect(await kinds()).toEqual(['lapse-soon-decision', 'lapsed-decision'])
    expect(await held(id)).toMatchObject({ held: 0, used: 0, free: 0 })
  })

  test('the desk and the clock at once: one of them decides', async () => {
    const { id, datein } = await stay({ status: 'pending' })
    at(datein, 1)
    desk = await signedInAgain('desk')
    const body = { idBooking: id, deed: 'confirm', status: 'pending', reason: 'They are here.' }
    const [answer] = await Promise.all([desk.call(decideBooking, { body }), stage.work()])
    await tick(1)
    const confirmed = answer.code === 200
    expect(await statusOf(id)).toBe(confirmed ? 'confirmed' : 'rejected')
    const { held: left, nights } = await held(id)
    expect(left).toBe(confirmed ? nights : 0)
    if (!confirmed) expect(answer.body.code).toBe('DECIDED_MEANWHILE')
  })

  test('the desk sees what is about to lapse first, and until when', async () => {
    const { id, datein } = await stay({ status: 'pending' })
    const eve = addDays(datein, -1)
    at(datein, -20)
    desk = await signedInAgain('desk')
    expect((await queue())[0]?.lapse).toEqual({ what: 'decision', until: eve, soon: false })
    // The day that the desk reads is the day that the owner reads.
    await signedInAgain('elena')
    expect((await elena.call(readBooking, { query: { idBooking: id } })).body.data.decideUntil).toBe(eve)
    at(datein, -2)
    desk = await signedInAgain('desk')
    expect((await queue())[0]).toMatchObject({ id, lapse: { until: eve, soon: true } })
    at(datein, 1)
    await tick(1)
    desk = await signedInAgain('desk')
    expect((await queue()).map((one) => one.id)).not.toContain(id)
  })

  test('benefits that wait in a confirmed stay return as well', async () => {
    const { id, datein } = await stay({ benefits: true })
    await sql`UPDATE bookings SET status = 'confirmed' WHERE id = ${id}`.execute(stage.database.db)
    at(datein, -8)
    await tick()
    at(datein, -6)
    await tick()
    expect([await statusOf(id), await benefitStates(id)]).toEqual(['confirmed', ['returned', 'returned']])
    expect(await kinds()).toEqual(['lapse-soon-authorization', 'lapsed-authorization'])
    expect((await held(id)).held).toBe((await held(id)).nights)
  })

  /** The clock has been moved by days: the session of before is over. */
  async function signedInAgain(who: 'elena' | 'desk' = 'elena'): Promise<Visitor> {
    if (who === 'elena') {
      elena = await stage.signedIn('elena')
      return elena
    }
    const { rows } = await sql<{ email: string }>`
      SELECT email FROM admins WHERE role = 'desk' ORDER BY id LIMIT 1`.execute(stage.database.db)
    return stage.signedIn(rows[0]!.email, { admin: true })
  }
})
