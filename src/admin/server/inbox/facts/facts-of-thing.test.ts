import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../../portal/server/testing.ts'
import type { ThingFacts } from '../../../inbox/facts.shape.ts'
import { type InboxRow, listInbox, readThing } from '../../../inbox/inbox.endpoints.ts'

describe.each(BOTH_ENGINES)('what is needed to decide a thing, on %s', (engine) => {
  let stage: TestApp
  let silvia: Visitor
  let rows: InboxRow[]
  beforeAll(async () => {
    stage = await testApp(engine)
    await sql`UPDATE admins SET roles = ARRAY['desk'] WHERE email = 'silvia@marea.example'`.execute(
      stage.database.db,
    )
    silvia = await stage.signedIn('silvia', { admin: true })
    rows = (await silvia.call(listInbox)).body.data
  })
  afterAll(() => stage.close())

  const facts = async ({ kind, id }: Pick<InboxRow, 'kind' | 'id'>, who = silvia) => {
    const { code, body } = await who.call(readThing, { query: { kind, id } })
    expect(code, JSON.stringify(body)).toBe(200)
    return body.data.facts as ThingFacts
  }
  const one = (kind: InboxRow['kind'], state?: string) => {
    const row = rows.find((each) => each.kind === kind && (state === undefined || each.state === state))
    if (!row) throw new Error(`No ${kind} ${state ?? ''} waits`)
    return row
  }

  test('of a change: both stays, each night around them with what is free, the nights left and the rule', async () => {
    const row = one('bookings', 'pending-modification')
    const { stay } = await facts(row)
    const { rows: kept } = await sql<{
      check_in: string
      check_out: string
      free: number
      confirms: boolean
    }>`
      SELECT w.check_in, w.check_out, h.confirms_itself AS confirms, n.free
        FROM bookings b JOIN booking_wishes w ON w.booking_id = b.wish_id JOIN hotels h ON h.id = b.hotel_id
        JOIN room_nights n ON n.category_id = b.category_id AND n.night = w.check_in
       WHERE b.id = ${row.id}`.execute(stage.database.db)
    const [wish] = kept
    expect(stay?.asked).toEqual({ checkIn: wish?.check_in, checkOut: wish?.check_out })
    const nights = stay?.nights.map(({ night }) => night) ?? []
    expect(nights).toContain(stay?.now.checkIn)
    expect(nights).toContain(addDays(String(stay?.asked?.checkIn), -2))
    expect(stay?.nights.find(({ night }) => night === wish?.check_in)?.free).toBe(wish?.free)
    expect(['resort', 'guest', 'benefits', 'asked']).toContain(stay?.rule)
    expect(stay?.left?.granted).toBeGreaterThan(0)
    expect(stay?.contract.covers).toBe(true)
  })

  test('of a cancellation: what it costs is the rule', async () => {
    const { stay } = await facts(one('bookings', 'pending-cancel'))
    expect(stay).toMatchObject({ rule: 'penalty', asked: null, penaltyNights: expect.any(Number) })
  })

  test('nights that the resort has closed are named, and a residence that somebody else has', async () => {
    const row = one('bookings', 'pending-modification')
    const { stay } = await facts(row)
    const { db } = stage.database
    await sql`
      INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
      SELECT hotel_id, ${stay?.asked?.checkIn}::date, ${stay?.asked?.checkIn}::date, '{"en": "Painting", "es": "Pintura"}'
        FROM bookings WHERE id = ${row.id}`.execute(db)
    const after = (await facts(row)).stay
    expect(after?.closed).toMatchObject([{ reason: { en: 'Painting' } }])
    expect(after?.nights.find(({ night }) => night === stay?.asked?.checkIn)?.closed).toBe(true)
  })

  test('of its owner: balances and what was before; money is told to finance alone', async () => {
    const row = one('bookings')
    const { owner } = await facts(row)
    expect(owner?.balances.length).toBeGreaterThan(0)
    expect(owner?.history).toMatchObject({ stays: expect.any(Number), rejected: expect.any(Number) })
    expect(owner?.money).toBeNull()
    const fabian = await stage.signedIn('fabian', { admin: true })
    const [question] = (await fabian.call(listInbox)).body.data as InboxRow[]
    if (!question) throw new Error('Nothing waits for finance')
    const theirs = (await facts(question, fabian)).owner
    expect(theirs).toMatchObject({ balances: [], history: null, next: null })
    expect(theirs?.money).not.toBeNull()
  })

  test('of a repair: the days on which nobody sleeps there, and none on which somebody does', async () => {
    const row = one('maintenance')
    const { repair } = await facts(row)
    expect(repair?.empty.length).toBeGreaterThan(0)
    const { rows: stays } = await sql<{ check_in: string; check_out: string }>`
      SELECT b.check_in, b.check_out FROM maintenance_requests m JOIN contracts c ON c.id = m.contract_id
        JOIN bookings b ON b.housing_id = c.housing_id AND b.status NOT IN ('cancelled', 'rejected')
       WHERE m.id = ${row.id}`.execute(stage.database.db)
    for (const { from, until } of repair?.empty ?? [])
      for (const stay of stays) expect(stay.check_in > until || stay.check_out < from).toBe(true)
    expect(repair?.before.every(({ id }) => id !== row.id)).toBe(true)
  })

  test('of a review: what owners say of the same thing', async () => {
    const { review, stay, repair } = await facts(one('reviews'))
    expect(review?.reviews).toBeGreaterThan(0)
    expect(review?.average).toBeGreaterThan(0)
    expect([stay, repair]).toEqual([null, null])
  })
})
