import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import {
  BOTH_ENGINES,
  type TestAnswer,
  type TestApp,
  testApp,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelBooking, modifyBooking, readBooking } from '../../changes.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from './breaches.store.ts'
import { openSmallHotel } from './small-hotel.store.ts'
import { founders } from './town.ts'

const alone = { adults: [{ na: false, name: 'Ana', lastname: 'Solís' }], children: [], occupant: 'owner' }
const span = (first: number, nights: number) => ({
  datein: addDays(TEST_DAY, first),
  dateout: addDays(TEST_DAY, first + nights),
})
const wordOf = ({ code, body }: TestAnswer): string => (code === 200 ? 'ok' : body.code)

/** How often each refusal code (or ok) was answered. */
const count = (answers: readonly TestAnswer[]) => {
  const words = Map.groupBy(answers.map(wordOf), (word) => word)
  return Object.fromEntries([...words].map(([word, all]) => [word, all.length]))
}

describe.each(BOTH_ENGINES)('at the same time, on %s', (engine) => {
  let stage: TestApp
  let since: number
  let ana: Visitor
  let owner: number

  beforeAll(async () => {
    stage = await testApp(engine)
    since = await lastBooking(stage.database.db)
    const settle = await founders(stage)
    ana = settle.owners[0]!
    owner = settle.ids[0]!
  })
  afterAll(() => stage.close())
  afterEach(async () => expect(await findStayBreaches(stage.database.db, since)).toEqual([]))

  /** A hotel of its own for a test, and what asks for a stay in its first category. */
  async function aHotel({ rooms = 3, nights = 20, windows = 1 } = {}) {
    const hotel = await openSmallHotel(stage.database.db, {
      today: TEST_DAY,
      owners: Array<number>(windows).fill(owner),
      rooms,
      nights,
      confirmsItself: true,
    })
    const contract = hotel.contracts[0]!.id
    const ask = (first: number, length: number, more: { key?: string; contract?: number } = {}) =>
      ana.call(requestBooking, {
        body: {
          idContract: more.contract ?? contract,
          idCategory: hotel.categories[0],
          ...span(first, length),
          ...alone,
          acceptNearby: true,
          terms: true,
        },
        headers: more.key ? { 'idempotency-key': more.key } : {},
      })
    return { contract, hotel, ask }
  }
  const balanceOf = async (contract: number) =>
    (
      await sql<{ year: number; balance: number }>`
        SELECT y.year, y.balance FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.code = 'nights'
         WHERE y.contract_id = ${contract} ORDER BY y.year`.execute(stage.database.db)
    ).rows.map(({ balance }) => balance)
  const bookingsOf = async (contract: number) =>
    (
      await sql<{ id: number }>`SELECT id FROM bookings WHERE contract_id = ${contract}`.execute(
        stage.database.db,
      )
    ).rows

  test('fifty that want the last night of one balance: one wins', async () => {
    const { contract, ask } = await aHotel({ rooms: 50, nights: 1 })
    // Ten different nights, so that neither rooms nor the contract's other stays stand in the way of the rest.
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(16 + (index % 10), 1)))
    const words = count(answers)
    expect(words.ok).toBe(1)
    expect((words.NOT_ENOUGH_NIGHTS ?? 0) + (words.RESERVATION_EXISTS ?? 0)).toBe(49)
    // Only the four others for the winner’s own night may have met its stay first.
    expect(words.NOT_ENOUGH_NIGHTS).toBe(45)
    expect(await balanceOf(contract)).toEqual([0, 1])
  })

  test('two windows, one moves and one cancels: each is told the truth, and the stay ends cancelled', async () => {
    for (let round = 0; round < 8; round++) {
      const { contract, ask } = await aHotel()
      const idBooking = (await ask(36, 3)).body.data.id
      const move = () => ana.call(modifyBooking, { body: { idBooking, ...span(37, 4), ...alone } })
      const cancel = () =>
        ana.call(cancelBooking, { body: { idBooking, idMotive: 1, note: 'Plans changed' } })
      // Now the one, now the other window is a moment ahead.
      const early = round % 2 ? move() : cancel()
      const late = round % 2 ? cancel() : move()
      const [moved, cancelled] = await Promise.all(round % 2 ? [early, late] : [late, early])
      expect(wordOf(cancelled)).toBe('ok')
      expect(['ok', 'CANNOT_MODIFY']).toContain(wordOf(moved))
      const { data } = (await ana.call(readBooking, { query: { idBooking } })).body
      expect(data.bookingStatus).toBe('cancelled')
      expect(data.datein).toBe(span(wordOf(moved) === 'ok' ? 37 : 36, 3).datein)
      expect(await balanceOf(contract)).toEqual([20, 20])
    }
  })

  test('two windows cancel: once', async () => {
    const { contract, ask } = await aHotel()
    const idBooking = (await ask(36, 3)).body.data.id
    const cancel = () => ana.call(cancelBooking, { body: { idBooking, idMotive: 1, note: 'Plans changed' } })
    expect(count(await Promise.all([cancel(), cancel(), cancel()]))).toEqual({ ok: 1, CANNOT_CANCEL: 2 })
    expect(await balanceOf(contract)).toEqual([20, 20])
  })

  test('two windows move a stay to different dates: it stands on one of them, whole', async () => {
    const { ask } = await aHotel({ rooms: 1 })
    const idBooking = (await ask(36, 3)).body.data.id
    const move = (first: number) =>
      ana.call(modifyBooking, { body: { idBooking, ...span(first, 3), ...alone } })
    const answers = await Promise.all([move(34), move(38), move(41)])
    expect(count(answers)).toEqual({ ok: 3 })
    const { data } = (await ana.call(readBooking, { query: { idBooking } })).body
    expect([34, 38, 41].map((first) => span(first, 3).datein)).toContain(data.datein)
  })

  test('many stays that swap dates at once: all succeed, no deadlock', async () => {
    const { hotel, ask } = await aHotel({ rooms: 10, windows: 10 })
    const stays = await Promise.all(hotel.contracts.map(({ id }) => ask(33, 4, { contract: id })))
    expect(count(stays)).toEqual({ ok: 10 })
    for (let round = 0; round < 25; round++) {
      const moves = stays.map(({ body }, index) =>
        ana.call(modifyBooking, {
          body: {
            idBooking: body.data.id,
            ...span(33 + ((index * 3 + round * 5) % 7), 3 + ((index + round) % 3)),
            ...alone,
          },
        }),
      )
      expect(count(await Promise.all(moves))).toEqual({ ok: 10 })
    }
    // A deadlock is tried again, unseen, after a second of standstill.
    const { rows } = await sql<{ deadlocks: number }>`
      SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([{ deadlocks: 0 }])
  })

  test('the same key ten times at once is one booking, told ten times', async () => {
    const { contract, ask } = await aHotel()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(20, 2, { key: 'ten-times-once' })))
    expect(count(answers)).toEqual({ ok: 10 })
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(await bookingsOf(contract)).toHaveLength(1)
    expect(await balanceOf(contract)).toEqual([18, 20])
  })
})
