import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readToDo } from '../../../dashboard/to-do.endpoints.ts'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { cancelBooking, readPenalty } from '../../changes.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { changeWait, joinWaits, listWaits, takeHeldOffer } from '../../waiting.endpoints.ts'
import { findStayBreaches, lastBooking } from '../pressure/breaches.store.ts'
import { addOwners, openSmallHotel, type SmallHotel } from '../pressure/small-hotel.store.ts'
import { findWaitBreaches } from '../pressure/waiting-breaches.store.ts'

const NAMES = ['una.swap', 'dos.swap', 'tres.swap']
const GUESTS = {
  adults: [{ na: false, name: 'Ana', lastname: 'Uno' }],
  children: [],
  occupant: 'owner',
  terms: true,
}

describe.each(BOTH_ENGINES)('a stay given up for another on %s', (engine) => {
  let stage: TestApp
  let owners: Visitor[]
  let ids: number[]
  let since: number
  let opened: string
  let hotel: SmallHotel
  beforeAll(async () => {
    stage = await testApp(engine)
    ids = await addOwners(stage.database.db, NAMES)
    since = await lastBooking(stage.database.db)
  })
  afterAll(() => stage.close())

  /** A hotel of one room each, where everybody has so many nights a year. */
  const town = async (nights = 20) => {
    opened = todayIn('America/Cancun', stage.clock.now())
    hotel = await openSmallHotel(stage.database.db, {
      ...{ today: opened, owners: ids, rooms: 1, nights, confirmsItself: true },
    })
    owners = []
    for (const name of NAMES) owners.push(await stage.signedIn(name))
  }
  const at = (days: number) => addDays(opened, days)
  const of = (who: number) => ({ idContract: hotel.contracts[who]!.id })
  const book = async (who: number, first: number, nights: number) => {
    const stay = { idCategory: hotel.categories[0], datein: at(first), dateout: at(first + nights) }
    const { body } = await owners[who]!.call(requestBooking, {
      body: { ...of(who), ...stay, ...GUESTS, acceptNearby: true },
    })
    expect(body.code).toBeUndefined()
    return body.data.id as number
  }
  const wish = (who: number, first: number, nights: number, more: object = {}) => ({
    ...{ ...of(who), categories: [hotel.categories[0]], firstDay: at(first), lastDay: at(first + nights) },
    ...{ nightsFrom: nights, nightsTo: nights, adults: 1, children: 0, takes: 'ask', ...more },
  })
  const join = async (...asked: Parameters<typeof wish>) => {
    const answer = await owners[asked[0]]!.call(joinWaits, { body: wish(...asked) })
    stage.clock.pass(1000)
    return answer
  }
  const waits = async (who: number) =>
    (await owners[who]!.call(listWaits, { query: of(who) })).body as {
      swaps: { id: number; penalty: number }[]
      data: { id: number; code: string; swap: object | null; offer: { id: number; balance: number } | null }[]
    }
  const take = async (who: number, more: object = {}) => {
    const [wait] = (await waits(who)).data
    return owners[who]!.call(takeHeldOffer, {
      body: { ...of(who), ...GUESTS, idOffer: wait!.offer!.id, ...more },
    })
  }
  const cancel = (who: number, idBooking: number) =>
    owners[who]!.call(cancelBooking, { body: { idBooking, idMotive: 1, note: '' } })
  const statusOf = async (id: number) => {
    const { rows } = await sql<{ status: string; penalty: number }>`
      SELECT status, penalty_nights AS penalty FROM bookings WHERE id = ${id}`.execute(stage.database.db)
    return rows[0]
  }
  /** Something of the club's shop for a day of a stay; the number of its order. */
  const order = async (idBooking: number, day: string) => {
    const { rows } = await sql<{ number: string }>`
      WITH placed AS (
        INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, booking_id, language, currency,
                            gross_cents, total_cents, created_at, status)
        SELECT c.owner_id, c.id, o.customer_id, b.hotel_id, h.sihot_code, b.id, o.language, o.currency, 0, 0, o.created_at, 1
          FROM bookings b JOIN contracts c ON c.id = b.contract_id JOIN hotels h ON h.id = b.hotel_id
          CROSS JOIN (SELECT * FROM orders ORDER BY id LIMIT 1) o
         WHERE b.id = ${idBooking} RETURNING id, number),
      line AS (
        INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity, unit_cents,
                                   total_cents, owner_booking_id)
        SELECT id, 1, 'product', (SELECT min(id) FROM product_details), gen_random_uuid(), '{"en": "x", "es": "x"}', ${day}::date,
               1, 0, 0, ${idBooking} FROM placed)
      SELECT number FROM placed`.execute(stage.database.db)
    return rows[0]!
  }
  /** What the last mail of a kind to the second owner names. */
  const mailOf = async (kind: string) => {
    const { rows } = await sql<{ content: object }>`
      SELECT content FROM outbox WHERE kind = ${kind} AND recipient = 'dos.swap@marea.example' ORDER BY id DESC LIMIT 1`.execute(
      stage.database.db,
    )
    return rows[0]?.content
  }
  const isWhole = async () => {
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
    expect(await findWaitBreaches(stage.database.db)).toEqual([])
  }

  test('the old one goes as the new one is taken, and the nights of the old one go to who waits for them', async () => {
    // Enough nights for one of the stays, and not for both.
    await town(4)
    const wanted = await book(0, 41, 4)
    const old = await book(1, 36, 4)
    expect((await join(1, 41, 4)).body.code).toBe('NOT_ENOUGH_NIGHTS')
    expect((await join(1, 41, 4, { idSwap: old })).code).toBe(200)
    expect((await join(2, 36, 4)).code).toBe(200)
    await cancel(0, wanted)
    const [wait] = (await waits(1)).data
    expect(wait).toMatchObject({ swap: { id: old, penalty: 0 }, offer: { balance: 4, comesBack: 4 } })
    expect((await statusOf(old))?.status).toBe('confirmed')
    expect((await waits(2)).data[0]?.offer).toBeNull()

    const taken = await take(1)
    expect(taken.body.data).toMatchObject({ bookingStatus: 'confirmed', nightsCost: 4 })
    expect(await statusOf(old)).toEqual({ status: 'cancelled', penalty: 0 })
    // A chain: what the first gave up is held for the next at once.
    expect((await waits(2)).data[0]?.offer).not.toBeNull()
    const { rows } = await sql<{ kind: string }>`
      SELECT DISTINCT o.kind FROM outbox o JOIN bookings b ON b.code = o.content->>'code'
       WHERE o.recipient = 'dos.swap@marea.example'
         AND (b.id, o.kind) IN ((${old}, 'stay-cancelled'), (${taken.body.data.id}::int, 'stay-confirmed'))`.execute(
      stage.database.db,
    )
    expect(rows).toHaveLength(2)
    await isWhole()
  })

  test('ended in the middle of any of its writings nothing has gone or come, of the chain either; then it can be taken', async () => {
    await town(4)
    const { db } = stage.database
    const wanted = await book(0, 41, 4)
    const old = await book(1, 36, 4)
    expect((await join(1, 41, 4, { idSwap: old })).code).toBe(200)
    expect((await join(2, 36, 4)).code).toBe(200)
    await cancel(0, wanted)
    // On a server the connection is ended from within, as a kill would; the embedded engine has one, and refuses.
    const end =
      engine === 'postgres'
        ? sql`PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1);`
        : sql`RAISE EXCEPTION 'ended';`
    await sql`CREATE FUNCTION end_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${end} RETURN NEW; END $$`.execute(
      db,
    )
    for (const [table, deed] of [
      ['bookings', 'UPDATE'],
      ['bookings', 'INSERT'],
      ['benefit_entries', 'INSERT'],
      ['booking_guests', 'INSERT'],
      ['booking_events', 'INSERT'],
      ['waits', 'UPDATE'],
      ['wait_offers', 'UPDATE'],
      // What the old stay held, offered to the next of the chain.
      ['wait_offers', 'INSERT'],
      ['outbox', 'INSERT'],
    ] as const) {
      await sql`CREATE TRIGGER zz_end AFTER ${sql.raw(deed)} ON ${sql.table(table)} FOR EACH ROW EXECUTE FUNCTION end_here()`.execute(
        db,
      )
      expect([table, deed, (await take(1)).code]).not.toEqual([table, deed, 200])
      await sql`DROP TRIGGER zz_end ON ${sql.table(table)}`.execute(db)
      expect((await statusOf(old))?.status).toBe('confirmed')
      expect((await waits(2)).data[0]?.offer).toBeNull()
      await isWhole()
    }
    expect((await take(1)).code).toBe(200)
    expect((await statusOf(old))?.status).toBe('cancelled')
    expect((await waits(2)).data[0]?.offer).not.toBeNull()
    await isWhole()
  })

  test('nights that meet those of the old one can be taken, and both are kept where the owner says so', async () => {
    await town()
    const wanted = await book(0, 32, 2)
    const old = await book(1, 34, 2)
    const further = { idSwap: old, lastDay: at(34), nightsFrom: 2, nightsTo: 2 }
    expect((await join(1, 32, 2, further)).code).toBe(200)
    await cancel(0, wanted)
    expect((await take(1, { keepsOther: true })).code).toBe(200)
    expect((await statusOf(old))?.status).toBe('confirmed')
    await isWhole()
  })

  test('its penalty is accepted first; what is booked at once asks where giving up costs more by then', async () => {
    await town()
    const wanted = await book(0, 40, 2)
    const near = await book(1, 20, 4)
    const unseen = await join(1, 40, 2, { idSwap: near, takes: 'at-once' })
    expect([unseen.body.code, unseen.body.message]).toEqual([
      'PENALTY_NOT_ACCEPTED',
      expect.stringContaining('1 night'),
    ])
    expect((await join(1, 40, 2, { idSwap: near, takes: 'at-once', acceptedPenalty: 1 })).code).toBe(200)
    // Seven days on it costs half of the nights.
    stage.clock.pass(7 * 24 * 3_600_000)
    owners = []
    for (const name of NAMES) owners.push(await stage.signedIn(name))
    await cancel(0, wanted)
    await stage.work()
    expect((await statusOf(near))?.status).toBe('confirmed')
    const [wait] = (await waits(1)).data
    expect(wait).toMatchObject({ swap: { penalty: 2 }, offer: expect.any(Object) })
    expect((await take(1)).body.code).toBe('PENALTY_NOT_ACCEPTED')
    expect((await take(1, { acceptedPenalty: 2 })).code).toBe(200)
    expect(await statusOf(near)).toEqual({ status: 'cancelled', penalty: 2 })
    await isWhole()
  })

  test('a wish whose stay has gone books nothing at once: it says so, and asks', async () => {
    await town()
    const wanted = await book(0, 40, 2)
    const old = await book(1, 44, 2)
    await join(1, 40, 2, { idSwap: old, takes: 'at-once' })
    const asked = await owners[1]!.call(readPenalty, { query: { idBooking: old } })
    expect(asked.body.wish).toBe((await waits(1)).data[0]!.code)
    await cancel(1, old)
    const lost = async () => {
      const { rows } = await sql<{ at: string }>`
        SELECT created_at AS at FROM outbox WHERE kind = 'wait-lost-stay' AND content->>'link' LIKE '%contract=' || ${of(1).idContract}::text`.execute(
        stage.database.db,
      )
      return rows.length
    }
    // Told once, however often the clock comes by.
    await stage.work()
    await stage.work()
    expect(await lost()).toBe(1)
    expect((await waits(1)).data).toMatchObject([
      { swap: null, swapGone: expect.stringMatching(/^BK-/), takes: 'ask' },
    ])
    await cancel(0, wanted)
    await stage.work()
    expect((await waits(1)).data).toMatchObject([{ offer: expect.any(Object) }])
    const { rows } = await sql<{ kind: string }>`
      SELECT DISTINCT kind FROM outbox WHERE recipient = 'dos.swap@marea.example' AND content->>'link' LIKE '%contract=' || ${of(1).idContract}::text
         AND kind LIKE 'wait-%' ORDER BY kind`.execute(stage.database.db)
    expect(rows.map(({ kind }) => kind)).toEqual(['wait-joined', 'wait-lost-stay', 'wait-offered'])
    await isWhole()
  })

  test('booked at once, the old one goes with it; a stay stands in one wish, and is of the same contract', async () => {
    await town()
    const wanted = await book(0, 36, 3)
    const old = await book(1, 32, 3)
    expect((await join(1, 36, 3, { idSwap: wanted })).code).toBe(404)
    expect((await join(1, 36, 3, { idSwap: old, takes: 'at-once' })).code).toBe(200)
    expect((await join(1, 40, 2, { idSwap: old })).body).toMatchObject({ code: 'CANNOT_SWAP' })
    // One that was cancelled is not over: the refusal says which.
    const gone = await book(1, 44, 2)
    await cancel(1, gone)
    const said = (await join(1, 48, 2, { idSwap: gone })).body
    expect(said).toMatchObject({ code: 'CANNOT_SWAP', message: expect.stringContaining('cancelled already') })
    const { data, swaps } = await waits(1)
    expect(swaps).toMatchObject([{ id: old, penalty: 0 }])
    // A change of the stay that is given up keeps the place.
    const same = { ...wish(1, 36, 3, { takes: 'at-once' }), idWait: data[0]!.id }
    expect((await owners[1]!.call(changeWait, { body: same })).body.data.keptPlace).toBe(true)
    await owners[1]!.call(changeWait, { body: { ...same, idSwap: old } })
    await cancel(0, wanted)
    await stage.work()
    expect((await statusOf(old))?.status).toBe('cancelled')
    expect((await waits(1)).data).toEqual([])
    await isWhole()
  })

  test('booked at once, the names of the old one go along as far as the party fits, and the rest is to be named at once', async () => {
    await town()
    const { db } = stage.database
    const wanted = await book(0, 40, 3)
    const old = await book(1, 34, 3)
    await sql`INSERT INTO booking_guests (booking_id, position, kind, not_given, name, lastname, age)
              VALUES (${old}, 2, 'adult', false, 'Bea', 'Dos', NULL), (${old}, 3, 'child', false, 'Cai', 'Tres', 7)`.execute(
      db,
    )
    await sql`UPDATE bookings SET adults = 2, children = 1, note = 'A cot' WHERE id = ${old}`.execute(db)
    expect((await join(1, 40, 3, { idSwap: old, takes: 'at-once', adults: 3, children: 0 })).code).toBe(200)
    expect((await waits(1)).swaps).toMatchObject([
      { occupant: 'owner', note: 'A cot', guests: { length: 3 } },
    ])
    await cancel(0, wanted)
    await stage.work()
    const { rows } = await sql<{ id: number; note: string; names: string[] }>`
      SELECT b.id, b.note, (SELECT array_agg(coalesce(g.name, '-') ORDER BY g.position) FROM booking_guests g WHERE g.booking_id = b.id) AS names
        FROM bookings b WHERE b.contract_id = ${of(1).idContract} AND b.status = 'confirmed'`.execute(db)
    expect(rows).toMatchObject([{ note: 'A cot', names: ['Ana', 'Bea', '-'] }])
    const { data } = (await owners[1]!.call(readToDo, {})).body
    const asked = data.filter(({ idContract }: { idContract: number }) => idContract === of(1).idContract)
    expect(asked).toContainEqual(
      expect.objectContaining({ kind: 'guests', idBooking: rows[0]!.id, missing: 1 }),
    )
    await isWhole()
  })

  test('a stay of guests who come alone is not given up for a request: its owner is asked', async () => {
    await town()
    const wanted = await book(0, 36, 3)
    const old = await book(1, 32, 3)
    await sql`UPDATE bookings SET occupant = 'guest' WHERE id = ${old}`.execute(stage.database.db)
    await join(1, 36, 3, { idSwap: old, takes: 'at-once' })
    await cancel(0, wanted)
    await stage.work()
    expect((await statusOf(old))?.status).toBe('confirmed')
    expect((await waits(1)).data).toMatchObject([{ offer: expect.any(Object), swap: { id: old } }])
    await isWhole()
  })

  test('what is ordered for the old one is told before, and goes or stands as its owner says', async () => {
    await town()
    const wanted = await book(0, 36, 3)
    const old = await book(1, 32, 3)
    const { number } = await order(old, at(33))
    await join(1, 36, 3, { idSwap: old })
    expect((await waits(1)).swaps).toMatchObject([{ id: old, orders: [{ number }] }])
    await cancel(0, wanted)
    await stage.work()
    const offered = await mailOf('wait-offered')
    expect(offered).toMatchObject({ goes: 'yes', penaltyToday: '0', stands: number })
    const taken = await take(1)
    expect(taken.body.data).toMatchObject({ keptLines: 0 })
    expect(await mailOf('stay-cancelled')).toMatchObject({ inItsPlace: taken.body.data.code, stands: number })
    await isWhole()
  })

  test('booked at once, what is ordered for the old one stands, and its mail names it', async () => {
    await town()
    const wanted = await book(0, 36, 3)
    const old = await book(1, 32, 3)
    const { number } = await order(old, at(33))
    await join(1, 36, 3, { idSwap: old, takes: 'at-once' })
    await cancel(0, wanted)
    await stage.work()
    expect((await statusOf(old))?.status).toBe('cancelled')
    expect(await mailOf('stay-cancelled')).toMatchObject({ stands: number })
    await isWhole()
  })
})
