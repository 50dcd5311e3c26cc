import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { requestBooking } from '../../reservations/reservations.endpoints.ts'
import {
  addOwners,
  openSmallHotel,
  type SmallHotel,
} from '../../reservations/server/pressure/small-hotel.store.ts'
import {
  endTradeAtDesk,
  listTradesAtDesk,
  readTradeAtDesk,
  type TradeAtDesk,
  type TradeRowAtDesk,
} from '../desk.endpoints.ts'
import { agreeToTrade, listTrades, offerStay, proposeTrade, withdrawTrade } from '../trades.endpoints.ts'

const NAMES = ['una.desk', 'dos.desk', 'tres.desk']
const REASON = {
  en: 'One of the stays was sold outside the club.',
  es: 'Una de las estancias se vendió fuera del club.',
}

describe.each(ENGINES)('the trades at the desk on %s', (engine) => {
  let stage: TestApp
  let desk: Visitor
  let owners: Visitor[]
  let ids: number[]
  let hotel: SmallHotel
  let opened: string
  beforeAll(async () => {
    stage = await testApp(engine)
    ids = await addOwners(stage.database.db, NAMES)
    // One of the two reads Spanish.
    await sql`UPDATE owners SET language_name = 'Spanish' WHERE id = ${ids[1]}`.execute(stage.database.db)
    opened = todayIn('America/Cancun', stage.clock.now())
    await town()
    owners = await Promise.all(NAMES.map((name) => stage.signedIn(name)))
    desk = await stage.signedIn('raul', { admin: true })
  })
  afterAll(() => stage.close())

  /** A hotel where everybody has a contract, with stays of this test alone. */
  const town = async () => {
    hotel = await openSmallHotel(stage.database.db, {
      ...{ today: opened, owners: ids, rooms: 2, nights: 20, confirmsItself: true },
    })
  }
  const of = (who: number) => ({ idContract: hotel.contracts[who]!.id })
  const at = (days: number) => addDays(opened, days)
  const book = async (who: number, first: number) => {
    const { body } = await owners[who]!.call(requestBooking, {
      body: {
        ...of(who),
        ...{ idCategory: hotel.categories[0], datein: at(first), dateout: at(first + 2) },
        adults: [{ na: false, name: NAMES[who]!.slice(0, 3), lastname: 'Solís' }],
        ...{ children: [], occupant: 'owner', terms: true, acceptNearby: true },
      },
    })
    expect(body.code).toBeUndefined()
    return body.data.id as number
  }
  const offer = async (who: number, idBooking: number) =>
    (await owners[who]!.call(offerStay, { body: { ...of(who), idBooking, foundBy: 'resort' } })).body.data
      .id as number
  const propose = async (who: number, idTrade: number, idBooking: number) =>
    (await owners[who]!.call(proposeTrade, { body: { ...of(who), idTrade, idBooking, terms: true } })).body
      .data.id as number
  const list = async (query: Record<string, unknown> = {}) =>
    (await desk.call(listTradesAtDesk, { query })).body as { data: TradeRowAtDesk[]; total: number }
  const mine = async (query: Record<string, unknown> = {}) =>
    (await list(query)).data.filter(({ offered }) => ids.includes(offered.idOwner))
  const read = async (idTrade: number) =>
    (await desk.call(readTradeAtDesk, { query: { idTrade } })).body.data as TradeAtDesk
  const end = (idTrade: number, idProposal: number | null) =>
    desk.call(endTradeAtDesk, { body: { idTrade, idProposal, reason: REASON } })
  const mails = async () => {
    const { rows } = await sql<{ kind: string; to: string; language: string; reason: string }>`
      SELECT kind, split_part(recipient, '@', 1) AS to, language, content->>'reason' AS reason FROM outbox
       WHERE kind LIKE 'trade-club%' ORDER BY id`.execute(stage.database.db)
    await sql`DELETE FROM outbox WHERE kind LIKE 'trade-club%'`.execute(stage.database.db)
    return rows.map(
      ({ kind, to, language, reason }) =>
        `${kind} ${to} ${language} ${JSON.parse(reason)[language].slice(0, 3)}`,
    )
  }

  test('what is offered, proposed, agreed and ended is found by its state and by who, what and which contract', async () => {
    const before = (await list()).total
    const [a, b, c, d] = [await book(0, 20), await book(1, 24), await book(0, 30), await book(1, 34)]
    const [first, second] = [await offer(0, a), await offer(0, c)]
    expect(await mine()).toMatchObject([
      { id: second, stage: 'offered', other: null, proposals: 0 },
      { id: first, stage: 'offered' },
    ])
    stage.clock.pass(1000)
    const proposal = await propose(1, first, b)
    // Where something happened last stands first.
    expect(await mine()).toMatchObject([
      {
        id: first,
        stage: 'proposed',
        proposals: 1,
        offered: { idOwner: ids[0] },
        other: { idOwner: ids[1] },
      },
      { id: second },
    ])
    expect((await mine({ stage: 'proposed' })).map(({ id }) => id)).toEqual([first])
    await owners[0]!.call(agreeToTrade, { body: { ...of(0), idProposal: proposal, terms: true } })
    await propose(1, second, d)
    await owners[0]!.call(withdrawTrade, { body: { ...of(0), idTrade: second } })
    expect((await mine({ stage: 'agreed' })).map(({ id }) => id)).toEqual([first])
    expect((await mine({ stage: 'ended' })).map(({ id }) => id)).toEqual([second])
    expect(await mine({ stage: 'offered' })).toEqual([])
    const { offered, other } = (await mine({ stage: 'agreed' }))[0]!
    // Whoever stands on either side is found, in any letters, by parts of words.
    for (const search of [
      offered.owner.toUpperCase(),
      offered.contract,
      other!.code,
      `${other!.owner} ${other!.code}`,
    ])
      expect(
        (await list({ search })).data.map(({ id }) => id),
        search,
      ).toContain(first)
    expect((await list({ search: `${offered.code} nobody%` })).total).toBe(0)
    expect((await list()).total).toBe(before + 2)
    expect((await list({ page: 2 })).data).toEqual([])
    const one = await read(first)
    expect(one).toMatchObject({ stage: 'agreed', state: 'done', foundBy: 'resort', end: { because: null } })
    expect(one.proposals).toMatchObject(
      [{ id: proposal, state: 'agreed', came: { first: /BK-/, second: /BK-/ } }].map(
        ({ came: _, ...rest }) => rest,
      ),
    )
    expect(one.proposals[0]!.came).not.toBeNull()
    // What came of it shows at both stays: they changed hands.
    expect([one.offered.status, one.proposals[0]!.stay.status]).toEqual(['cancelled', 'cancelled'])
    expect((await desk.call(readTradeAtDesk, { query: { idTrade: 2_000_000 } })).code).toBe(404)
  })

  test('a proposal that the club ends is told to both with its reason, and both keep their stays', async () => {
    await town()
    const [a, b, c] = [await book(0, 20), await book(1, 24), await book(2, 28)]
    const trade = await offer(0, a)
    const [proposal, other] = [await propose(1, trade, b), await propose(2, trade, c)]
    await mails()
    const { code, body } = await end(trade, proposal)
    expect([code, body.data]).toEqual([200, { told: 2 }])
    expect((await mails()).toSorted()).toEqual(['trade-club dos.desk es Una', 'trade-club una.desk en One'])
    // The offer and the other proposal stand.
    expect(await read(trade)).toMatchObject({
      stage: 'proposed',
      proposals: [
        { id: other, state: 'open' },
        { id: proposal, state: 'ended', end: { because: 'club', reason: REASON, by: /./ } },
      ].map((one) => ({ id: one.id, state: one.state })),
    })
    const ended = (await read(trade)).proposals.find(({ id }) => id === proposal)!
    expect(ended.end).toMatchObject({ because: 'club', reason: REASON, stay: null })
    expect(ended.end.by).toMatch(/^Ra/)
    // Both owners read it among what came of their trades.
    for (const who of [0, 1]) {
      const { past } = (await owners[who]!.call(listTrades, { query: of(who) })).body.data
      expect(past[0]).toMatchObject({
        id: proposal,
        state: 'ended',
        because: 'club',
        reason: REASON,
        idStay: null,
      })
    }
    // What has ended does not end again, nor is it agreed to.
    expect((await end(trade, proposal)).body.code).toBe('TRADE_OVER_AT_DESK')
    const agreed = await owners[0]!.call(agreeToTrade, {
      body: { ...of(0), idProposal: proposal, terms: true },
    })
    expect(agreed.body.code).toBe('TRADE_OVER')
    expect(await mails()).toEqual([])
    // A proposal of another trade is none of this one.
    expect((await end(trade + 1000, other)).code).toBe(404)

    expect((await end(trade, null)).body.data).toEqual({ told: 2 })
    expect((await mails()).toSorted()).toEqual([
      'trade-club tres.desk en One',
      'trade-club-offer una.desk en One',
    ])
    expect(await read(trade)).toMatchObject({
      stage: 'ended',
      state: 'ended',
      end: { because: 'club', reason: REASON },
    })
    expect((await end(trade, null)).body.code).toBe('TRADE_OVER_AT_DESK')
    const { rows } = await sql`
      SELECT FROM bookings WHERE id IN (${a}, ${b}, ${c}) AND status = 'confirmed'`.execute(stage.database.db)
    expect(rows).toHaveLength(3)
  })

  test('of the club that ends and the owner who agrees at once, one comes first', async () => {
    for (let run = 0; run < 3; run++) {
      await town()
      const [a, b] = [await book(0, 20), await book(1, 24)]
      const trade = await offer(0, a)
      const proposal = await propose(1, trade, b)
      const [ended, agreed] = await Promise.all([
        end(trade, proposal),
        owners[0]!.call(agreeToTrade, { body: { ...of(0), idProposal: proposal, terms: true } }),
      ])
      expect([ended.code, agreed.code].toSorted()).toEqual([200, 409])
      expect((await read(trade)).proposals[0]!.state).toBe(ended.code === 200 ? 'ended' : 'agreed')
    }
  })
})
