import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearAccount } from '../../../finance/server/account/testing.account.store.ts'
import { addFee, addOwnDocument } from '../../../finance/server/reports/testing.settlements.store.ts'
import { addDays } from '../../../kernel/day.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { endDeadlineFeed, readDeadlineFeed, renewDeadlineFeed } from '../../deadlines.endpoints.ts'

const { elena: contractId } = CAST_CONTRACTS

describe.each(ENGINES)('deadlines as a calendar, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let fee: number
  let part: number
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    await clearAccount(db, contractId)
    const due = addDays(TEST_DAY, 20)
    fee = await addFee(db, { contractId, year: 2051, quarter: 1, due, cents: 63_488, paidCents: 0 })
    part = await addOwnDocument(db, {
      contractId,
      day: TEST_DAY,
      reference: 'PART-1',
      status: 'sent',
      cents: -20_000,
    })
    await sql`UPDATE transactions SET due = ${addDays(TEST_DAY, 9)} WHERE id = ${part}`.execute(db)
  })
  afterAll(() => stage.close())

  const made = async () => {
    const { body } = await elena.call(renewDeadlineFeed)
    return String(body.url).replace(/^https?:\/\/[^/]+/, '')
  }
  const get = (url: string, headers = {}) => stage.app.inject({ method: 'GET', url, headers })
  /** The events of a calendar by their UID, each as its lines. */
  const eventsAt = async (url: string) => {
    const text = (await get(url)).body.replaceAll('\r\n ', '')
    const events = text.split('BEGIN:VEVENT').slice(1)
    return new Map(events.map((event) => [/UID:([\w-]+)@/.exec(event)?.[1] ?? '', event]))
  }

  test('nobody has an address until they make one; a new one ends the old, and none is left where it is ended', async () => {
    expect((await elena.call(readDeadlineFeed)).body).toMatchObject({ url: null })
    const first = await made()
    expect(first).toMatch(/^\/deadlines\/[\w-]{43}\.ics$/)
    expect((await elena.call(readDeadlineFeed)).body.url).toContain(first)
    const answer = await get(first)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect((await get(first, { 'if-none-match': answer.headers.etag })).statusCode).toBe(304)
    const second = await made()
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
    await elena.call(endDeadlineFeed)
    expect((await get(second)).statusCode).toBe(404)
    expect((await elena.call(readDeadlineFeed)).body.url).toBeNull()
  })

  test('what is due stands on its day, an installment or any other charge too; what changes has a higher SEQUENCE, and what is done is gone', async () => {
    const { db } = stage.database
    const url = await made()
    const before = await eventsAt(url)
    const day = (left: number) => addDays(TEST_DAY, left).replaceAll('-', '')
    expect(before.get(`fee-${fee}`)).toContain(`DTSTART;VALUE=DATE:${day(20)}`)
    expect(before.get(`fee-${fee}`)).toContain('$634.88')
    expect(before.get(`fee-${fee}`)).toContain('SEQUENCE:0')
    expect(before.get(`charge-${part}`)).toContain(`DTSTART;VALUE=DATE:${day(9)}`)
    // Told of at nine in the morning of the day before.
    expect(before.get(`fee-${fee}`)).toMatch(/BEGIN:VALARM\s+ACTION:DISPLAY\s+TRIGGER:-PT15H/)
    expect(await eventsAt(url)).toEqual(before)

    await sql`UPDATE condo_fees SET paid_cents = 10000 WHERE id = ${fee}`.execute(db)
    await sql`UPDATE transactions SET status = 'paid' WHERE id = ${part}`.execute(db)
    const after = await eventsAt(url)
    expect(after.get(`fee-${fee}`)).toContain('SEQUENCE:1')
    expect(after.get(`fee-${fee}`)).toContain('$534.88')
    expect(after.has(`charge-${part}`)).toBe(false)
    await sql`UPDATE condo_fees SET paid_cents = cents WHERE id = ${fee}`.execute(db)
    expect((await eventsAt(url)).has(`fee-${fee}`)).toBe(false)
    await sql`UPDATE condo_fees SET paid_cents = 0 WHERE id = ${fee}`.execute(db)
    expect((await eventsAt(url)).get(`fee-${fee}`)).toContain('SEQUENCE:2')
  })

  test('what waits for the owner’s word, and until when a stay is cancelled free, is there; late things ring no more', async () => {
    const { db } = stage.database
    const { rows } = await sql<{ id: number; late: boolean }>`
      SELECT b.id, b.check_in - h.authorization_days <= ${TEST_DAY}::date AS late
        FROM bookings b JOIN hotels h ON h.id = b.hotel_id
       WHERE b.contract_id = ${contractId} AND b.check_in > ${TEST_DAY} AND b.status = 'confirmed' ORDER BY b.check_in DESC LIMIT 1`.execute(
      db,
    )
    const stay = rows[0]!.id
    await sql`
      INSERT INTO booking_benefits (booking_id, benefit_year_id, quantity, state)
      SELECT ${stay}, y.id, 1, 'pending' FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
       WHERE y.contract_id = ${contractId} AND f.unit = 'passes' ORDER BY y.id LIMIT 1
      ON CONFLICT DO NOTHING`.execute(db)
    const url = await made()
    const events = await eventsAt(url)
    expect(events.get(`authorize-${stay}`)).toContain(`/my-reservations/${stay}`)
    expect(events.get(`authorize-${stay}`)).toContain('BEGIN:VALARM')
    expect([...events.keys()].some((uid) => uid.startsWith('free-cancel-'))).toBe(true)
    await sql`UPDATE condo_fees SET due = ${addDays(TEST_DAY, -3)} WHERE id = ${fee}`.execute(db)
    expect((await eventsAt(url)).get(`fee-${fee}`)).not.toContain('VALARM')
    await sql`DELETE FROM booking_benefits WHERE booking_id = ${stay} AND state = 'pending'`.execute(db)
    expect((await eventsAt(url)).has(`authorize-${stay}`)).toBe(false)
  })

  test('it ends with the password that it was made under', async () => {
    const url = await made()
    await sql`UPDATE owners SET password_hash = 'another' WHERE id = (SELECT owner_id FROM deadline_feeds)`.execute(
      stage.database.db,
    )
    expect((await get(url)).statusCode).toBe(404)
  })
})
