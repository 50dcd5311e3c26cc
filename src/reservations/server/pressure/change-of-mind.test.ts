import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  runsOn,
  type TestAnswer,
  type TestApp,
  testApp,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import type { UsedBenefit } from '../../benefits.endpoints.ts'
import * as benefits from '../../benefits.endpoints.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import * as changes from '../../changes.endpoints.ts'
import { decideBooking } from '../../desk.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from './breaches.store.ts'
import { type ChangeAct, ChangeModel } from './change-model.ts'
import { openSmallHotel, type SmallHotel } from './small-hotel.store.ts'
import { founders } from './town.ts'

/** Sequences of up to 12 acts on one stay; more of them with FC_RUNS. */
const RUNS = Number(process.env.FC_RUNS ?? 40)
const GRANTED = 5

const first = fc.constantFrom(16, 20, 29, 30, 31, 33, 36, 40)
const nights = fc.integer({ min: 1, max: 5 })
const nth = fc.nat(2)
const plain = fc.constantFrom('withdraw', 'confirm', 'reject', 'cancel', 'agree-to-cancel', 'keep' as const)
const act: fc.Arbitrary<ChangeAct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move' as const), first, nights, guest: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('guests' as const), guest: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      account: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('authorize', 'refuse', 'delete' as const), nth }),
  },
  // A cancellation ends most of what could follow.
  { weight: 4, arbitrary: fc.record({ kind: plain }).filter(({ kind }) => kind !== 'cancel') },
  { weight: 1, arbitrary: fc.record({ kind: plain }) },
) as fc.Arbitrary<ChangeAct>

const stays = fc.record({ first, nights, guest: fc.constantFrom(false, false, true) })
const acts = fc.array(act, { minLength: 3, maxLength: 12, size: 'max' })

/** Every end of a wish once, on a stay inside its penalty window, with benefits of both years. */
const WHOLE: ChangeAct[] = [
  { kind: 'confirm' },
  { kind: 'add', account: 0, quantity: 2 },
  { kind: 'authorize', nth: 0 },
  { kind: 'confirm' },
  { kind: 'move', first: 36, nights: 4, guest: false },
  { kind: 'add', account: 1, quantity: 1 },
  { kind: 'withdraw' },
  { kind: 'guests', guest: true },
  { kind: 'move', first: 33, nights: 4, guest: false },
  { kind: 'reject' },
  { kind: 'delete', nth: 0 },
  { kind: 'add', account: 0, quantity: 2 },
  { kind: 'move', first: 40, nights: 5, guest: false },
  { kind: 'confirm' },
  { kind: 'move', first: 36, nights: 1, guest: false },
  { kind: 'cancel' },
  { kind: 'keep' },
  { kind: 'cancel' },
  { kind: 'agree-to-cancel' },
]

