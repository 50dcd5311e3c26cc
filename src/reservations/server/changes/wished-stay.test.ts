import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays, nightsOf } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { addBenefit, decideBenefits, deleteBenefit } from '../../benefits.endpoints.ts'
import {
  cancelBooking,
  modifyBooking,
  readBooking,
  readPenalty,
  updateGuests,
  withdrawChange,
} from '../../changes.endpoints.ts'
import { decideBooking, listWaitingBookings, type WaitingBooking } from '../../desk.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from '../pressure/breaches.store.ts'
import { addOwners, openSmallHotel, type SmallHotel } from '../pressure/small-hotel.store.ts'

const main = { na: false, name: 'Ana', lastname: 'Solís', email: 'ana@marea.example', phone: '+52 984 100' }
const alone = { adults: [main], children: [], occupant: 'owner' }
const span = (first: number, nights: number) => ({
  datein: addDays(TEST_DAY, first),
  dateout: addDays(TEST_DAY, first + nights),
})

describe.each(ENGINES)(
  'a stay that its owner wants to change, at a hotel that has to agree, on %s',
  (engine) => {
    let club: TestApp
    let ana: Visitor
    let desk: Visitor
    let ids: number[]
    let since: number
    let hotel: SmallHotel

    beforeAll(async () => {
      club = await testApp(engine)
      const { db } = club.database
      since = await lastBooking(db)
      ids = await addOwners(db, ['ana.sola'])
      await aHotel()
      ana = await club.signedIn('ana.sola')
      const { rows } = await sql<{ email: string }>`
      SELECT email FROM admins WHERE role = 'desk' LIMIT 1`.execute(db)
      desk = await club.signedIn(rows[0]!.email, { admin: true })
    })
    afterAll(() => club.close())
    afterEach(async () => expect(await findStayBreaches(club.database.db, since)).toEqual([]))

    /** A hotel of one room, of its own for each test. Nights of two benefit years: until day 35, and from day 31 on. */
    async function aHotel({ nights = 5 } = {}) {
      const wish = { today: TEST_DAY, owners: ids, rooms: 1, nights, confirmsItself: false }
      hotel = await openSmallHotel(club.database.db, wish)
    }
    const ask = async (first: number, nights: number, more: object = {}) => {
      const [contract] = hotel.contracts
      const stay = { idContract: contract!.id, idCategory: hotel.categories[0], ...span(first, nights) }
      return ana.call(requestBooking, {
        body: { ...stay, ...alone, terms: true, acceptNearby: true, ...more },
      })
    }
    const details = async (id: number) =>
      (await ana.call(readBooking, { query: { idBooking: id } })).body.data
    const waiting = async (id: number): Promise<WaitingBooking> =>
      (await desk.call(listWaitingBookings)).body.data.find((one: WaitingBooking) => one.id === id)
    const decide = async (id: number, deed: string, more: object = {}) => {
      const { status, sequence } = await waiting(id)
      const body = { idBooking: id, deed, status, sequence, reason: 'As we said.', ...more }
      return desk.call(decideBooking, { body })
    }
    const move = (id: number, first: number, nights: number, more: object = {}) =>
      ana.call(modifyBooking, {
        body: { idBooking: id, ...span(first, nights), ...alone, acceptNearby: true, ...more },
      })
    const withdraw = (id: number) => ana.call(withdrawChange, { query: { idBooking: id } })
    const cancel = async (id: number) => {
      const { penality } = (await ana.call(readPenalty, { query: { idBooking: id } })).body
      const body = { idBooking: id, idMotive: 1, note: 'Plans changed', acceptedPenalty: penality }
      return ana.call(cancelBooking, { body })
    }
    /** A stay that the club has confirmed. */
    async function confirmed(first: number, nights: number, more: object = {}): Promise<number> {
      const { body } = await ask(first, nights, more)
      const { id } = body.data
      expect((await decide(id, 'confirm')).body.data.bookingStatus).toBe('confirmed')
      return id
    }
    /** Days from today on whose nights the first category has no room. */
    const taken = async () =>
      (
        await sql<{ day: number }>`
        SELECT night - ${TEST_DAY}::date AS day FROM room_nights
         WHERE category_id = ${hotel.categories[0]} AND free = 0 ORDER BY night`.execute(club.database.db)
      ).rows.map(({ day }) => day)
    const balances = async () =>
      (
        await sql<{ balance: number }>`
        SELECT y.balance FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.code = 'nights'
         WHERE y.contract_id = ${hotel.contracts[0]!.id} ORDER BY y.year`.execute(club.database.db)
      ).rows.map(({ balance }) => balance)
    const golf = async () =>
      (
        await sql<{ balance: number }>`
        SELECT balance FROM benefit_years WHERE id = ${hotel.contracts[0]!.accounts[1]!.id}`.execute(
          club.database.db,
        )
      ).rows[0]!.balance
    const days = (first: number, nights: number) =>
      Array.from({ length: nights }, (_, index) => first + index)

    test('both stays are held, a night of both once, and the stay that stands is the one that is read', async () => {
      await aHotel()
      const id = await confirmed(40, 3)
      expect((await move(id, 42, 4)).body.data).toMatchObject({
        bookingStatus: 'pending-modification',
        nightsCost: 4,
      })
      expect(await taken()).toEqual(days(40, 6))
      // 3 pay for the one and 4 for the other, of the same year: 4 are held.
      expect(await balances()).toEqual([5, 1])
      expect(await details(id)).toMatchObject({
        ...span(40, 3),
        nightsCost: 3,
        bookingStatus: 'pending-modification',
        wish: { ...span(42, 4), nightsCost: 4, from: 'confirmed' },
      })
      expect(await waiting(id)).toMatchObject({
        checkIn: span(40, 3).datein,
        wish: { checkIn: span(42, 4).datein, checkOut: span(42, 4).dateout, from: 'confirmed' },
        deeds: ['confirm', 'reject'],
      })
    })

    test.each(['reject', 'withdraw'])(
      '%s: the stay is as it was, and only the wish goes back',
      async (how) => {
        await aHotel()
        const id = await confirmed(40, 3)
        const before = await details(id)
        const guest = { na: false, name: 'Luis', lastname: 'Paz' }
        await move(id, 33, 5, { adults: [guest, main], occupant: 'guest', note: 'Late' })
        expect(await balances()).toEqual([0, 2])
        const answer = how === 'reject' ? await decide(id, 'reject') : await withdraw(id)
        expect(answer.body.data).toEqual({ bookingStatus: 'confirmed' })
        const { events, ...after } = await details(id)
        const { events: _, ...was } = before
        expect(after).toEqual(was)
        expect(events.at(-1)).toMatchObject({
          deed: how === 'reject' ? 'reject-change' : 'withdraw-change',
          to: 'confirmed',
        })
        expect(await taken()).toEqual(days(40, 3))
        expect(await balances()).toEqual([5, 2])
        expect((await withdraw(id)).body.code).toBe('NO_CHANGE_WAITS')
      },
    )

    test('confirm: the wished stay takes the place of the other, whose nights and benefits go back', async () => {
      await aHotel()
      const id = await confirmed(40, 3)
      const guest = { na: false, name: 'Luis', lastname: 'Paz' }
      await move(id, 33, 5, { adults: [guest, main], note: 'Late' })
      expect((await decide(id, 'confirm')).body.data.bookingStatus).toBe('confirmed')
      expect(await details(id)).toMatchObject({
        ...span(33, 5),
        adults: 2,
        note: 'Late',
        nightsCost: 5,
        wish: null,
      })
      expect((await details(id)).guests[0].name).toBe('Luis')
      expect(await taken()).toEqual(days(33, 5))
      expect(await balances()).toEqual([0, 5])
    })

    test('a guest in the owner’s place: the benefits return when the club agrees, and not before', async () => {
      await aHotel()
      const { body } = await ask(40, 2, {
        benefits: [{ idBenefitYear: hotel.contracts[0]!.accounts[1]!.id, quantity: 2 }],
      })
      const { id } = body.data
      const [used] = (await details(id)).usedBenefits
      const decisions = [{ id: used.id, authorize: true }]
      await ana.call(decideBenefits, { body: { idBooking: id, decisions } })
      await decide(id, 'confirm')
      const guest = () => ana.call(updateGuests, { body: { idBooking: id, ...alone, occupant: 'guest' } })
      expect((await guest()).body.data).toMatchObject({
        bookingStatus: 'pending-modification',
        returnedBenefits: 1,
      })
      expect(await golf()).toBe(1)
      expect((await details(id)).usedBenefits[0]).toMatchObject({ state: 'authorized', part: 'stay' })
      await decide(id, 'reject')
      expect(await golf()).toBe(1)
      expect((await details(id)).usedBenefits[0]).toMatchObject({ state: 'authorized', part: 'both' })
      await guest()
      await decide(id, 'confirm')
      expect(await golf()).toBe(3)
      expect(await details(id)).toMatchObject({ occupant: 'guest', usedBenefits: [{ state: 'returned' }] })
    })

    test('a benefit more or less is a wish, too, and one that ends as it began is none', async () => {
      await aHotel()
      const id = await confirmed(40, 2)
      const idBenefitYear = hotel.contracts[0]!.accounts[1]!.id
      const add = (quantity: number) =>
        ana.call(addBenefit, { body: { idBooking: id, idBenefitYear, quantity } })
      const added = (await add(2)).body.data
      expect(added.bookingStatus).toBe('pending-modification')
      expect(await golf()).toBe(1)
      const gone = await ana.call(deleteBenefit, { query: { id: added.id } })
      expect(gone.body.data.bookingStatus).toBe('confirmed')
      expect(await golf()).toBe(3)

      const again = (await add(2)).body.data
      await ana.call(decideBenefits, {
        body: { idBooking: id, decisions: [{ id: again.id, authorize: true }] },
      })
      await decide(id, 'confirm')
      expect((await ana.call(deleteBenefit, { query: { id: again.id } })).body.data.bookingStatus).toBe(
        'pending-modification',
      )
      expect(await golf()).toBe(1)
      // The same again comes back in, and nothing is wished any more.
      expect((await add(2)).body.data).toEqual({ id: again.id, bookingStatus: 'confirmed' })
      await ana.call(deleteBenefit, { query: { id: again.id } })
      await decide(id, 'confirm')
      expect(await golf()).toBe(3)
    })

    test('what was pending before the change goes back to pending', async () => {
      await aHotel()
      const waits = (await ask(40, 2)).body.data.id
      await move(waits, 43, 2)
      expect((await decide(waits, 'reject')).body.data.bookingStatus).toBe('pending-confirmation')
      expect((await waiting(waits)).deeds).toEqual(['confirm', 'reject'])
      expect((await decide(waits, 'reject')).body.data.bookingStatus).toBe('rejected')
      const guest = (await ask(40, 2, { occupant: 'guest' })).body.data.id
      await move(guest, 43, 2, { occupant: 'guest' })
      expect((await withdraw(guest)).body.data.bookingStatus).toBe('pending')
    })

    test('changed again, the later wish takes the place of the earlier one', async () => {
      await aHotel()
      const id = await confirmed(40, 2)
      await move(id, 33, 5)
      const { sequence } = await waiting(id)
      await move(id, 41, 3)
      expect(await taken()).toEqual(days(40, 4))
      expect(await balances()).toEqual([5, 2])
      // What the desk saw has to hold still.
      expect((await decide(id, 'confirm', { sequence })).body.code).toBe('DECIDED_MEANWHILE')
      await ana.call(updateGuests, { body: { idBooking: id, ...alone, adults: [main, { na: true }] } })
      expect((await details(id)).wish).toMatchObject({ ...span(41, 3), adults: 2 })
      await decide(id, 'confirm')
      expect(await taken()).toEqual(days(41, 3))
    })

    test('cancelled while a change waits, the nights of both go back', async () => {
      await aHotel()
      const free = await confirmed(40, 2)
      await move(free, 33, 5)
      expect((await cancel(free)).body.data).toEqual({
        bookingStatus: 'cancelled',
        penaltyNights: 0,
        keptLines: 0,
      })
      expect(await taken()).toEqual([])
      expect(await balances()).toEqual([5, 5])

      const inside = await confirmed(20, 4)
      await move(inside, 40, 3)
      expect((await cancel(inside)).body.data).toEqual({
        bookingStatus: 'pending-cancel',
        penaltyNights: 1,
        keptLines: 0,
      })
      // Whoever wants to leave no longer wants to move: that goes back at once, the stay when the club agrees.
      expect(await taken()).toEqual(days(20, 4))
      expect(await balances()).toEqual([1, 5])
      expect((await details(inside)).wish).toBeNull()
      await decide(inside, 'agree-to-cancel')
      expect(await taken()).toEqual([])
      expect(await balances()).toEqual([4, 5])
    })

    test('nobody takes a night that a wish holds, and a wish takes none that is held', async () => {
      await aHotel()
      const id = await confirmed(40, 2)
      await move(id, 33, 2)
      expect((await ask(33, 1)).body.code).toBe('RESERVATION_EXISTS')
      const other = await confirmed(37, 1)
      expect((await move(id, 36, 2)).body.code).toBe('RESERVATION_EXISTS')
      expect((await details(id)).wish).toMatchObject(span(33, 2))
      expect(nightsOf({ checkIn: span(37, 1).datein, checkOut: span(37, 1).dateout })).toHaveLength(1)
      expect((await cancel(other)).code).toBe(200)
    })

    test('moved to far dates inside its window, a stay is not cancelled free', async () => {
      await aHotel()
      const id = await confirmed(20, 4)
      expect((await ana.call(readPenalty, { query: { idBooking: id } })).body.penality).toBe(1)
      expect((await move(id, 40, 4)).code).toBe(200)
      await decide(id, 'confirm')
      expect(await details(id)).toMatchObject({ penaltyKept: [{ checkIn: span(20, 4).datein, nights: 4 }] })
      expect((await cancel(id)).body.data).toEqual({
        bookingStatus: 'pending-cancel',
        penaltyNights: 1,
        keptLines: 0,
      })
    })

    test('inside its window it is not shortened below what cancelling would cost', async () => {
      await aHotel({ nights: 8 })
      const id = await confirmed(20, 6)
      const cost = (await ana.call(readPenalty, { query: { idBooking: id } })).body.penality
      expect(cost).toBe(2)
      const short = await move(id, 40, 1)
      expect([short.code, short.body.code]).toEqual([409, 'SHORTER_THAN_PENALTY'])
      expect(short.body.message).toContain('2 nights')
      expect((await move(id, 40, 2)).code).toBe(200)
    })

    test('the database keeps no wish without a stay that waits for it, nor the other way round', async () => {
      await aHotel()
      const id = await confirmed(40, 2)
      const { db } = club.database
      await expect(
        sql`UPDATE bookings SET status = 'pending-modification' WHERE id = ${id}`.execute(db),
      ).rejects.toThrow(/bookings_wish/)
      await move(id, 43, 2)
      await expect(
        sql`UPDATE bookings SET status = 'confirmed' WHERE id = ${id}`.execute(db),
      ).rejects.toThrow(/waits for no change/)
      await expect(sql`DELETE FROM booking_wishes WHERE booking_id = ${id}`.execute(db)).rejects.toThrow(
        /bookings_wish/,
      )
    })

    test('a stranger takes nobody’s change back', async () => {
      await aHotel()
      const id = await confirmed(40, 2)
      await move(id, 43, 2)
      const elena = await club.signedIn('elena')
      expect((await elena.call(withdrawChange, { query: { idBooking: id } })).code).toBe(404)
    })
  },
)
