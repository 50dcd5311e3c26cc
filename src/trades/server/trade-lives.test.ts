import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import {
  BOTH_ENGINES,
  ENGINES,
  runsOn,
  type TestAnswer,
  type TestApp,
  testApp,
  type Visitor,
} from '../../portal/server/testing.ts'
import { cancelBooking } from '../../reservations/changes.endpoints.ts'
import { requestBooking } from '../../reservations/reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from '../../reservations/server/pressure/breaches.store.ts'
import { openSmallHotel, type SmallHotel } from '../../reservations/server/pressure/small-hotel.store.ts'
import { founders } from '../../reservations/server/pressure/town.ts'
import { findWaitBreaches } from '../../reservations/server/pressure/waiting-breaches.store.ts'
import { joinWaits } from '../../reservations/waiting.endpoints.ts'
import type { Database } from '../../server/database/database.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import {
  agreeToTrade,
  declineProposal,
  listTrades,
  offerStay,
  proposeTrade,
  type TradesOfContract,
  withdrawProposal,
  withdrawTrade,
} from '../trades.endpoints.ts'

const KINDS = ['book', 'book', 'cancel', 'wait', 'offer', 'offer', 'propose', 'propose', 'propose'] as const
const ANSWERS = ['agree', 'agree', 'agree', 'decline', 'withdraw', 'take-back', 'clock'] as const
interface Act {
  kind: (typeof KINDS)[number] | (typeof ANSWERS)[number]
  who: number
  first: number
  nights: number
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom<Act['kind'][]>(...KINDS, ...ANSWERS),
  who: fc.nat(2),
  first: fc.constantFrom(33, 35, 37, 39),
  nights: fc.constantFrom(1, 2),
})
const lives = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), {
  minLength: 8,
  maxLength: 20,
  size: 'max',
})

/** Two stays are offered for each other, both owners agree at once, and one of them is offered on. */
const one = (kind: Act['kind'], who: number, first = 33): Act => ({ kind, who, first, nights: 2 })
const WHOLE: Act[][] = [
  [one('book', 0, 33), one('book', 1, 37), one('book', 2, 35)],
  [one('offer', 0), one('offer', 1)],
  [one('propose', 0), one('propose', 1), one('propose', 2)],
  [one('agree', 0), one('agree', 1), one('agree', 0)],
  [one('offer', 0), one('offer', 1)],
  [one('propose', 2)],
  [one('agree', 0), one('cancel', 0)],
]

