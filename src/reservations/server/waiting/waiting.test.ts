import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { cancelBooking, modifyBooking } from '../../changes.endpoints.ts'
import { openNights } from '../../publish-blackouts.endpoints.ts'
import { requestBooking, searchRooms } from '../../reservations.endpoints.ts'
import {
  changeWait,
  joinWaits,
  listWaits,
  lookAtWait,
  passHeldOffer,
  takeHeldOffer,
  withdrawWait,
} from '../../waiting.endpoints.ts'
import { listWaitsOfWeek, readWaitingWeeks } from '../../waiting-desk.endpoints.ts'
import { findStayBreaches, lastBooking } from '../pressure/breaches.store.ts'
import { addOwners, openSmallHotel, type SmallHotel } from '../pressure/small-hotel.store.ts'

const HOUR = 3_600_000
/** What somebody says who takes an offer: the guests and the terms, as of any booking. */
const SAID = {
  adults: [{ na: false, name: 'Ana', lastname: 'Uno', email: '', phone: '' }, { na: true }],
  children: [],
  occupant: 'owner',
  terms: true,
}
const NAMES = ['uno.wait', 'dos.wait', 'tres.wait', 'cuatro.wait']

describe.each(BOTH_ENGINES)('the waiting list on %s', (engine) => {
  let stage: TestApp
  let owners: Visitor[]
  let ids: number[]
  let since: number
  let opened: string
  beforeAll(async () => {
    stage = await testApp(engine)
    ids = await addOwners(stage.database.db, NAMES)
    since = await lastBooking(stage.database.db)
  })
  afterAll(() => stage.close())

  /** Everybody signs in, as after a while they have to. */
  const signIn = async () => {
    owners = []
    for (const name of NAMES) owners.push(await stage.signedIn(name))
  }
  const later = async (hours: number) => {
    stage.clock.pass(hours * HOUR)
    await signIn()
  }

  const todayNow = () => todayIn('America/Cancun', stage.clock.now())
  const dayAfter = (days: number) => addDays(opened, days)
  /** A hotel of one room each, whose nights 32 to 36 the first owner has. */
  const town = async (more: { confirmsItself?: boolean; nights?: number } = {}) => {
    opened = todayNow()
    const hotel = await openSmallHotel(stage.database.db, {
      ...{ today: opened, owners: ids, rooms: 1, nights: 20, confirmsItself: true },
      ...more,
    })
    await signIn()
    const booking = await book(hotel, 0, 32, 4)
    return { hotel, booking }
  }
  const book = async (hotel: SmallHotel, who: number, first: number, nights: number) => {
    const { body, code } = await owners[who]!.call(requestBooking, {
      body: {
        ...{ idContract: hotel.contracts[who]!.id, idCategory: hotel.categories[0] },
        ...{
          datein: dayAfter(first),
          dateout: dayAfter(first + nights),
          children: [],
          occupant: 'owner',
          terms: true,
        },
        adults: [{ na: false, name: 'Ana', lastname: 'Uno', email: '', phone: '' }],
        acceptNearby: true,
      },
    })
    expect([code, body.code]).toEqual([200, undefined])
    return body.data.id as number
  }
  const wish = (hotel: SmallHotel, who: number, more: object = {}) => ({
    ...{ idContract: hotel.contracts[who]!.id, categories: [hotel.categories[0]] },
    ...{
      firstDay: dayAfter(32),
      lastDay: dayAfter(36),
      nightsFrom: 4,
      nightsTo: 4,
      adults: 2,
      children: 0,
      takes: 'ask',
    },
    ...more,
  })
  const join = async (hotel: SmallHotel, who: number, more: object = {}) => {
    const answer = await owners[who]!.call(joinWaits, { body: wish(hotel, who, more) })
    expect([answer.code, answer.body.code]).toEqual([200, undefined])
    stage.clock.pass(1000)
    return answer.body.data as { id: number; offered: boolean }
  }
  const listed = async (hotel: SmallHotel, who: number) =>
    (await owners[who]!.call(listWaits, { query: { idContract: hotel.contracts[who]!.id } })).body
  const offerOf = async (hotel: SmallHotel, who: number) => (await listed(hotel, who)).data[0]?.offer ?? null
  const cancel = (who: number, idBooking: number) =>
    owners[who]!.call(cancelBooking, { body: { idBooking, idMotive: 1, note: '' } })
  const roomsFor = async (hotel: SmallHotel, who: number, first: number, nights: number) => {
    const body = {
      ...{ idContract: hotel.contracts[who]!.id, datein: dayAfter(first), dateout: dayAfter(first + nights) },
      ...{ adults: 1, children: 0 },
    }
    return (await owners[who]!.call(searchRooms, { body })).body.rooms.map(
      ({ idCategory }: { idCategory: number }) => idCategory,
    )
  }
  const answer = (
    endpoint: typeof takeHeldOffer | typeof passHeldOffer,
    hotel: SmallHotel,
    who: number,
    idOffer: number,
    more: object = {},
  ) =>
    owners[who]!.call(endpoint, { body: { ...SAID, idContract: hotel.contracts[who]!.id, idOffer, ...more } })
  const mails = async (kind: string) => {
    const { rows } = await sql<{ recipient: string }>`
      SELECT recipient FROM outbox WHERE kind = ${kind} ORDER BY id`.execute(stage.database.db)
    return rows.map(({ recipient }) => recipient)
  }

  test('a cancelled stay is offered to the first in the line before anybody can find it, and yes books it', async () => {
    const { hotel, booking } = await town()
    expect((await join(hotel, 1)).offered).toBe(false)
    await join(hotel, 2)
    expect((await listed(hotel, 2)).data[0].chance.place).toEqual({ before: 1, same: 1, of: 2 })
    expect((await cancel(0, booking)).body.data.bookingStatus).toBe('cancelled')

    expect(await roomsFor(hotel, 3, 32, 4)).not.toContain(hotel.categories[0])
    expect(await offerOf(hotel, 2)).toBeNull()
    const offer = await offerOf(hotel, 1)
    expect(offer).toMatchObject({ datein: dayAfter(32), dateout: dayAfter(36), nights: 4, nightsCost: 4 })
    expect(Date.parse(offer.until) - stage.clock.now().getTime()).toBe(48 * HOUR)
    await stage.work()
    expect(await mails('wait-offered')).toContain('dos.wait@marea.example')

    const unread = await answer(takeHeldOffer, hotel, 1, offer.id, { terms: false })
    expect(unread.code).toBe(400)
    const [passes] = hotel.contracts[1]!.accounts
    const benefits = [{ idBenefitYear: passes!.id, quantity: 1 }]
    const foreign = await answer(takeHeldOffer, hotel, 1, offer.id, {
      benefits: [{ idBenefitYear: hotel.contracts[2]!.accounts[0]!.id, quantity: 1 }],
    })
    expect(foreign.body.code).toBe('BENEFIT_NOT_FOUND')
    const taken = await answer(takeHeldOffer, hotel, 1, offer.id, { benefits })
    expect(taken.body.data).toMatchObject({ bookingStatus: 'to-authorize', nightsCost: 4 })
    expect((await answer(takeHeldOffer, hotel, 1, offer.id)).body.code).toBe('OFFER_TAKEN')
    const { rows } = await sql<{ names: string[]; used: number }>`
      SELECT (SELECT array_agg(coalesce(g.name, '') ORDER BY g.position) FROM booking_guests g WHERE g.booking_id = b.id) AS names,
             (SELECT sum(u.quantity)::int FROM booking_benefits u WHERE u.booking_id = b.id AND u.state = 'pending') AS used
        FROM bookings b WHERE b.id = ${taken.body.data.id}`.execute(stage.database.db)
    expect(rows).toEqual([{ names: ['Ana', ''], used: 1 }])
    expect((await listed(hotel, 1)).data).toEqual([])
    expect((await listed(hotel, 2)).data[0].chance.place.before).toBe(0)
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('what is let pass or lapses goes to the next, who keeps it to the last second; nobody wants it: it is public', async () => {
    const { hotel, booking } = await town()
    await join(hotel, 1)
    await join(hotel, 2)
    await cancel(0, booking)
    const first = await offerOf(hotel, 1)
    expect((await answer(passHeldOffer, hotel, 1, first.id)).code).toBe(200)
    expect(await offerOf(hotel, 1)).toBeNull()
    expect((await listed(hotel, 1)).data[0].last.state).toBe('passed')
    const second = await offerOf(hotel, 2)
    expect(second.datein).toBe(dayAfter(32))

    await later(48)
    expect((await answer(takeHeldOffer, hotel, 2, second.id)).body.code).toBe('OFFER_OVER')
    await stage.work()
    // Nobody is asked twice about nights that nobody else had meanwhile.
    expect([await offerOf(hotel, 1), await offerOf(hotel, 2)]).toEqual([null, null])
    expect((await mails('wait-lapsed')).filter((one) => one.includes('.wait@'))).toEqual([
      'tres.wait@marea.example',
    ])
    expect(await roomsFor(hotel, 3, 32, 4)).toContain(hotel.categories[0])
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('only a whole wait is offered: parts do not do, and nights that came free before count', async () => {
    const { hotel, booking } = await town()
    const later = await book(hotel, 0, 36, 3)
    await join(hotel, 1, { lastDay: dayAfter(39), nightsFrom: 6, nightsTo: 7 })
    await cancel(0, booking)
    expect(await offerOf(hotel, 1)).toBeNull()
    await cancel(0, later)
    expect(await offerOf(hotel, 1)).toMatchObject({ datein: dayAfter(32), nights: 7 })
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('a stay that moves, and closed nights that are opened, free nights too', async () => {
    const { hotel, booking } = await town()
    await join(hotel, 1)
    const moved = await owners[0]!.call(modifyBooking, {
      body: {
        ...{
          idBooking: booking,
          datein: dayAfter(38),
          dateout: dayAfter(42),
          children: [],
          occupant: 'owner',
        },
        adults: [{ na: false, name: 'Ana', lastname: 'Uno', email: '', phone: '' }],
        acceptNearby: true,
      },
    })
    expect(moved.body.data.bookingStatus).toBe('confirmed')
    expect((await offerOf(hotel, 1)).datein).toBe(dayAfter(32))

    const blackout = { firstNight: dayAfter(15), lastNight: dayAfter(15) }
    await join(hotel, 2, { firstDay: dayAfter(15), lastDay: dayAfter(17), nightsFrom: 2, nightsTo: 2 })
    expect(await offerOf(hotel, 2)).toBeNull()
    const { rows } = await sql<{ id: number; version: number }>`
      SELECT k.id, 0 AS version FROM blackouts k WHERE k.hotel_id = ${hotel.id} AND k.first_night = ${blackout.firstNight}::date`.execute(
      stage.database.db,
    )
    const desk = await stage.signedIn('raul', { admin: true })
    expect((await desk.call(openNights, { body: rows[0] })).code).toBe(200)
    const near = await offerOf(hotel, 2)
    expect(near.datein).toBe(dayAfter(15))
    // Near the arrival an offer is shorter.
    expect(Date.parse(near.until) - stage.clock.now().getTime()).toBeLessThanOrEqual(24 * HOUR)
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('book at once: the stay is booked by the clock, told as any other, and what the rules refuse goes on', async () => {
    const { hotel, booking } = await town({ nights: 4 })
    await join(hotel, 1, { takes: 'at-once' })
    await join(hotel, 2)
    // Its nights are gone before anything comes free.
    await book(hotel, 1, 38, 4)
    await book(hotel, 1, 22, 3)
    await cancel(0, booking)
    // The rules are asked when it matches: the first has no nights left in that year, so the next is asked.
    expect(await offerOf(hotel, 1)).toBeNull()
    expect((await offerOf(hotel, 2)).datein).toBe(dayAfter(32))

    const second = await town()
    await join(second.hotel, 3, { takes: 'at-once' })
    await cancel(0, second.booking)
    await stage.work()
    const { rows } = await sql<{ status: string; adults: number }>`
      SELECT status, adults FROM bookings WHERE contract_id = ${second.hotel.contracts[3]!.id}`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([{ status: 'confirmed', adults: 2 }])
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('the rules are asked when it is made: window, too near, too far, four a contract, balance, guests', async () => {
    const { hotel } = await town()
    const code = async (more: object) => {
      const answer = await owners[1]!.call(joinWaits, { body: wish(hotel, 1, more) })
      return answer.body.code ?? 'done'
    }
    expect(await code({ firstDay: dayAfter(2), lastDay: dayAfter(6) })).toBe('WAIT_TOO_LATE')
    expect(await code({ lastDay: dayAfter(100), nightsTo: 4 })).toBe('WAIT_WINDOW')
    expect(await code({ firstDay: dayAfter(600), lastDay: dayAfter(604) })).toBe('WAIT_TOO_EARLY')
    expect(await code({ firstDay: dayAfter(50), lastDay: dayAfter(54) })).toBe('CALENDAR_NOT_OPEN')
    expect(await code({ adults: 9 })).toBe('TOO_MANY_GUESTS')
    expect(await code({ countsUntil: dayAfter(30) })).toBe('WAIT_TOO_LATE')
    const poor = await town({ nights: 4 })
    const [uno] = owners
    const none = await uno!.call(joinWaits, {
      body: wish(poor.hotel, 0, {
        firstDay: dayAfter(36),
        lastDay: dayAfter(44),
        nightsTo: 8,
        nightsFrom: 5,
      }),
    })
    expect(none.body.code).toBe('NOT_ENOUGH_NIGHTS')
    const foreign = await uno!.call(joinWaits, { body: wish(hotel, 1) })
    expect(foreign.code).toBe(404)
    for (let turn = 0; turn < 4; turn++) expect(await code({ firstDay: dayAfter(32 - turn) })).toBe('done')
    expect(await code({ firstDay: dayAfter(28) })).toBe('TOO_MANY_WAITS')
  })

  test('a change that only narrows keeps the place, another does not; withdrawn, its offer goes on', async () => {
    const { hotel, booking } = await town()
    const wide = { firstDay: dayAfter(31), lastDay: dayAfter(37), nightsFrom: 4, nightsTo: 5 }
    // A night that is not free on either side, so that nothing fits yet.
    await book(hotel, 3, 36, 2)
    const mine = await join(hotel, 1, wide)
    await join(hotel, 2)
    const change = async (more: object) =>
      (await owners[1]!.call(changeWait, { body: { idWait: mine.id, ...wish(hotel, 1, more) } })).body.data
    expect(await change({})).toEqual({ keptPlace: true, offered: false })
    expect((await listed(hotel, 1)).data[0].chance.place.before).toBe(0)
    stage.clock.pass(1000)
    expect(await change(wide)).toEqual({ keptPlace: false, offered: false })
    expect((await listed(hotel, 1)).data[0].chance.place.before).toBe(1)

    await cancel(0, booking)
    expect(await offerOf(hotel, 1)).toBeNull()
    const { id } = (await listed(hotel, 2)).data[0]
    const changed = await owners[2]!.call(changeWait, { body: { idWait: id, ...wish(hotel, 2) } })
    expect(changed.body.code).toBe('WAIT_OFFERED')
    const gone = await owners[2]!.call(withdrawWait, {
      body: { idContract: hotel.contracts[2]!.id, idWait: id },
    })
    expect(gone.code).toBe(200)
    expect((await offerOf(hotel, 1)).nights).toBe(5)
    expect((await listed(hotel, 2)).data).toEqual([])
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('joining, changing and leaving write to the owner; none of it where they have turned such mails off', async () => {
    const { hotel } = await town()
    const told = async () => {
      const { rows } = await sql<{ kind: string }>`
        SELECT kind FROM outbox WHERE recipient = 'dos.wait@marea.example' AND kind IN ('wait-joined', 'wait-changed', 'wait-left')
         ORDER BY id DESC LIMIT 3`.execute(stage.database.db)
      return rows.map(({ kind }) => kind).reverse()
    }
    const before = await mails('wait-joined')
    const { id } = await join(hotel, 1)
    await owners[1]!.call(changeWait, { body: { idWait: id, ...wish(hotel, 1, { adults: 1 }) } })
    const leaving = { body: { idContract: hotel.contracts[1]!.id, idWait: id } }
    await owners[1]!.call(withdrawWait, leaving)
    expect(await told()).toEqual(['wait-joined', 'wait-changed', 'wait-left'])
    await sql`UPDATE owners SET mails_off = '{stay-waiting}' WHERE email = 'dos.wait@marea.example'`.execute(
      stage.database.db,
    )
    await join(hotel, 1)
    expect(await mails('wait-joined')).toHaveLength(before.length + 1)
    await sql`UPDATE owners SET mails_off = '{}' WHERE email = 'dos.wait@marea.example'`.execute(
      stage.database.db,
    )
  })

  test('nights that are free already are offered to whoever joins; days that pass end a wait', async () => {
    const { hotel } = await town()
    expect(
      (await join(hotel, 1, { firstDay: dayAfter(37), lastDay: dayAfter(43), nightsFrom: 2, nightsTo: 3 }))
        .offered,
    ).toBe(true)
    expect(await offerOf(hotel, 1)).toMatchObject({ datein: dayAfter(37), nights: 3 })
    const short = await join(hotel, 2, { countsUntil: todayIn('America/Cancun', stage.clock.now()) })
    await later(26)
    await stage.work()
    const { rows } = await sql<{ state: string }>`SELECT state FROM waits WHERE id = ${short.id}`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([{ state: 'ended' }])
    expect(await mails('wait-ended')).toContain('tres.wait@marea.example')
  })

  test('nobody holds free nights without end: not twice, not beyond the balance, not again after letting them go', async () => {
    // Of the benefit year of these nights everybody has four.
    const { hotel } = await town({ nights: 4 })
    const free = { firstDay: dayAfter(38), lastDay: dayAfter(44), nightsFrom: 2, nightsTo: 3 }
    const first = await join(hotel, 1, free)
    expect(first.offered).toBe(true)
    const twice = await owners[1]!.call(joinWaits, { body: wish(hotel, 1, { ...free, nightsTo: 2 }) })
    expect([twice.code, twice.body.code]).toEqual([409, 'WAIT_TWICE'])
    const more = await join(hotel, 1, {
      firstDay: dayAfter(41),
      lastDay: dayAfter(44),
      nightsFrom: 2,
      nightsTo: 2,
    })
    expect(more.offered).toBe(false)

    for (const { id } of [first, more])
      await owners[1]!.call(withdrawWait, { body: { idContract: hotel.contracts[1]!.id, idWait: id } })
    expect((await join(hotel, 1, free)).offered).toBe(false)
    expect(await roomsFor(hotel, 1, 38, 3)).toContain(hotel.categories[0])
    // Another contract is offered them as ever.
    expect((await join(hotel, 2, free)).offered).toBe(true)
  })

  test('the look says the place, the years that are kept and what would widen it; the desk sees the weeks', async () => {
    const { hotel } = await town()
    await join(hotel, 1)
    const { takes: _, ...nights } = wish(hotel, 2)
    const look = await owners[2]!.call(lookAtWait, { body: nights })
    expect(look.body.chance.place).toEqual({ before: 1, same: 1, of: 2 })
    // Nothing is counted yet, and none of the changes has a better place.
    expect(look.body.wider).toEqual([])
    expect([look.body.obstacle, look.body.free]).toEqual([null, null])
    // Nights that anybody can book need no line.
    const open = { ...nights, firstDay: dayAfter(37), lastDay: dayAfter(43), nightsFrom: 2, nightsTo: 3 }
    expect((await owners[2]!.call(lookAtWait, { body: open })).body.free).toEqual({
      ...{ idCategory: hotel.categories[0], datein: dayAfter(37), dateout: dayAfter(40) },
    })
    // What joining would be refused for is said before anybody tries.
    const long = { ...nights, lastDay: addDays(nights.firstDay, 60), nightsFrom: 45, nightsTo: 45 }
    const refusedJoin = await owners[2]!.call(joinWaits, { body: { ...long, takes: 'ask' } })
    expect(refusedJoin.code).toBe(409)
    expect((await owners[2]!.call(lookAtWait, { body: long })).body.obstacle).toBe(refusedJoin.body.message)
    expect((await owners[0]!.call(lookAtWait, { body: nights })).code).toBe(404)
    const desk = await stage.signedIn('raul', { admin: true })
    const weeks = (await desk.call(readWaitingWeeks)).body.data.find(
      ({ idHotel }: { idHotel: number }) => idHotel === hotel.id,
    )
    expect(weeks).toMatchObject({ waiting: 1, offered: 0 })
    expect(weeks.categories.flatMap((one: { weeks: object[] }) => one.weeks)[0]).toMatchObject({ waiting: 1 })
  })

  test('the desk reads who waits for a week, in their order, and for whom nights are held until when', async () => {
    const { hotel, booking } = await town()
    const idCategory = hotel.categories[0]
    for (const who of [1, 2]) await join(hotel, who)
    const desk = await stage.signedIn('raul', { admin: true })
    const { data } = (await desk.call(readWaitingWeeks)).body as {
      data: { idHotel: number; categories: { weeks: { week: string }[] }[] }[]
    }
    const [{ week }] = data
      .find(({ idHotel }) => idHotel === hotel.id)!
      .categories.flatMap(({ weeks }) => weeks) as [{ week: string }]
    const ofWeek = async (more: object = {}) =>
      (await desk.call(listWaitsOfWeek, { query: { idCategory, week, ...more } })).body
    expect(await ofWeek()).toMatchObject({
      total: 2,
      data: [
        { place: 1, idOwner: hotel.contracts[1]!.ownerId, offer: null, takes: 'ask', swap: null },
        { place: 2, idOwner: hotel.contracts[2]!.ownerId, offer: null },
      ],
    })
    await cancel(0, booking)
    const [first, second] = (await ofWeek()).data
    expect([first.place, second.offer]).toEqual([1, null])
    expect(new Date(first.offer.until).getTime()).toBeGreaterThan(stage.clock.now().getTime())
    // Pages begin after those before; a week that nobody waits for is empty, and a kind that is not there is none.
    expect(await ofWeek({ page: 2 })).toMatchObject({ total: 2, data: [] })
    expect(await ofWeek({ week: '2050-01-03' })).toMatchObject({ total: 0, data: [] })
    expect((await desk.call(listWaitsOfWeek, { query: { idCategory: 999_999, week } })).code).toBe(404)
  })

  describe('the benefits of a wish', () => {
    /** The contract's first benefit, and what its years hold on the day that the nights begin. */
    const benefitOf = async (hotel: SmallHotel, who: number) => {
      const { rows } = await sql<{ idBenefit: number; balance: number }>`
        SELECT y.benefit_id AS "idBenefit", sum(y.balance)::int AS balance FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
         WHERE y.contract_id = ${hotel.contracts[who]!.id} AND f.unit <> 'nights' AND ${dayAfter(32)}::date BETWEEN y.starts AND y.expires
         GROUP BY y.benefit_id ORDER BY y.benefit_id LIMIT 1`.execute(stage.database.db)
      return rows[0]!
    }
    const usedBy = async (hotel: SmallHotel, who: number) => {
      const { rows } = await sql<{ quantity: number; state: string; status: string }>`
        SELECT sum(u.quantity)::int AS quantity, u.state, b.status FROM booking_benefits u JOIN bookings b ON b.id = u.booking_id
         WHERE b.contract_id = ${hotel.contracts[who]!.id} GROUP BY u.state, b.status`.execute(
        stage.database.db,
      )
      return rows
    }
    const change = (hotel: SmallHotel, who: number, idWait: number, more: object) =>
      owners[who]!.call(changeWait, { body: { ...wish(hotel, who), idWait, ...more } })

    test('are offered for its days, kept by a change that names none, and stand in the offer as far as they fit', async () => {
      const { hotel, booking } = await town()
      const first = await benefitOf(hotel, 1)
      const { takes: _, ...nights } = wish(hotel, 1)
      const look = await owners[1]!.call(lookAtWait, { body: nights })
      expect(look.body.benefits[0]).toMatchObject(first)
      const chosen = [{ idBenefit: first.idBenefit, quantity: first.balance + 2 }]
      const { id } = await join(hotel, 1, { benefits: chosen })
      expect((await change(hotel, 1, id, { adults: 1 })).body.data.keptPlace).toBe(true)
      const [listedWish] = (await listed(hotel, 1)).data
      expect(listedWish).toMatchObject({ benefits: chosen, offer: null })
      await cancel(0, booking)
      const offer = await offerOf(hotel, 1)
      const used = offer.used.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)
      expect([used, offer.short]).toEqual([first.balance, [{ idBenefit: first.idBenefit, quantity: 2 }]])
      await stage.work()
      const { rows } = await sql<{ content: { wished: string; short: string } }>`
        SELECT content FROM outbox WHERE kind = 'wait-offered' ORDER BY id DESC LIMIT 1`.execute(
        stage.database.db,
      )
      expect(JSON.parse(rows[0]!.content.short)).toEqual([{ idBenefit: first.idBenefit, quantity: 2 }])
      expect(JSON.parse(rows[0]!.content.wished)).toMatchObject(chosen)
      // None is taken of the balance for a wish.
      expect((await benefitOf(hotel, 1)).balance).toBe(first.balance)
      expect(await findStayBreaches(stage.database.db, since)).toEqual([])
    })

    test('of one that is booked at once are booked with it, with the word of who chose them; what no longer fits is told', async () => {
      const { hotel, booking } = await town()
      const first = await benefitOf(hotel, 1)
      await join(hotel, 1, {
        takes: 'at-once',
        benefits: [{ idBenefit: first.idBenefit, quantity: first.balance + 1 }],
      })
      await cancel(0, booking)
      await stage.work()
      expect(await usedBy(hotel, 1)).toEqual([
        { quantity: first.balance, state: 'authorized', status: 'confirmed' },
      ])
      expect((await benefitOf(hotel, 1)).balance).toBe(0)
      expect((await mails('wait-benefits-left')).at(-1)).toBe('dos.wait@marea.example')
      expect(await findStayBreaches(stage.database.db, since)).toEqual([])
    })

    test('what the club chose waits for the owner; of another contract, twice or of nights there are none', async () => {
      const { hotel, booking } = await town()
      const first = await benefitOf(hotel, 1)
      const { idBenefit } = first
      const one = { idBenefit, quantity: 1 }
      const refusal = async (benefits: object[]) =>
        (await owners[1]!.call(joinWaits, { body: wish(hotel, 1, { benefits }) })).body.code
      expect(await refusal([one, one])).toBe('BENEFIT_TWICE')
      expect(await refusal([{ idBenefit: 2_000_000, quantity: 1 }])).toBe('BENEFIT_NOT_FOUND')
      const { rows } = await sql<{
        id: number
      }>`SELECT id FROM benefits WHERE unit = 'nights' LIMIT 1`.execute(stage.database.db)
      expect(await refusal([{ idBenefit: rows[0]!.id, quantity: 1 }])).toBe('BENEFIT_NOT_FOUND')
      const { id } = await join(hotel, 1, { takes: 'at-once', benefits: [one] })
      // As one of the club's people would have left it.
      await sql`UPDATE waits SET benefits_authorized = false WHERE id = ${id}`.execute(stage.database.db)
      await cancel(0, booking)
      await stage.work()
      expect(await usedBy(hotel, 1)).toEqual([{ quantity: 1, state: 'pending', status: 'to-authorize' }])
      // None are wanted any more: the wish has none.
      const other = await join(hotel, 2, { benefits: [] })
      expect((await change(hotel, 2, other.id, { benefits: [] })).code).toBe(200)
      expect(await findStayBreaches(stage.database.db, since)).toEqual([])
    })
  })
})