describe.each(BOTH_ENGINES)('whatever is done to a stay, in every order, on %s', (engine) => {
  const runs = runsOn(engine, RUNS)
  let stage: TestApp
  let since: number
  let owner: number
  let ana: Visitor
  let desk: Visitor
  const seen = new Set<string>()

  beforeAll(async () => {
    stage = await testApp(engine)
    const { db } = stage.database
    since = await lastBooking(db)
    const settled = await founders(stage)
    owner = settled.ids[0]!
    ana = settled.owners[0]!
    desk = settled.desk
  })
  afterAll(() => stage.close())

  const people = (guest: boolean) => ({
    adults: [{ na: false, name: 'Ana', lastname: 'Solís' }],
    children: [],
    occupant: guest ? 'guest' : 'owner',
  })
  const days = (one: { first: number; nights: number }) => ({
    datein: addDays(TEST_DAY, one.first),
    dateout: addDays(TEST_DAY, one.first + one.nights),
  })
  const read = async (idBooking: number): Promise<BookingDetails> =>
    (await ana.call(changes.readBooking, { query: { idBooking } })).body.data

  /** Sends an act; null where there is nothing that it could be about. */
  async function send(
    one: ChangeAct,
    idBooking: number,
    accounts: number[],
  ): Promise<{ answer: TestAnswer; benefit: UsedBenefit | null } | null> {
    const told = (answer: TestAnswer, benefit: UsedBenefit | null = null) => ({ answer, benefit })
    if (one.kind === 'move')
      return told(
        await ana.call(changes.modifyBooking, {
          body: { idBooking, ...days(one), ...people(one.guest), acceptNearby: true },
        }),
      )
    if (one.kind === 'guests')
      return told(await ana.call(changes.updateGuests, { body: { idBooking, ...people(one.guest) } }))
    if (one.kind === 'withdraw') return told(await ana.call(changes.withdrawChange, { query: { idBooking } }))
    if (one.kind === 'add') {
      const body = { idBooking, idBenefitYear: accounts[one.account], quantity: one.quantity }
      return told(await ana.call(benefits.addBenefit, { body }))
    }
    if (one.kind === 'cancel') {
      const { penality } = (await ana.call(changes.readPenalty, { query: { idBooking } })).body
      const body = { idBooking, idMotive: 1, note: 'Plans changed', acceptedPenalty: penality }
      return told(await ana.call(changes.cancelBooking, { body }))
    }
    if (one.kind === 'authorize' || one.kind === 'refuse' || one.kind === 'delete') {
      const used: UsedBenefit[] = (await ana.call(benefits.listBookingBenefits, { query: { idBooking } }))
        .body.data
      const fit = used.filter(
        ({ state }) => state === 'pending' || (one.kind === 'delete' && state === 'authorized'),
      )
      const benefit = fit[one.nth % Math.max(fit.length, 1)]
      if (!benefit) return null
      if (one.kind === 'delete')
        return told(await ana.call(benefits.deleteBenefit, { query: { id: benefit.id } }), benefit)
      const decisions = [{ id: benefit.id, authorize: one.kind === 'authorize' }]
      return told(await ana.call(benefits.decideBenefits, { body: { idBooking, decisions } }), benefit)
    }
    const { bookingStatus: status } = await read(idBooking)
    const body = { idBooking, deed: one.kind, status, reason: 'As we said.' }
    return told(await desk.call(decideBooking, { body }))
  }

  /** What the database says is held: nights of the only room, and of each account, nights first. */
  async function heldIn(
    hotel: SmallHotel,
    id: number,
  ): Promise<{ nights: Day[]; accounts: Map<number, number> }> {
    const { db } = stage.database
    const nights = await sql<{ night: Day }>`
      SELECT night FROM room_nights WHERE category_id = ${hotel.categories[0]} AND free < capacity ORDER BY night`.execute(
      db,
    )
    const accounts = await sql<{ id: number; held: number }>`
      SELECT y.id, (SELECT coalesce(-sum(quantity), 0)::int FROM benefit_entries e
                     WHERE e.benefit_year_id = y.id AND booking_id = ${id} AND kind IN ('hold', 'return')) AS held
        FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
       WHERE y.contract_id = ${hotel.contracts[0]!.id} ORDER BY f.unit <> 'nights', f.id, y.year`.execute(db)
    return {
      nights: nights.rows.map(({ night }) => night),
      accounts: new Map(accounts.rows.map((row, index) => [index - 2, row.held])),
    }
  }

  async function live(
    confirmsItself: boolean,
    stay: { first: number; nights: number; guest: boolean },
    all: ChangeAct[],
  ) {
    const { db } = stage.database
    const wish = { today: TEST_DAY, owners: [owner], rooms: 1, nights: GRANTED, confirmsItself }
    const hotel = await openSmallHotel(db, wish)
    const [contract] = hotel.contracts
    const about = {
      idContract: contract!.id,
      idCategory: hotel.categories[0],
      acceptNearby: true,
      terms: true,
    }
    const { body } = await ana.call(requestBooking, {
      body: { ...about, ...days(stay), ...people(stay.guest) },
    })
    const { id } = body.data
    const model = new ChangeModel({ confirmsItself, granted: GRANTED }, stay)
    const ids = contract!.accounts.map((one) => one.id)
    for (const one of all) {
      const sent = await send(one, id, ids)
      if (!sent) continue
      const { code, body: said } = sent.answer
      expect([200, 404, 409], JSON.stringify(said)).toContain(code)
      const outcome = code === 200 ? said.data.bookingStatus : said.code
      seen.add(`${one.kind} ${outcome}`)
      const account = sent.benefit ? ids.indexOf(sent.benefit.idBenefitYear) : -1
      const benefits = [...model.stay.benefits, ...(model.wish?.benefits ?? [])]
      const target = benefits.find((each) => each.account === account) ?? null
      if (code === 200) model.done(one, target, outcome)

      const [now, held] = [await read(id), await heldIn(hotel, id)]
      expect(now).toMatchObject({ ...days(model.stay), bookingStatus: model.status })
      expect(now.occupant).toBe(model.stay.guest ? 'guest' : 'owner')
      expect(now.wish && { datein: now.wish.datein, dateout: now.wish.dateout }).toEqual(
        model.wish && days(model.wish),
      )
      expect(held.nights).toEqual(model.nights(TEST_DAY))
      expect([held.accounts.get(-2), held.accounts.get(-1)]).toEqual(model.nightsHeld())
      for (const index of ids.keys()) expect(held.accounts.get(index)).toBe(model.held(index))
    }
    expect(await findStayBreaches(db, since)).toEqual([])
  }

  test('no night and no benefit is lost or held twice, and a no returns to the stay as it was', {
    timeout: 60_000 + runs * 10_000,
  }, async () => {
    const property = fc.asyncProperty(fc.boolean(), stays, acts, live)
    const whole = { first: 20, nights: 3, guest: false }
    await fc.assert(property, { numRuns: runs, examples: [[false, whole, WHOLE]] })
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'move pending-modification',
        'withdraw confirmed',
        'reject confirmed',
        'confirm confirmed',
        'cancel pending-cancel',
        'keep confirmed',
        'agree-to-cancel cancelled',
      ]),
    )
  })
})