/** Trades that came true and do not bear it out: each has the other's nights, and who gave is without them. */
async function findTradeBreaches(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM trade_proposals p JOIN trades t ON t.id = p.trade_id
      JOIN bookings a ON a.id = t.booking_id JOIN bookings b ON b.id = p.booking_id
      JOIN bookings x ON x.id = p.first_stay_id JOIN bookings y ON y.id = p.second_stay_id
     WHERE p.state = 'agreed'
       AND NOT (t.state = 'done' AND a.status = 'cancelled' AND b.status = 'cancelled' AND a.penalty_nights = 0 AND b.penalty_nights = 0
            AND (x.contract_id, x.check_in, x.check_out, x.category_id) = (a.contract_id, b.check_in, b.check_out, b.category_id)
            AND (y.contract_id, y.check_in, y.check_out, y.category_id) = (b.contract_id, a.check_in, a.check_out, a.category_id))
    UNION ALL
    -- What was given in one trade stands in no other that is open.
    SELECT t.id FROM trades t JOIN bookings b ON b.id = t.booking_id
      JOIN booking_events e ON e.booking_id = b.id AND e.deed = 'trade-stay' WHERE t.state = 'open'`.execute(
    db,
  )
  return rows.map(({ id }) => `trade ${id}`)
}

describe.each(BOTH_ENGINES)('trades, whatever owners do, on %s', (engine) => {
  const runs = runsOn(engine, Number(process.env.FC_RUNS ?? 12))
  let stage: TestApp
  let since: number
  let settle: Awaited<ReturnType<typeof founders>>
  beforeAll(async () => {
    stage = await testApp(engine)
    since = await lastBooking(stage.database.db)
    settle = await founders(stage)
  })
  afterAll(() => stage.close())

  const found = (nights: number) =>
    openSmallHotel(stage.database.db, {
      ...{ today: TEST_DAY, owners: settle.ids, rooms: 2, nights, confirmsItself: true },
    })
  const codes: TestAnswer[] = []

  async function live(hotel: SmallHotel, { kind, who, first, nights }: Act): Promise<void> {
    const owner = settle.owners[who]!
    const idContract = hotel.contracts[who]!.id
    const call = async (endpoint: Parameters<Visitor['call']>[0], body: object) => {
      codes.push(await owner.call(endpoint, { body: { idContract, ...body } }))
    }
    const [datein, dateout] = [addDays(TEST_DAY, first), addDays(TEST_DAY, first + nights)]
    const [idCategory] = hotel.categories
    if (kind === 'clock') {
      stage.clock.pass(10)
      return stage.work()
    }
    if (kind === 'book')
      return call(requestBooking, {
        ...{ idCategory, datein, dateout, children: [], occupant: 'owner', acceptNearby: true, terms: true },
        adults: [{ na: false, name: 'Ana', lastname: 'Solís' }],
      })
    if (kind === 'wait')
      return call(joinWaits, {
        ...{
          categories: [idCategory],
          firstDay: datein,
          lastDay: dateout,
          nightsFrom: nights,
          nightsTo: nights,
        },
        ...{ adults: 1, children: 0, takes: 'at-once' },
      })
    const { data } = (await owner.call(listTrades, { query: { idContract } })).body as {
      data: TradesOfContract
    }
    const stay = data.stays[first % Math.max(data.stays.length, 1)]
    const [proposal] = data.offered.flatMap(({ proposals }) => proposals)
    if (kind === 'cancel') return stay && call(cancelBooking, { idBooking: stay.id, idMotive: 1, note: '' })
    if (kind === 'offer') return stay && call(offerStay, { idBooking: stay.id, foundBy: 'resort' })
    if (kind === 'propose') {
      const other = data.others[first % Math.max(data.others.length, 1)]
      return stay && other && call(proposeTrade, { idTrade: other.id, idBooking: stay.id, terms: true })
    }
    if (kind === 'withdraw') return data.offered[0] && call(withdrawTrade, { idTrade: data.offered[0].id })
    if (kind === 'take-back')
      return data.proposed[0] && call(withdrawProposal, { idProposal: data.proposed[0].id })
    if (proposal)
      return kind === 'agree'
        ? call(agreeToTrade, { idProposal: proposal.id, terms: true })
        : call(declineProposal, { idProposal: proposal.id })
  }

  const isWhole = async (db: Database) => {
    expect(await findTradeBreaches(db)).toEqual([])
    expect(await findStayBreaches(db, since)).toEqual([])
    expect(await findWaitBreaches(db)).toEqual([])
  }

  test('no night is sold twice, lost or held by nobody, each ledger is whole, and each trade is both or none', {
    timeout: 60_000 + runs * 8_000,
  }, async () => {
    const { db } = stage.database
    const property = fc.asyncProperty(lives, fc.constantFrom(3, 20), async (batches, nights) => {
      const hotel = await found(nights)
      for (const batch of batches) await Promise.all(batch.map((one) => live(hotel, one)))
      expect(codes.filter(({ code }) => ![200, 404, 409].includes(code))).toEqual([])
      await isWhole(db)
    })
    await fc.assert(property, { numRuns: runs, examples: [[WHOLE, 20]] })
    if (!ENGINES.includes(engine)) return
    const { rows } = await sql`SELECT FROM trade_proposals WHERE state = 'agreed' LIMIT 1`.execute(db)
    expect(rows).toHaveLength(1)
  })

  test('ended in the middle of any of its writings it is as if nobody had agreed; then it can be agreed', async () => {
    const { db } = stage.database
    const hotel = await found(20)
    await Promise.all([live(hotel, one('book', 0, 33)), live(hotel, one('book', 1, 37))])
    await live(hotel, one('offer', 0))
    await live(hotel, one('propose', 1))
    const owner = settle.owners[0]!
    const { idContract } = { idContract: hotel.contracts[0]!.id }
    const idProposal = async () =>
      (await owner.call(listTrades, { query: { idContract } })).body.data.offered[0].proposals[0].id as number
    // On a server the connection is ended from within, as a kill would; the embedded engine has one, and refuses.
    const end =
      engine === 'postgres'
        ? sql`PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1);`
        : sql`RAISE EXCEPTION 'ended';`
    await sql`CREATE FUNCTION end_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${end} RETURN NEW; END $$`.execute(
      db,
    )
    for (const [table, deed] of [
      ['benefit_entries', 'INSERT'],
      ['bookings', 'UPDATE'],
      ['bookings', 'INSERT'],
      ['booking_guests', 'INSERT'],
      ['booking_events', 'INSERT'],
      ['trade_proposals', 'UPDATE'],
      ['trades', 'UPDATE'],
      ['outbox', 'INSERT'],
    ] as const) {
      await sql`CREATE TRIGGER zz_end AFTER ${sql.raw(deed)} ON ${sql.table(table)} FOR EACH ROW EXECUTE FUNCTION end_here()`.execute(
        db,
      )
      const body = { idContract, idProposal: await idProposal(), terms: true }
      expect([table, (await owner.call(agreeToTrade, { body })).code]).not.toEqual([table, 200])
      await sql`DROP TRIGGER zz_end ON ${sql.table(table)}`.execute(db)
      await isWhole(db)
    }
    const body = { idContract, idProposal: await idProposal(), terms: true }
    expect((await owner.call(agreeToTrade, { body })).code).toBe(200)
    await isWhole(db)
  })
})
