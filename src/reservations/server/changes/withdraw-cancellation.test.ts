import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelBooking, readBooking, readPenalty, withdrawCancellation } from '../../changes.endpoints.ts'
import { decideBooking, listWaitingBookings, type WaitingBooking } from '../../desk.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { addOwners, openSmallHotel, type SmallHotel } from '../pressure/small-hotel.store.ts'

describe.each(ENGINES)('a cancellation is taken back before the club has answered, %s', (engine) => {
  let club: TestApp
  let ana: Visitor
  let desk: Visitor
  let hotel: SmallHotel
  beforeAll(async () => {
    club = await testApp(engine)
    const { db } = club.database
    const owners = await addOwners(db, ['ana.keeps', 'ben.keeps', 'eva.keeps'])
    hotel = await openSmallHotel(db, {
      today: TEST_DAY,
      owners,
      rooms: 9,
      nights: 60,
      confirmsItself: false,
    })
    ana = await club.signedIn('ana.keeps')
    desk = await club.signedIn('raul', { admin: true })
  })
  afterAll(() => club.close())

  /** Days from today, all inside the penalty window. */
  const days = [4, 7, 13, 16, 19, 1, 25, 22, 10]
  const ask = async () => {
    const first = days.shift() ?? 0
    const span = { datein: addDays(TEST_DAY, first), dateout: addDays(TEST_DAY, first + 1) }
    const { body } = await ana.call(requestBooking, {
      body: {
        idContract: hotel.contracts[0]!.id,
        idCategory: hotel.categories[0],
        ...span,
        adults: [{ na: false, name: 'Ana', lastname: 'Solís' }],
        children: [],
        occupant: 'owner',
        terms: true,
        acceptNearby: true,
      },
    })
    return body.data.id as number
  }
  /** A stay that the club has confirmed. */
  const request = async () => {
    const id = await ask()
    await decide(id, 'confirm', 'pending-confirmation')
    return id
  }
  const waiting = async (id: number): Promise<WaitingBooking | undefined> =>
    (await desk.call(listWaitingBookings)).body.data.find((one: WaitingBooking) => one.id === id)
  const decide = (id: number, deed: string, status: string) =>
    desk.call(decideBooking, { body: { idBooking: id, deed, status, reason: 'As we said.' } })
  const cancel = async (idBooking: number) => {
    const { penality } = (await ana.call(readPenalty, { query: { idBooking } })).body
    expect(penality).toBeGreaterThan(0)
    const body = { idBooking, idMotive: 1, note: 'Plans changed', acceptedPenalty: penality }
    return ana.call(cancelBooking, { body })
  }
  const withdraw = (idBooking: number, who = ana) => who.call(withdrawCancellation, { query: { idBooking } })
  const read = async (idBooking: number) => (await ana.call(readBooking, { query: { idBooking } })).body.data
  const ledger = async (id: number) =>
    (
      await sql`SELECT id, kind, quantity FROM benefit_entries WHERE booking_id = ${id} ORDER BY id`.execute(
        club.database.db,
      )
    ).rows
  const mail = async () =>
    (
      await sql<{
        kind: string
        recipient: string
      }>`SELECT kind, recipient FROM outbox ORDER BY id DESC LIMIT 1`.execute(club.database.db)
    ).rows[0]

  test('the stay is as it was, and holds what it held; the history and a mail tell it', async () => {
    const id = await request()
    const held = await ledger(id)
    expect((await cancel(id)).body.data.bookingStatus).toBe('pending-cancel')
    expect((await waiting(id))?.deeds).toEqual(['agree-to-cancel', 'keep'])

    expect((await withdraw(id)).body.data).toEqual({ bookingStatus: 'confirmed' })
    expect(await ledger(id)).toEqual(held)
    const after = await read(id)
    expect(after).toMatchObject({ bookingStatus: 'confirmed', penaltyNights: 0 })
    expect(after.events.at(-1)).toMatchObject({
      deed: 'withdraw-cancellation',
      from: 'pending-cancel',
      to: 'confirmed',
      actor: 'owner',
    })
    expect((await waiting(id))?.deeds).toBeUndefined()
    expect(await mail()).toMatchObject({
      kind: 'stay-cancel-withdrawn',
      recipient: 'ana.keeps@marea.example',
    })
  })

  test('it can be asked for again, and costs what it costs', async () => {
    const id = await request()
    await cancel(id)
    await withdraw(id)
    expect((await cancel(id)).body.data.bookingStatus).toBe('pending-cancel')
    expect((await decide(id, 'agree-to-cancel', 'pending-cancel')).code).toBe(200)
  })

  test('in two tabs once; when the club answers in the same moment, one of them wins', async () => {
    const twice = await request()
    await cancel(twice)
    const answers = await Promise.all([withdraw(twice), withdraw(twice)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])

    for (const deed of ['agree-to-cancel', 'keep']) {
      const id = await request()
      await cancel(id)
      const [mine, theirs] = await Promise.all([withdraw(id), decide(id, deed, 'pending-cancel')])
      expect([mine.code, theirs.code].sort()).toEqual([200, 409])
      const { bookingStatus } = await read(id)
      expect(bookingStatus).toBe(mine.code === 200 ? 'confirmed' : theirs.body.data.bookingStatus)
    }
  })

  test('a request that nobody has answered is cancelled at once and for nothing, near to arrival too', async () => {
    for (const [stay, reason] of [
      [await ask(), { idMotive: 1 }],
      // Nobody has answered, nothing is lost: no reason is owed either.
      [await ask(), {}],
    ] as const) {
      const free = { kind: 'free', unanswered: true }
      const terms = (await ana.call(readPenalty, { query: { idBooking: stay } })).body
      expect(terms).toMatchObject({ penality: 0, data: free })
      expect((await read(stay)).cancelTerms).toMatchObject(free)
      const held = (await ledger(stay)) as { kind: string; quantity: number }[]
      const { body } = await ana.call(cancelBooking, { body: { idBooking: stay, ...reason } })
      expect(body.data).toEqual({ bookingStatus: 'cancelled', penaltyNights: 0, keptLines: 0 })
      const after = (await ledger(stay)) as { kind: string; quantity: number }[]
      expect(after.slice(held.length).map(({ kind }) => kind)).toEqual(['return'])
      expect(after.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(0)
      expect(await waiting(stay)).toBeUndefined()
      expect((await mail())?.kind).toBe('stay-cancelled')
    }
  })

  test('where nothing waits, of somebody else, or for an admin, nothing is taken back', async () => {
    const id = await request()
    const none = await withdraw(id)
    expect([none.code, none.body.code]).toEqual([409, 'NO_CANCELLATION_WAITS'])
    await cancel(id)
    const ben = await club.signedIn('ben.keeps')
    expect((await withdraw(id, ben)).code).toBe(404)
    expect((await withdraw(id, desk)).code).toBe(403)
    expect((await read(id)).bookingStatus).toBe('pending-cancel')
  })

  test('a note is nobody’s duty, and one of an earlier cancellation says nothing of this one', async () => {
    const id = await request()
    expect((await cancel(id)).code).toBe(200)
    expect((await waiting(id))?.cancelNote).toBe('Plans changed')
    expect((await withdraw(id)).code).toBe(200)
    const { penality } = (await ana.call(readPenalty, { query: { idBooking: id } })).body
    const again = await ana.call(cancelBooking, {
      body: { idBooking: id, idMotive: 1, acceptedPenalty: penality },
    })
    expect(again.code).toBe(200)
    expect((await waiting(id))?.cancelNote).toBeNull()
  })
})
