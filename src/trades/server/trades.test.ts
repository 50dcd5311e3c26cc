import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { cancelBooking, readBooking, readPenalty } from '../../reservations/changes.endpoints.ts'
import { listComingStays, listPastStays } from '../../reservations/past-stays.endpoints.ts'
import { requestBooking } from '../../reservations/reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from '../../reservations/server/pressure/breaches.store.ts'
import {
  addOwners,
  openSmallHotel,
  type SmallHotel,
} from '../../reservations/server/pressure/small-hotel.store.ts'
import { listWaits } from '../../reservations/waiting.endpoints.ts'
import {
  agreeToTrade,
  declineProposal,
  findTrade,
  listTrades,
  lookAtGives,
  lookAtTrade,
  offerStay,
  proposeTrade,
  type TradesOfContract,
  withdrawProposal,
  withdrawTrade,
} from '../trades.endpoints.ts'

const NAMES = ['una.trade', 'dos.trade', 'tres.trade']

describe.each(BOTH_ENGINES)('a trade of two owners’ stays on %s', (engine) => {
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
    opened = todayIn('America/Cancun', stage.clock.now())
    owners = []
  })
  afterAll(() => stage.close())

  /** A hotel of two rooms each, where everybody has so many nights a year. */
  const town = async (nights = 20, confirmsItself = true) => {
    hotel = await openSmallHotel(stage.database.db, {
      ...{ today: opened, owners: ids, rooms: 2, nights, confirmsItself },
    })
    if (owners.length === 0) for (const name of NAMES) owners.push(await stage.signedIn(name))
  }
  const at = (days: number) => addDays(opened, days)
  const of = (who: number) => ({ idContract: hotel.contracts[who]!.id })
  const book = async (who: number, first: number, nights: number, more: object = {}) => {
    const { body } = await owners[who]!.call(requestBooking, {
      body: {
        ...of(who),
        ...{ idCategory: hotel.categories[0], datein: at(first), dateout: at(first + nights) },
        adults: [{ na: false, name: NAMES[who]!.slice(0, 3), lastname: 'Solís' }],
        ...{ children: [], occupant: 'owner', terms: true, acceptNearby: true, ...more },
      },
    })
    expect(body.code).toBeUndefined()
    return body.data.id as number
  }
  const list = async (who: number) =>
    (await owners[who]!.call(listTrades, { query: of(who) })).body.data as TradesOfContract
  const offer = (who: number, idBooking: number, foundBy = 'resort') =>
    owners[who]!.call(offerStay, { body: { ...of(who), idBooking, foundBy } })
  const propose = (who: number, idTrade: number, idBooking: number, more: object = {}) =>
    owners[who]!.call(proposeTrade, { body: { ...of(who), idTrade, idBooking, terms: true, ...more } })
  const agree = (who: number, idProposal: number) =>
    owners[who]!.call(agreeToTrade, { body: { ...of(who), idProposal, terms: true } })
  const stays = async (who: number) => {
    const { rows } = await sql<{ id: number; from: string; status: string; cost: number; guest: string }>`
      SELECT b.id, b.check_in AS "from", b.status, b.nights_cost AS cost,
             (SELECT g.name FROM booking_guests g WHERE g.booking_id = b.id AND g.position = 1) AS guest
        FROM bookings b WHERE b.contract_id = ${of(who).idContract} AND b.status <> 'cancelled' ORDER BY b.id`.execute(
      stage.database.db,
    )
    return rows
  }
  /** Something of the club's shop for a day of a stay. */
  const order = async (idBooking: number, day: string) => {
    await sql`
      WITH placed AS (
        INSERT INTO orders (owner_id, contract_id, customer_id, hotel_id, hotel_sihot_code, booking_id, language, currency,
                            gross_cents, total_cents, created_at, status)
        SELECT c.owner_id, c.id, o.customer_id, b.hotel_id, h.sihot_code, b.id, o.language, o.currency, 0, 0, o.created_at, 1
          FROM bookings b JOIN contracts c ON c.id = b.contract_id JOIN hotels h ON h.id = b.hotel_id
          CROSS JOIN (SELECT * FROM orders ORDER BY id LIMIT 1) o
         WHERE b.id = ${idBooking} RETURNING id)
      INSERT INTO order_details (order_id, position, kind, detail_id, line_uuid, name, operation_day, quantity, unit_cents, total_cents,
                                 owner_booking_id)
      SELECT id, 1, 'product', (SELECT min(id) FROM product_details), gen_random_uuid(), '{"en": "x", "es": "x"}', ${day}::date, 1, 0, 0,
             ${idBooking} FROM placed`.execute(stage.database.db)
  }
  const isWhole = async () => expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  /** Offered and proposed for; the numbers of the offer, the proposal and both stays. */
  const ready = async (nights = 20) => {
    await town(nights)
    const [first, second] = [await book(0, 20, 2), await book(1, 24, 3)]
    const trade = (await offer(0, first)).body.data.id as number
    const proposal = (await propose(1, trade, second)).body.data.id as number
    return { first, second, trade, proposal }
  }

  test('both agree, and each has the other’s stay with their own guests, in one transaction', async () => {
    // Enough nights for one of the stays each.
    const { first, second, trade, proposal } = await ready(3)
    const [offered] = (await list(0)).offered
    expect(offered).toMatchObject({ id: trade, proposals: [{ id: proposal, stay: { nights: 3 } }] })
    // Nobody's name and no number of a stay is told before both agree, nor after.
    expect(JSON.stringify(offered!.proposals)).not.toMatch(/Solís|BK-|"id":\d+,"code"/)
    expect((await list(1)).proposed).toMatchObject([{ id: proposal, gives: { id: second } }])
    const look = await owners[0]!.call(lookAtTrade, {
      body: { ...of(0), idTrade: trade, idProposal: proposal },
    })
    expect(look.body.data).toMatchObject({
      ...{ nightsCost: 3, back: 2, left: 0, adults: 1 },
      ...{ guests: ['una Solís'], owners: 1, wish: null },
      paidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      backUntil: [{ nights: 2, expires: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    })
    const { body } = await agree(0, proposal)
    expect(body.data).toMatchObject({ nightsCost: 3 })
    expect(await stays(0)).toMatchObject([{ from: at(24), status: 'confirmed', cost: 3, guest: 'una' }])
    expect(await stays(1)).toMatchObject([{ from: at(20), status: 'confirmed', cost: 2, guest: 'dos' }])
    const { rows } = await sql<{ kind: string; recipient: string }>`
      SELECT o.kind, o.recipient FROM outbox o JOIN bookings b ON b.code = o.content->>'code'
       WHERE b.hotel_id = ${hotel.id} AND o.kind IN ('stay-given', 'stay-received') ORDER BY 1, 2`.execute(
      stage.database.db,
    )
    expect(rows.map(({ kind, recipient }) => `${kind} ${recipient.slice(0, 3)}`)).toEqual([
      'stay-given dos',
      'stay-given una',
      'stay-received dos',
      'stay-received una',
    ])
    expect((await list(0)).past).toMatchObject([
      { state: 'agreed', gave: { id: first }, idStay: body.data.id },
    ])
    // Each has it as traded, not cancelled, with the stay that came for it.
    for (const [who, given] of [
      [0, first],
      [1, second],
    ] as const) {
      const [got] = await stays(who)
      const { ended } = (await owners[who]!.call(listComingStays, { query: of(who) })).body
      expect(ended).toMatchObject([{ id: given, bookingStatus: 'cancelled', traded: got!.id }])
      const shown = await owners[who]!.call(readBooking, { query: { idBooking: got!.id } })
      expect(shown.body.data.traded).toBeNull()
      // A search finds it by what it is called, and by nothing else.
      const found = async (search: string) =>
        (await owners[who]!.call(listPastStays, { query: { search } })).body.data.map(
          ({ id }: { id: number }) => id,
        )
      expect(await found('permutada')).toEqual([given])
      expect(await found('traded')).toEqual([given])
      expect(await found('cancelada')).toEqual([])
    }
    expect((await agree(0, proposal)).body.code).toBe('TRADE_OVER')
    await isWhole()
  })

  test('what is offered by code is nobody’s who has none; another resort’s code is no code', async () => {
    await town()
    const [first, second] = [await book(0, 20, 2), await book(1, 24, 2)]
    const { id, code } = (await offer(0, first, 'code')).body.data
    expect((await list(1)).others).toEqual([])
    expect((await propose(1, id, second)).code).toBe(404)
    const find = (who: number, typed: string) =>
      owners[who]!.call(findTrade, { query: { ...of(who), code: typed } })
    expect((await find(1, 'AAAA-AAAA')).body.code).toBe('TRADE_NOT_FOUND')
    expect((await find(0, code)).body.code).toBe('TRADE_OF_YOURS')
    expect((await find(1, code.toLowerCase().replace('-', ' '))).body.data).toMatchObject({ id })
    expect((await propose(1, id, second, { code })).code).toBe(200)
    expect((await propose(1, id, second, { code })).body.code).toBe('PROPOSED_TWICE')
    // Whoever tries codes out is slowed down.
    const tried = await Promise.all(Array.from({ length: 60 }, (_, at) => find(1, `AAAA-${2000 + at}`)))
    expect(tried.filter(({ body }) => body.code === 'TOO_MANY').length).toBeGreaterThan(5)
  })

  test('whoever tries codes out on a trade they know the number of is slowed down too', async () => {
    await town()
    const [first, second] = [await book(0, 20, 2), await book(1, 24, 2)]
    const { id, code } = (await offer(0, first, 'code')).body.data
    // The misses of the test before are forgotten.
    await sql`DELETE FROM sign_in_failures WHERE subject LIKE 'miss:trade:%'`.execute(stage.database.db)
    const look = (typed: string) =>
      owners[1]!.call(lookAtTrade, { body: { ...of(1), idTrade: id, idBooking: second, code: typed } })
    expect((await look(code)).code).toBe(200)
    expect((await look('AAAA-AAAA')).code).toBe(404)
    const tried = await Promise.all(Array.from({ length: 60 }, (_, at) => look(`AAAA-${2000 + at}`)))
    expect(tried.filter(({ body }) => body.code === 'TOO_MANY').length).toBeGreaterThan(5)
    // Over the limit the right one opens nothing either, by whichever call: so nothing tells it from a wrong one.
    const found = () => owners[1]!.call(findTrade, { query: { ...of(1), code } })
    for (const answer of [await look(code), await found(), await propose(1, id, second, { code })])
      expect(answer.body.code).toBe('TOO_MANY')
    // It is the owner who is over it, and nobody beside them.
    const other = owners[2]!.call(findTrade, { query: { ...of(2), code } })
    expect((await other).code).toBe(200)
  })

  test('codes tried by proposing count too, and the right ones do not', async () => {
    await town()
    const [first, second] = [await book(0, 20, 2), await book(1, 24, 2)]
    const { id, code } = (await offer(0, first, 'code')).body.data
    await sql`DELETE FROM sign_in_failures WHERE subject LIKE 'miss:trade:%'`.execute(stage.database.db)
    for (const at of Array.from({ length: 50 }, (_, at) => 2000 + at))
      expect((await propose(1, id, second, { code: `AAAA-${at}` })).code).toBe(404)
    expect((await propose(1, id, second, { code })).body.code).toBe('TOO_MANY')
    await sql`DELETE FROM sign_in_failures WHERE subject LIKE 'miss:trade:%'`.execute(stage.database.db)
    expect((await propose(1, id, second, { code })).code).toBe(200)
    const { rows } = await sql`SELECT FROM sign_in_failures WHERE subject LIKE 'miss:trade:%'`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([])
  })

  test('the rules of a booking are asked of both, and what hinders the other is theirs', async () => {
    await town(3)
    const [first, second] = [await book(0, 20, 3), await book(1, 24, 1)]
    const trade = (await offer(0, first)).body.data.id as number
    const proposal = (await propose(1, trade, second)).body.data.id as number
    // The second has spent its nights elsewhere meanwhile: its stay would bring one back, and the other takes three.
    await book(1, 27, 1)
    expect((await agree(0, proposal)).body.code).toBe('OTHER_CANNOT_TRADE')
    expect(await stays(0)).toMatchObject([{ id: first }])
    await isWhole()
  })

  test('what the other may not receive can’t be proposed, and why is said before', async () => {
    await town()
    const [first, second] = [await book(0, 32, 2), await book(1, 36, 1)]
    const trade = (await offer(0, first)).body.data.id as number
    const { db } = stage.database
    const look = () => owners[1]!.call(lookAtTrade, { body: { ...of(1), idTrade: trade, idBooking: second } })
    await sql`UPDATE room_categories SET sleeps = 2 WHERE id = ${hotel.categories[0]!}`.execute(db)
    await sql`UPDATE bookings SET adults = 3 WHERE id = ${first}`.execute(db)
    for (const { body } of [await look(), await propose(1, trade, second)]) {
      expect(body.code).toBe('OTHER_MAY_NOT_RECEIVE')
      expect(body.message).toContain('sleeps 2')
    }
    await sql`UPDATE bookings SET adults = 1 WHERE id = ${first}`.execute(db)
    // A stay of the other's own is in the way: that is theirs, and is not told.
    const clash = await book(0, 36, 1)
    for (const { body } of [await look(), await propose(1, trade, second)]) {
      expect(body.code).toBe('OTHER_MAY_NOT_RECEIVE')
      expect(body.message).toContain('by the rules of any booking')
    }
    await owners[0]!.call(cancelBooking, {
      body: { idBooking: clash, idMotive: 1, note: '' },
    })
    expect((await propose(1, trade, second)).code).toBe(200)
    await isWhole()
  })

  test('which stays could be given for one is told of each, with what is in the way', async () => {
    await town(8)
    const offered = await book(0, 32, 4)
    const trade = (await offer(0, offered)).body.data.id as number
    const [inTheWay, fits, party] = [await book(1, 33, 1), await book(1, 38, 1), await book(1, 28, 2)]
    const { db } = stage.database
    await sql`UPDATE room_categories SET sleeps = 2 WHERE id = ${hotel.categories[0]!}`.execute(db)
    await sql`UPDATE bookings SET adults = 3 WHERE id = ${party}`.execute(db)
    const ask = (idBookings: number[], more: object = {}) =>
      owners[1]!.call(lookAtGives, { body: { ...of(1), idTrade: trade, idBookings, ...more } })
    const { rows } = await sql<{ code: string }>`SELECT code FROM bookings WHERE id = ${inTheWay}`.execute(db)
    const code = rows[0]!.code
    expect((await ask([fits, party, inTheWay])).body.data).toEqual([
      { id: fits, because: 'clash', code },
      { id: party, because: 'party', code: null },
      { id: inTheWay, because: null, code: null },
    ])
    await owners[1]!.call(cancelBooking, { body: { idBooking: inTheWay, idMotive: 1, note: '' } })
    expect((await ask([fits])).body.data).toEqual([{ id: fits, because: null, code: null }])
    await sql`UPDATE bookings SET adults = 1 WHERE id = ${party}`.execute(db)
    // Whose stay it is not, and what one may not find, say the same.
    expect((await ask([offered])).code).toBe(404)
    await sql`UPDATE trades SET found_by = 'code' WHERE id = ${trade}`.execute(db)
    expect((await ask([fits])).code).toBe(404)
    await sql`DELETE FROM sign_in_failures WHERE subject LIKE 'miss:trade:%'`.execute(db)
    expect((await ask([fits], { code: 'AAAA-AAAA' })).code).toBe(404)
    const { rows: misses } =
      await sql`SELECT FROM sign_in_failures WHERE subject LIKE 'miss:trade:%'`.execute(db)
    expect(misses.length).toBeGreaterThan(0)
    await isWhole()
  })

  test('one’s own code is said to be one’s own, and counts as no try', async () => {
    await town()
    const { db } = stage.database
    await sql`DELETE FROM sign_in_failures WHERE subject LIKE 'miss:trade:%'`.execute(db)
    const { code } = (await offer(0, await book(0, 20, 2), 'code')).body.data
    const own = await owners[0]!.call(findTrade, { query: { ...of(0), code } })
    expect(own.body).toMatchObject({ code: 'TRADE_OF_YOURS' })
    expect(own.body.message).toContain('an offer of yours')
    expect((await owners[1]!.call(findTrade, { query: { ...of(1), code } })).code).toBe(200)
    const { rows } =
      await sql`SELECT FROM sign_in_failures WHERE subject LIKE 'miss:trade:%' AND failures > 0`.execute(db)
    expect(rows).toEqual([])
  })

  test('what came of a trade is dated by the day at the resort', async () => {
    const { proposal } = await ready()
    await agree(0, proposal)
    const { db } = stage.database
    await sql`UPDATE hotels SET zone = 'Pacific/Kiritimati' WHERE id = ${hotel.id}`.execute(db)
    const { rows } = await sql<{ day: string }>`
      SELECT (ended_at AT TIME ZONE 'Pacific/Kiritimati')::date::text AS day FROM trade_proposals WHERE id = ${proposal}`.execute(
      db,
    )
    expect((await list(0)).past[0]!.at).toBe(rows[0]!.day)
  })

  test('a stay of one’s own that is in the way is named', async () => {
    await town()
    const [first, second] = [await book(0, 32, 2), await book(1, 36, 3)]
    const trade = (await offer(0, first)).body.data.id as number
    const proposal = (await propose(1, trade, second)).body.data.id as number
    // So far ahead that it is cancelled at once.
    const clash = await book(0, 38, 2)
    const { rows } = await sql<{ code: string }>`SELECT code FROM bookings WHERE id = ${clash}`.execute(
      stage.database.db,
    )
    // The list says it, with its stay, before anybody looks; who proposed has none in the way.
    expect((await list(0)).offered[0]!.proposals[0]!.clash).toMatchObject({ id: clash, code: rows[0]!.code })
    expect((await list(1)).proposed[0]!.clash).toBeNull()
    const look = await owners[0]!.call(lookAtTrade, {
      body: { ...of(0), idTrade: trade, idProposal: proposal },
    })
    for (const { body } of [look, await agree(0, proposal)]) {
      expect(body.code).toBe('TRADE_CLASHES')
      expect(body.message).toContain(`Your own reservation ${rows[0]!.code}`)
    }
    // One of who proposed is said to them.
    const theirs = await book(1, 32, 1)
    expect((await list(1)).proposed[0]!.clash).toMatchObject({ id: theirs })
    await owners[1]!.call(cancelBooking, {
      body: { idBooking: theirs, idMotive: 1, note: '' },
    })
    expect((await list(1)).proposed[0]!.clash).toBeNull()
    // Once it has gone the same proposal is agreed to.
    await owners[0]!.call(cancelBooking, {
      body: { idBooking: clash, idMotive: 1, note: '' },
    })
    expect((await agree(0, proposal)).code).toBe(200)
    expect(await stays(0)).toMatchObject([{ from: at(36), status: 'confirmed' }])
    await isWhole()
  })

  test('closed nights, too many guests and a calendar that ends before are said in words of a trade', async () => {
    const { proposal, trade } = await ready()
    const { db } = stage.database
    const look = async () =>
      (await owners[0]!.call(lookAtTrade, { body: { ...of(0), idTrade: trade, idProposal: proposal } })).body
    const answers = async (code: string, words: string) => {
      for (const body of [await look(), (await agree(0, proposal)).body]) {
        expect(body).toMatchObject({ code })
        expect(body.message).toContain(words)
        expect(body.message).not.toMatch(/choose (dates|earlier|a larger)/)
      }
    }
    await sql`INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
              VALUES (${hotel.id}, ${at(24)}::date, ${at(25)}::date, '{"en": "Works", "es": "Obras"}')`.execute(
      db,
    )
    await answers('TRADE_CLOSED', 'closed to new stays')
    await sql`DELETE FROM blackouts WHERE hotel_id = ${hotel.id} AND first_night = ${at(24)}::date`.execute(
      db,
    )
    await sql`UPDATE room_categories SET sleeps = 1 WHERE id = ${hotel.categories[0]!}`.execute(db)
    await sql`UPDATE bookings SET adults = 2 WHERE contract_id = ${of(0).idContract}`.execute(db)
    await answers('TRADE_TOO_SMALL', 'sleeps 1')
    await sql`UPDATE bookings SET adults = 1 WHERE contract_id = ${of(0).idContract}`.execute(db)
    // A calendar that ends before these nights.
    const { rows: later } = await sql<object>`
      DELETE FROM room_nights WHERE category_id = ${hotel.categories[0]!} AND night > ${at(25)}::date RETURNING *`.execute(
      db,
    )
    await answers('TRADE_NOT_OPEN', 'calendar is open until the night of')
    await sql`
      INSERT INTO room_nights SELECT * FROM jsonb_populate_recordset(NULL::room_nights, ${JSON.stringify(later)}::jsonb)`.execute(
      db,
    )
    await isWhole()
  })

  test('neither who has not confirmed, nor who ordered for it, nor who comes tomorrow trades', async () => {
    await town(20, false)
    const pending = await book(0, 20, 2)
    expect((await offer(0, pending)).body.message).toContain('has not confirmed')
    expect(await list(0)).toMatchObject({
      stays: [],
      kept: [{ stay: { id: pending }, because: 'unconfirmed' }],
    })
    await town()
    const served = await book(0, 20, 2)
    await order(served, at(21))
    expect((await offer(0, served)).body.message).toContain('things are ordered for it')
    expect(await list(0)).toMatchObject({ stays: [], kept: [{ stay: { id: served }, because: 'ordered' }] })
    await town()
    const near = await book(0, 2, 2)
    expect((await offer(0, near)).body.code).toBe('CANNOT_TRADE')
    expect((await list(0)).stays).toEqual([])
    expect((await list(0)).kept).toEqual([])
    expect((await offer(1, near)).code).toBe(404)
  })

  test('a stay stands in one offer; a cancelled one ends it, and who proposed is told', async () => {
    const { first, proposal, second } = await ready()
    expect((await offer(0, first)).body.message).toContain('offered already')
    const costs = async (who: number, idBooking: number) =>
      (await owners[who]!.call(readPenalty, { query: { idBooking } })).body.trade
    expect([await costs(0, first), await costs(1, second)]).toEqual(['offered', 'proposed'])
    // The form of a change tells it as well, and so does the waiting list of a stay that might be given up for other nights.
    const changed = async (who: number, idBooking: number) =>
      (await owners[who]!.call(readBooking, { query: { idBooking } })).body.data.trade
    expect([await changed(0, first), await changed(1, second)]).toEqual(['offered', 'proposed'])
    const { swaps } = (await owners[0]!.call(listWaits, { query: of(0) })).body
    expect(swaps.find(({ id }: { id: number }) => id === first)).toMatchObject({ trade: 'offered' })
    await owners[0]!.call(cancelBooking, {
      body: { idBooking: first, idMotive: 1, note: '', acceptedPenalty: 1 },
    })
    expect((await agree(0, proposal)).body.code).toBe('TRADE_OVER')
    expect(await stays(1)).toMatchObject([{ id: second }])
    // It ended in the same transaction; both sides see why, and both are told once.
    expect((await list(0)).past).toMatchObject([
      { id: proposal, state: 'ended', because: 'cancelled', wasOwn: true },
    ])
    expect((await list(1)).past).toMatchObject([
      { id: proposal, state: 'ended', because: 'cancelled', wasOwn: false },
    ])
    await stage.work()
    await stage.work()
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM outbox WHERE kind LIKE 'trade-%broken' AND content->>'givesCode' IN (
        SELECT code FROM bookings WHERE id = ANY (${[first, second]}::int[])) ORDER BY kind`.execute(
      stage.database.db,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['trade-broken', 'trade-own-broken'])
  })

  test('no and taking back leave everything as it was', async () => {
    const { first, second, trade, proposal } = await ready()
    const body = { ...of(0), idProposal: proposal }
    expect((await owners[0]!.call(declineProposal, { body })).code).toBe(200)
    expect((await agree(0, proposal)).body.code).toBe('TRADE_OVER')
    const again = (await propose(1, trade, second)).body.data.id as number
    const back = { ...of(1), idProposal: again }
    expect((await owners[1]!.call(withdrawProposal, { body: back })).code).toBe(200)
    expect((await agree(0, again)).body.code).toBe('TRADE_OVER')
    const last = (await propose(1, trade, second)).body.data.id as number
    expect((await owners[0]!.call(withdrawTrade, { body: { ...of(0), idTrade: trade } })).code).toBe(200)
    expect((await agree(0, last)).body.code).toBe('TRADE_OVER')
    expect([await stays(0), await stays(1)]).toMatchObject([[{ id: first }], [{ id: second }]])
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM outbox WHERE kind LIKE 'trade-%' AND content->>'link' LIKE '%contract=' || ${of(1).idContract}::text
       ORDER BY id`.execute(stage.database.db)
    expect(rows.map(({ kind }) => kind)).toEqual(['trade-declined', 'trade-ended'])
  })

  test('two who agree at once, and who agrees while the other cancels: one comes first, and nothing is lost', async () => {
    const { proposal, trade, second } = await ready()
    const third = await book(2, 30, 2)
    const other = (await propose(2, trade, third)).body.data.id as number
    const both = await Promise.all([agree(0, proposal), agree(0, other), agree(0, proposal)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409, 409])
    await isWhole()
    // Each of two offers for the other's stay at once: two trades about the same stays.
    await town()
    const [a, b] = [await book(0, 20, 2), await book(1, 24, 2)]
    const [one, two] = [(await offer(0, a)).body.data.id, (await offer(1, b)).body.data.id]
    const [p, q] = [(await propose(1, one, b)).body.data.id, (await propose(0, two, a)).body.data.id]
    const crossed = await Promise.all([agree(0, p), agree(1, q)])
    expect(crossed.map(({ code }) => code).sort()).toEqual([200, 409])
    await isWhole()
    const cancel = (who: number, idBooking: number) =>
      owners[who]!.call(cancelBooking, {
        body: { idBooking, idMotive: 1, note: '', acceptedPenalty: 1 },
      })
    const next = await ready()
    await Promise.all([agree(0, next.proposal), cancel(1, next.second)])
    await isWhole()
    expect(second).toBeGreaterThan(0)
  })

  test('the database keeps a trade to the contract’s own stays, and what came of it', async () => {
    const { first, proposal, trade } = await ready()
    const { db } = stage.database
    await expect(
      sql`INSERT INTO trades (code, found_by, hotel_id, contract_id, owner_id, booking_id, made_at)
          VALUES ('AAAA-AAAA', 'code', ${hotel.id}, ${of(1).idContract}, ${ids[1]!}, ${first}, now())`.execute(
        db,
      ),
    ).rejects.toThrow(/its own stays/)
    await agree(0, proposal)
    await expect(
      sql`UPDATE trades SET state = 'open', ended_at = NULL WHERE id = ${trade}`.execute(db),
    ).rejects.toThrow(/never changes/)
  })
})
