import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '../../kernel/day.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { cancelBooking, readPenalty } from '../../reservations/changes.endpoints.ts'
import { searchRooms } from '../../reservations/reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from '../../reservations/server/pressure/breaches.store.ts'
import {
  addOwners,
  openSmallHotel,
  type SmallHotel,
} from '../../reservations/server/pressure/small-hotel.store.ts'
import { nobodyWaits } from '../../reservations/server/waiting/testing.no-waits.store.ts'
import { checkDraw } from '../check-draw.ts'
import {
  enterPublicNumber,
  listDrawRounds,
  openDraw,
  runDraw,
  trialDraw,
  withdrawDraw,
} from '../desk.endpoints.ts'
import { rankWishes, readDraw, readDrawnRound } from '../draws.endpoints.ts'
import { readDrawFile } from '../round.ts'
import { settleRound } from './draw-work.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NAMES = ['uno.draw', 'dos.draw', 'tres.draw', 'cuatro.draw', 'cinco.draw']

describe.each(BOTH_ENGINES)('a draw of peak weeks on %s', (engine) => {
  let stage: TestApp
  let ids: number[]
  let since: number
  beforeAll(async () => {
    stage = await testApp(engine)
    ids = await addOwners(stage.database.db, NAMES)
    since = await lastBooking(stage.database.db)
  })
  afterAll(() => stage.close())

  const owner = (who: number) => stage.signedIn(NAMES[who]!)
  const desk = (name: 'joel' | 'raul') => stage.signedIn(name, { admin: true })
  const todayNow = () => todayIn('America/Cancun', stage.clock.now())

  /** A hotel with two residences of each kind, and a round of one week of the first kind and one of the second. */
  const town = async (more: { nights?: number; each?: number } = {}) => {
    const opened = todayNow()
    const hotel = await openSmallHotel(stage.database.db, {
      ...{ today: opened, owners: ids, rooms: 2, nights: more.nights ?? 20, confirmsItself: true },
    })
    const [first = 0, second = 0] = hotel.categories
    const week = (idCategory: number, ahead: number, residences: number) => ({
      ...{ idCategory, name: { en: 'Easter', es: 'Pascua' }, residences },
      ...{ checkIn: addDays(opened, ahead), checkOut: addDays(opened, ahead + 4) },
    })
    const body = {
      ...{
        idHotel: hotel.id,
        name: { en: 'Peak weeks', es: 'Semanas pico' },
        year: 2026,
        each: more.each ?? 1,
      },
      ...{ opensOn: opened, closesOn: addDays(opened, 1), numberOn: addDays(opened, 2) },
      ...{ weights: [3, 2, 1], source: 'drand', forCategories: [] },
      places: [week(first, 20, 2), week(second, 25, 1)],
    }
    const visitor = await desk('raul')
    const answer = await visitor.call(openDraw, { body })
    return {
      hotel,
      opened,
      body,
      answer,
      id: answer.body.data?.id as number,
      seal: answer.body.data?.seal as string,
    }
  }
  const seen = async (visitor: Visitor, hotel: SmallHotel, who: number, idRound: number) =>
    (await visitor.call(readDraw, { query: { idContract: hotel.contracts[who]!.id, idRound } })).body.data
  const rank = async (hotel: SmallHotel, who: number, idRound: number, places: number[]) =>
    (await owner(who)).call(rankWishes, { body: { idContract: hotel.contracts[who]!.id, idRound, places } })
  const enter = async (name: 'joel' | 'raul', idRound: number, value: string) =>
    (await desk(name)).call(enterPublicNumber, { body: { idRound, value } })
  const placesOf = async (idRound: number) => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM draw_places WHERE round_id = ${idRound} ORDER BY check_in`.execute(stage.database.db)
    return rows.map(({ id }) => id)
  }
  /** Wishes are closed and sealed, the number agreed, the draw asked for. */
  const numbered = async (id: number) => {
    stage.clock.pass(3 * DAY)
    await stage.work()
    expect((await enter('joel', id, 'c0ffee')).body.data.came).toBe('first')
    expect((await enter('raul', id, 'c0ffee')).body.data.came).toBe('agreed')
    expect((await (await desk('raul')).call(runDraw, { body: { idRound: id } })).code).toBe(200)
  }
  const free = async (hotel: SmallHotel, night: string) => {
    const { rows } = await sql<{ free: number }>`
      SELECT free FROM room_nights WHERE category_id = ${hotel.categories[0]!} AND night = ${night}::date`.execute(
      stage.database.db,
    )
    return rows[0]!.free
  }

  test('a round from its rules to its bookings, which anybody computes again from the file', async () => {
    const { hotel, opened, id, seal } = await town()
    const [easter = 0, sky = 0] = await placesOf(id)
    // Its weeks are in nobody's search while it is under way.
    const found = await (await owner(0)).call(searchRooms, {
      body: {
        ...{ idContract: hotel.contracts[0]!.id, adults: 1, children: 0 },
        ...{ datein: addDays(opened, 20), dateout: addDays(opened, 24) },
      },
    })
    expect(found.body.rooms.map(({ idCategory }: { idCategory: number }) => idCategory)).not.toContain(
      hotel.categories[0],
    )
    for (const who of [0, 1, 2, 3]) {
      const answer = await rank(hotel, who, id, who === 3 ? [sky, easter] : [easter, sky])
      expect([answer.code, answer.body.data?.number]).toEqual([200, who + 1])
    }
    const before = await seen(await owner(0), hotel, 0, id)
    expect(before.standing).toMatchObject({ group: 1, groups: 1, from: 1, to: 4, of: 4 })
    // Who leaves is in no order.
    expect((await rank(hotel, 4, id, [easter])).code).toBe(200)
    expect((await rank(hotel, 4, id, [])).code).toBe(200)

    stage.clock.pass(DAY + 10 * HOUR)
    expect((await rank(hotel, 0, id, [sky])).body.code).toBe('DRAW_CLOSED')
    expect((await enter('joel', id, 'x')).body.code).toBe('DRAW_NOT_CLOSED')
    await stage.work()
    expect((await enter('joel', id, 'x')).body.code).toBe('NUMBER_TOO_EARLY')
    expect((await (await desk('raul')).call(runDraw, { body: { idRound: id } })).body.code).toBe(
      'DRAW_NOT_NUMBERED',
    )
    stage.clock.pass(DAY)
    // One person alone fixes nothing, however often; nor do two who differ.
    expect((await enter('joel', id, 'wrong')).body.data.came).toBe('first')
    expect((await enter('joel', id, 'wrong')).body.data.came).toBe('first')
    expect((await enter('raul', id, 'c0ffee')).body.data.came).toBe('differs')
    expect((await enter('joel', id, 'c0ffee')).body.data.came).toBe('agreed')
    expect((await enter('joel', id, 'other')).body.code).toBe('DRAW_NUMBERED')
    // Before the draw the secret is nobody's.
    const visitor = await owner(0)
    expect((await visitor.call(readDrawnRound, { query: { idRound: id } })).code).toBe(404)
    await (await desk('raul')).call(runDraw, { body: { idRound: id } })
    await stage.work()
    await stage.work()

    const answer = await visitor.call(readDrawnRound, { query: { idRound: id } })
    const file = readDrawFile(answer.bytes.toString())!
    expect(file.seal).toBe(seal)
    expect(file.takers.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect((await checkDraw(file)).filter(({ agrees }) => !agrees)).toEqual([])
    expect(file.given).toHaveLength(3)
    const shown = await Promise.all([0, 1, 2, 3].map(async (who) => seen(await owner(who), hotel, who, id)))
    const states = shown.map(({ results }) => results.map(({ state }: { state: string }) => state))
    expect(states.flat()).toEqual(['booked', 'booked', 'booked'])
    expect(shown[0].round.state).toBe('settled')
    // Who received nothing stands in the line for its weeks.
    const empty = states.findIndex((one) => one.length === 0)
    const { rows: waits } = await sql<{ contract: number }>`
      SELECT DISTINCT contract_id AS contract FROM waits WHERE hotel_id = ${hotel.id} AND state = 'waiting'`.execute(
      stage.database.db,
    )
    expect(waits).toEqual([{ contract: hotel.contracts[empty]!.id }])
    expect(shown.map((one) => one.waits)).toEqual(states.map((_, who) => (who === empty ? 2 : 0)))
    // Its page says so only as long as its wishes count.
    await nobodyWaits(stage.database.db)
    expect((await seen(await owner(empty), hotel, empty, id)).waits).toBe(0)
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
    const list = (await (await desk('raul')).call(listDrawRounds)).body
    const row = list.data.find((one: { id: number }) => one.id === id)
    expect(row.results).toMatchObject({ given: 3, booked: 3, refused: 0 })
    // Who received what, by name and in the order of the draw, each with its stay.
    const { each } = row.results
    expect(each).toHaveLength(3)
    expect(each[0]).toMatchObject({
      owner: expect.stringContaining('Solís'),
      stay: expect.stringMatching(/^BK-/),
    })
    const order = each.map(({ place }: { place: number }) => place)
    expect(order).toEqual(order.toSorted((a: number, b: number) => a - b))
    const trial = await (await desk('raul')).call(trialDraw, {
      body: { idHotel: hotel.id, each: 2, weights: [1, 1, 1] },
    })
    expect(trial.body.data.was).toMatchObject({ takers: 4, weeks: 3, nothing: 1 })
    expect(trial.body.data.would.weeks).toBe(3)
  })

  test('killed after any of its bookings it goes on, and books nothing twice', async () => {
    const { hotel, opened, id } = await town({ each: 2 })
    const [easter = 0, sky = 0] = await placesOf(id)
    for (const who of [0, 1, 2]) await rank(hotel, who, id, [easter, sky])
    await numbered(id)
    const { db } = stage.database
    const drawOnce = async () => {
      const { rows } = await sql<{ drawn: boolean; settled: boolean }>`
        SELECT drawn_at IS NOT NULL AS drawn, settled_at IS NOT NULL AS settled FROM draw_rounds WHERE id = ${id}`.execute(
        db,
      )
      return rows[0]!
    }
    // The first look draws, and does not book yet.
    for (let look = 0; look < 5 && !(await drawOnce()).drawn; look += 1) await stage.work()
    for (let kills = 0; !(await drawOnce()).settled; kills += 1) {
      expect(kills).toBeLessThan(50)
      let steps = 0
      // One step more, then the process is gone.
      const isStopping = () => steps++ > 0
      await settleRound(db, id, { publicUrl: 'https://club.example', now: stage.clock.now(), isStopping })
      expect(await findStayBreaches(db, since)).toEqual([])
    }
    // What was given and booked stays so, in the database itself.
    for (const change of [
      sql`state = 'given', booking_id = NULL`,
      sql`place_id = place_id + 1`,
      sql`turn = 5`,
      sql`rank = 9`,
    ])
      await expect(
        sql`UPDATE draw_results SET ${change} WHERE round_id = ${id} AND turn = 1`.execute(db),
      ).rejects.toThrow(/never changes/)
    for (const table of ['draw_results', 'draw_takers', 'draw_places'])
      await expect(sql`DELETE FROM ${sql.table(table)} WHERE round_id = ${id}`.execute(db)).rejects.toThrow(
        /never removed/,
      )
    const { rows } = await sql<{ state: string; bookings: number }>`
      SELECT g.state, (SELECT count(*)::int FROM bookings b WHERE b.hotel_id = ${hotel.id}) AS bookings
        FROM draw_results g WHERE g.round_id = ${id}`.execute(db)
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ state: 'booked', bookings: 3 })))
    expect(await free(hotel, addDays(opened, 20))).toBe(0)
  })

  test('what a rule refuses, and what nobody wished, is given back', async () => {
    const { hotel, opened, id } = await town({ nights: 1 })
    const [easter = 0] = await placesOf(id)
    await rank(hotel, 0, id, [easter])
    expect(await free(hotel, addDays(opened, 20))).toBe(0)
    await numbered(id)
    for (let look = 0; look < 3; look += 1) await stage.work()
    const shown = await seen(await owner(0), hotel, 0, id)
    expect(shown.results).toMatchObject([{ state: 'refused', refusal: 'NOT_ENOUGH_NIGHTS' }])
    expect(await free(hotel, addDays(opened, 20))).toBe(2)
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('a round whose wishes are open can be taken back, and one whose weeks are taken is not opened', async () => {
    const { hotel, opened, id, body } = await town()
    const visitor = await desk('raul')
    // A night later it is another week, of which the first holds all but one night.
    const shifted = { ...body.places[0]!, checkIn: addDays(opened, 21), checkOut: addDays(opened, 25) }
    const taken = await visitor.call(openDraw, { body: { ...body, places: [shifted] } })
    expect(taken.body.code).toBe('DRAW_NIGHTS_TAKEN')
    await rank(hotel, 0, id, await placesOf(id))
    expect((await visitor.call(withdrawDraw, { body: { idRound: id } })).code).toBe(200)
    // Who ranked wishes is told, once; nobody else is.
    const { rows: told } = await sql<{ to: string; wishes: number }>`
      SELECT o.recipient AS "to", (o.content->>'wishes')::int AS wishes FROM outbox o
        JOIN contracts c ON c.hotel_id = ${hotel.id} AND o.content->>'link' LIKE '%contract=' || c.id
       WHERE o.kind = 'draw-withdrawn'`.execute(stage.database.db)
    expect(told).toMatchObject([{ to: expect.stringContaining(NAMES[0]!), wishes: 2 }])
    expect(await free(hotel, addDays(opened, 20))).toBe(2)
    expect((await visitor.call(openDraw, { body: { ...body, numberOn: body.closesOn } })).body.code).toBe(
      'DRAW_CALENDAR',
    )
    expect((await rank(hotel, 0, id, await placesOf(id))).code).toBe(404)
  })

  test('a week with a closed night is not drawn: whoever received it would be refused', async () => {
    const { opened, body, hotel } = await town()
    const visitor = await desk('raul')
    const week = { ...body.places[0]!, checkIn: addDays(opened, 40), checkOut: addDays(opened, 44) }
    await sql`INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
              VALUES (${hotel.id}, ${addDays(opened, 43)}, ${addDays(opened, 46)}, '{"en": "Works", "es": "Obras"}')`.execute(
      stage.database.db,
    )
    const refused = await visitor.call(openDraw, { body: { ...body, places: [week] } })
    expect([refused.code, refused.body.code]).toEqual([409, 'DRAW_NIGHTS_CLOSED'])
    expect(refused.body.message).toContain('could not have it')
    // The day of departure is no night.
    const before = { ...week, checkIn: addDays(opened, 39), checkOut: addDays(opened, 43) }
    const other = await visitor.call(openDraw, { body: { ...body, places: [before] } })
    expect(other.body.code).not.toBe('DRAW_NIGHTS_CLOSED')
  })

  test('a week is in one round: published again with another key it would give away a second residence', async () => {
    const { opened, body, id, hotel } = await town()
    const visitor = await desk('raul')
    // One of two residences is free still.
    const again = { ...body, places: [body.places[1]!] }
    const refused = await visitor.call(openDraw, { body: again })
    expect([refused.code, refused.body.code]).toEqual([409, 'DRAW_WEEK_IN_ROUND'])
    expect(refused.body.message).toContain('Peak weeks')
    const { db } = stage.database
    const { rows } = await sql<{ free: number }>`
      SELECT free FROM room_nights WHERE category_id = ${hotel.categories[1]!} AND night = ${addDays(opened, 25)}::date`.execute(
      db,
    )
    expect(rows).toEqual([{ free: 1 }])
    // Whatever asks, the database keeps it so.
    await expect(
      sql`INSERT INTO draw_places (round_id, hotel_id, category_id, name, check_in, check_out, residences, held)
          SELECT (SELECT max(id) FROM draw_rounds WHERE hotel_id <> p.hotel_id), p.hotel_id, category_id, name, check_in, check_out, 1, 1
            FROM draw_places p WHERE round_id = ${id}`.execute(db),
    ).rejects.toThrow(/draw_places_once/)
    // Two desks at once: one of them.
    expect((await visitor.call(withdrawDraw, { body: { idRound: id } })).code).toBe(200)
    const other = await desk('joel')
    const both = await Promise.all([
      visitor.call(openDraw, { body: again }),
      other.call(openDraw, { body: again }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  test('a drawn week that is cancelled late goes to who received nothing, in the order of the draw', async () => {
    const { hotel, opened, id: first, body } = await town()
    const visitor = await desk('raul')
    await visitor.call(withdrawDraw, { body: { idRound: first } })
    // Far enough ahead that cancelling is free; both residences go out.
    const week = { ...body.places[0]!, checkIn: addDays(opened, 38), checkOut: addDays(opened, 42) }
    const { data } = (await visitor.call(openDraw, { body: { ...body, places: [week] } })).body
    const id = data.id as number
    const places = await placesOf(id)
    for (const who of [0, 1, 2, 3]) await rank(hotel, who, id, places)
    await numbered(id)
    for (let look = 0; look < 3; look += 1) await stage.work()
    const shown = await Promise.all([0, 1, 2, 3].map(async (who) => seen(await owner(who), hotel, who, id)))
    const inOrder = shown
      .map(({ why, results }, who) => ({ who, place: why.place as number, results }))
      .sort((a, b) => a.place - b.place)
    expect(inOrder.map(({ results }) => results.length)).toEqual([1, 1, 0, 0])
    const [winner, , third] = inOrder
    const idBooking = winner!.results[0].idBooking as number
    // Whoever gives it back reads before what it costs, and that it goes on in the draw's order.
    const before = (await (await owner(winner!.who)).call(readPenalty, { query: { idBooking } })).body
    expect(before).toMatchObject({ penality: 0, draw: true })
    const { code } = await (await owner(winner!.who)).call(cancelBooking, {
      body: { idBooking, idMotive: 1, note: '' },
    })
    expect(code).toBe(200)
    const { rows } = await sql<{ contract: number }>`
      SELECT w.contract_id AS contract FROM wait_offers o JOIN waits w ON w.id = o.wait_id
       WHERE w.hotel_id = ${hotel.id} AND o.state = 'open'`.execute(stage.database.db)
    expect(rows).toEqual([{ contract: hotel.contracts[third!.who]!.id }])
    const after = await seen(await owner(winner!.who), hotel, winner!.who, id)
    expect(after.results).toMatchObject([{ state: 'booked', isGivenBack: true }])
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('a drawn week is given back for nothing until the day of its round, inside the penalty window too', async () => {
    const { hotel, opened, id: first, body } = await town()
    const visitor = await desk('raul')
    await visitor.call(withdrawDraw, { body: { idRound: first } })
    const places = [{ ...body.places[0]!, checkIn: addDays(opened, 20), checkOut: addDays(opened, 24) }]
    const open = (freeUntil: string) => visitor.call(openDraw, { body: { ...body, places, freeUntil } })
    // Shorter than three days after the number, and into the week, it is not published.
    for (const ahead of [4, 20]) {
      const no = await open(addDays(opened, ahead))
      expect([no.code, no.body.code]).toEqual([409, 'DRAW_FREE_DAYS'])
    }
    const freeUntil = addDays(opened, 8)
    const id = (await open(freeUntil)).body.data.id as number
    expect((await seen(await owner(0), hotel, 0, id)).round.freeUntil).toBe(freeUntil)
    await expect(
      sql`UPDATE draw_rounds SET free_until = free_until + 1 WHERE id = ${id}`.execute(stage.database.db),
    ).rejects.toThrow(/never change/)
    const [place = 0] = await placesOf(id)
    for (const who of [0, 1]) await rank(hotel, who, id, [place])
    await numbered(id)
    for (let look = 0; look < 3; look += 1) await stage.work()
    const stays = await Promise.all(
      [0, 1].map(
        async (who) => (await seen(await owner(who), hotel, who, id)).results[0].idBooking as number,
      ),
    )
    const terms = async (who: number) =>
      (await (await owner(who)).call(readPenalty, { query: { idBooking: stays[who]! } })).body.data
    expect(await terms(0)).toEqual({ kind: 'free', until: freeUntil })
    const gone = await (await owner(0)).call(cancelBooking, {
      body: { idBooking: stays[0]!, idMotive: 1, note: '' },
    })
    expect(gone.body.data).toMatchObject({ bookingStatus: 'cancelled', penaltyNights: 0 })
    // The day after it is a stay like any other.
    stage.clock.pass(6 * DAY)
    expect(await terms(1)).toMatchObject({ kind: 'penalty' })
    expect(await findStayBreaches(stage.database.db, since)).toEqual([])
  })

  test('a result that comes late leaves three days to give a week back', async () => {
    const { hotel, opened, id: first, body } = await town()
    const visitor = await desk('raul')
    await visitor.call(withdrawDraw, { body: { idRound: first } })
    const { data } = (await visitor.call(openDraw, { body: { ...body, freeUntil: addDays(opened, 5) } })).body
    const id = data.id as number
    const [place = 0] = await placesOf(id)
    await rank(hotel, 0, id, [place])
    stage.clock.pass(2 * DAY)
    await numbered(id)
    for (let look = 0; look < 3; look += 1) await stage.work()
    expect((await seen(await owner(0), hotel, 0, id)).round.freeUntil).toBe(addDays(todayNow(), 3))
  })

  test('another resort’s round, and a contract of somebody else, are nobody’s business', async () => {
    const { hotel, id } = await town()
    const elena = await stage.signedIn('elena')
    expect((await elena.call(readDraw, { query: { idContract: 1, idRound: id } })).code).toBe(404)
    const body = { idContract: hotel.contracts[1]!.id, idRound: id, places: [] }
    expect((await (await owner(0)).call(rankWishes, { body })).code).toBe(404)
  })

  test('the database keeps rules, seals, wishes and results as they are', async () => {
    const { hotel, id } = await town()
    const [easter = 0] = await placesOf(id)
    await rank(hotel, 0, id, [easter])
    const { db } = stage.database
    await expect(
      sql`UPDATE draw_rounds SET weights = '{9,9,9}' WHERE id = ${id}`.execute(db),
    ).rejects.toThrow(/never change/)
    await expect(
      sql`UPDATE draw_places SET residences = 3 WHERE round_id = ${id}`.execute(db),
    ).rejects.toThrow(/never change/)
    stage.clock.pass(2 * DAY)
    await stage.work()
    await expect(sql`DELETE FROM draw_wishes WHERE round_id = ${id}`.execute(db)).rejects.toThrow(/sealed/)
    await expect(
      sql`UPDATE draw_rounds SET public_value = 'mine', numbered_at = number_at WHERE id = ${id}`.execute(db),
    ).rejects.toThrow(/two different people/)
  })
})
