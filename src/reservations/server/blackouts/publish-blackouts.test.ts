import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { listBlackouts } from '../../calendar.endpoints.ts'
import {
  type Blackout,
  closeNights,
  listClosedNights,
  listStaysOnNights,
  openNights,
} from '../../publish-blackouts.endpoints.ts'
import { LONGEST_STAY } from '../../request/stay-rules.ts'
import { searchRooms } from '../../reservations.endpoints.ts'
import { readYear } from '../../year.endpoints.ts'
import { CLOSED_MAILS } from './closed-mails.ts'

const REASON = { en: 'The roof is renewed', es: 'Se renueva el techo' }

describe.each(ENGINES)('closing nights at the desk, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let idHotel: number
  const idContract = CAST_CONTRACTS.elena
  beforeAll(async () => {
    club = await testApp(engine)
    desk = await club.signedIn('raul', { admin: true })
    elena = await club.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT hotel_id AS id FROM contracts WHERE id = ${idContract}`.execute(club.database.db)
    idHotel = rows[0]?.id ?? 0
  })
  afterAll(() => club.close())

  const day = (ahead: number) => addDays(TEST_DAY, ahead)
  const close = (more: object, who = desk, headers?: Record<string, string>) =>
    who.call(closeNights, {
      body: { version: 0, idHotel, reason: REASON, ...more },
      ...(headers && { headers }),
    })
  const list = async () => (await desk.call(listClosedNights)).body.data as Blackout[]
  const one = async (id: number) => (await list()).find((each) => each.id === id)
  const open = (of: Pick<Blackout, 'id' | 'changed'>, who = desk) =>
    who.call(openNights, { body: { id: of.id, version: of.changed.version } })
  const seen = async () => (await elena.call(listBlackouts, { query: { idContract } })).body.data
  const put = async (first: string, last: string) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO blackouts (hotel_id, first_night, last_night, reason)
      VALUES (${idHotel}, ${first}, ${last}, ${JSON.stringify(REASON)}) RETURNING id`.execute(
      club.database.db,
    )
    return rows[0]?.id ?? 0
  }
  const deedsOf = async (id: number) => {
    const { rows } = await sql<{ deed: string; who: string }>`
      SELECT p.deed, a.name AS who FROM publications p JOIN admins a ON a.id = p.admin_id
       WHERE p.kind = 'blackout' AND p.subject = ${id} ORDER BY p.id`.execute(club.database.db)
    return rows.map(({ deed, who }) => `${deed} by ${who}`)
  }

  test('the owner sees closed nights at once: in the calendar, in the year, and in a search', async () => {
    const nights = { firstNight: day(100), lastNight: day(103) }
    const saved = await close(nights)
    expect([saved.code, saved.body.data?.id]).toEqual([200, expect.any(Number)])
    expect(await seen()).toContainEqual({ ...nights, reason: REASON })
    const year = await elena.call(readYear, { query: { idContract, year: day(100).slice(0, 4) } })
    expect(year.body.blackouts).toContainEqual({ ...nights, reason: REASON })
    const rooms = await elena.call(searchRooms, {
      body: { idContract, datein: day(102), dateout: day(105), adults: 2, children: 0 },
    })
    expect(rooms.body.code).toBe('BLACKOUT')
    expect(await one(saved.body.data.id)).toMatchObject({
      idHotel,
      ...nights,
      state: 'coming',
      changed: { deed: 'published', by: expect.stringMatching(/^Raúl/) },
    })
  })

  test('changed and opened again; what was removed keeps its note', async () => {
    const { id } = (await close({ firstNight: day(110), lastNight: day(112) })).body.data
    const first = (await one(id)) as Blackout
    const version = first.changed.version
    const later = { firstNight: day(111), lastNight: day(114) }
    expect((await close({ id, version, ...later })).code).toBe(200)
    expect(await seen()).toContainEqual({ ...later, reason: REASON })
    // Prepared on what stood there before.
    expect((await close({ id, version, ...later, lastNight: day(115) })).body.code).toBe('CHANGED_MEANWHILE')
    expect((await open(first)).body.code).toBe('CHANGED_MEANWHILE')
    expect(await one(id)).toMatchObject(later)
    expect((await open((await one(id)) as Blackout)).body.data).toEqual({ kept: false })
    expect(await one(id)).toBeUndefined()
    expect(await seen()).not.toContainEqual({ ...later, reason: REASON })
    expect(await deedsOf(id)).toEqual(['published by Raúl', 'changed by Raúl', 'removed by Raúl'])
    expect((await open(first)).code).toBe(404)
  })

  test('what has begun keeps the nights that are past; what is over stays as it is', async () => {
    const running = await put(day(-4), day(5))
    const ended = await put(day(-30), day(-20))
    expect((await one(running))?.state).toBe('running')
    expect((await open((await one(running)) as Blackout)).body.data).toEqual({ kept: true })
    expect(await one(running)).toMatchObject({ firstNight: day(-4), lastNight: day(-1), state: 'ended' })
    expect(await deedsOf(running)).toEqual(['withdrawn by Raúl'])
    const over = (await one(ended)) as Blackout
    expect((await open(over)).body.code).toBe('BLACKOUT_ENDED')
    const nights = { firstNight: day(-30), lastNight: day(3) }
    expect((await close({ id: ended, ...nights })).body.code).toBe('BLACKOUT_ENDED')
    expect(await one(ended)).toEqual(over)
  })

  test('a night is closed once: the refusal names what lies there', async () => {
    await close({ firstNight: day(120), lastNight: day(122) })
    const refused = await close({ firstNight: day(122), lastNight: day(125) })
    expect([refused.code, refused.body.code]).toEqual([409, 'BLACKOUT_OVERLAPS'])
    expect(refused.body.message).toContain(`${dayInWords(day(120), 'en')} to ${dayInWords(day(122), 'en')}`)
    expect((await close({ firstNight: day(123), lastNight: day(125) })).code).toBe(200)
    const at = { firstNight: day(130), lastNight: day(131) }
    const codes = (await Promise.all([close(at), close(at)])).map(({ code }) => code)
    expect(codes.sort()).toEqual([200, 409])
  })

  test.each([
    ['the past', { firstNight: day(-1), lastNight: day(1) }, 'BLACKOUT_PAST'],
    ['four years ahead', { firstNight: day(1460), lastNight: day(1461) }, 'BLACKOUT_TOO_FAR'],
    ['backwards', { firstNight: day(20), lastNight: day(19) }, 'BAD_INPUT'],
    ['one language', { firstNight: day(20), lastNight: day(21), reason: { en: 'x', es: ' ' } }, 'BAD_INPUT'],
    ['a hotel that is not there', { idHotel: 9999, firstNight: day(20), lastNight: day(21) }, 'NOT_FOUND'],
    ['nights that are not there', { id: 999_999, firstNight: day(20), lastNight: day(21) }, 'NOT_FOUND'],
  ])('%s is refused', async (_, wanted, code) => {
    const before = await list()
    expect((await close(wanted)).body.code).toBe(code)
    expect(await list()).toEqual(before)
  })

  test('closed nights do not move to another hotel', async () => {
    const { id } = (await close({ firstNight: day(140), lastNight: day(141) })).body.data
    const { changed } = (await one(id)) as Blackout
    const other = { id, version: changed.version, idHotel: idHotel === 1 ? 2 : 1 }
    expect((await close({ ...other, firstNight: day(140), lastNight: day(141) })).code).toBe(404)
    expect((await one(id))?.idHotel).toBe(idHotel)
  })

  test('the same key twice closes once', async () => {
    const nights = { firstNight: day(150), lastNight: day(151) }
    const headers = { 'idempotency-key': 'close-the-nights-once' }
    const [first, second] = [await close(nights, desk, headers), await close(nights, desk, headers)]
    expect(second.body).toEqual(first.body)
    expect((await list()).filter(({ firstNight }) => firstNight === nights.firstNight)).toHaveLength(1)
  })

  test('counts the live stays on the nights, and leaves them as they are', async () => {
    const { rows } = await sql<{ id: number; checkIn: string; checkOut: string; status: string }>`
      SELECT id, check_in AS "checkIn", check_out AS "checkOut", status FROM bookings b
       WHERE b.hotel_id = ${idHotel} AND b.status = 'confirmed' AND b.check_in > ${day(1)}::date
         AND NOT EXISTS (SELECT FROM blackouts k WHERE k.hotel_id = b.hotel_id AND k.last_night >= b.check_out - 1
                            AND k.first_night < b.check_out)
       ORDER BY check_in LIMIT 1`.execute(club.database.db)
    const stay = rows[0]
    if (!stay) throw new Error('The demo has no stay ahead')
    const on = async (firstNight: string, lastNight: string) =>
      (await desk.call(listStaysOnNights, { query: { idHotel, firstNight, lastNight } })).body
    const expected = async (firstNight: string, lastNight: string) => {
      const found = await sql<{ n: number }>`
        SELECT count(*)::int AS n FROM bookings WHERE hotel_id = ${idHotel}
           AND status NOT IN ('cancelled', 'rejected')
           AND daterange(check_in, check_out) && daterange(${firstNight}, ${lastNight}, '[]')`.execute(
        club.database.db,
      )
      return found.rows[0]?.n
    }
    const lastNight = addDays(stay.checkOut, -1)
    const inside = await on(lastNight, lastNight)
    expect(inside.data.map(({ id }: { id: number }) => id)).toContain(stay.id)
    for (const [from, to] of [
      [lastNight, lastNight],
      [stay.checkOut, stay.checkOut],
      [day(-200), day(LONGEST_STAY)],
    ] as const) {
      const answer = await on(from, to)
      expect(answer.count, `${from} to ${to}`).toBe(await expected(from, to))
      expect(answer.data).toHaveLength(Math.min(20, answer.count))
    }

    const saved = await close({ firstNight: lastNight, lastNight })
    expect(saved.body.data).toEqual({ id: expect.any(Number), stays: inside.count, told: 0 })
    const after = await sql`SELECT status FROM bookings WHERE id = ${stay.id}`.execute(club.database.db)
    expect(after.rows).toEqual([{ status: 'confirmed' }])
  })

  test('tells the owners of the stays on the nights once it is asked to, in their language, with why and which stay', async () => {
    const { db } = club.database
    const { rows } = await sql<{ id: number; code: string; checkIn: string; owners: number }>`
      SELECT b.id, b.code, b.check_in AS "checkIn",
             (SELECT count(*)::int FROM contract_owners w JOIN owners o ON o.id = w.owner_id AND o.active WHERE w.contract_id = b.contract_id) AS owners
        FROM bookings b WHERE b.hotel_id = ${idHotel} AND b.status = 'confirmed' AND b.check_in > ${day(3)}::date
         AND NOT EXISTS (SELECT FROM blackouts k WHERE k.hotel_id = b.hotel_id AND b.check_in BETWEEN k.first_night AND k.last_night)
       ORDER BY check_in DESC LIMIT 1`.execute(db)
    const stay = rows[0]!
    const saved = await close({ firstNight: stay.checkIn, lastNight: stay.checkIn, tells: true })
    expect(saved.body.data.told).toBeGreaterThanOrEqual(stay.owners)
    const told = await sql<{ language: 'en' | 'es'; content: Record<string, string> }>`
      SELECT language, content FROM outbox WHERE kind = 'stay-nights-closed' AND content->>'code' = ${stay.code}`.execute(
      db,
    )
    expect(told.rows).toHaveLength(stay.owners)
    const [mail] = told.rows
    const { text } = renderMail(CLOSED_MAILS['stay-nights-closed'], mail!, club.config)
    expect(text).toContain(REASON[mail!.language])
    expect(text).toContain(dayInWords(stay.checkIn, mail!.language))
    expect(text).toContain(`/my-reservations/${stay.id}`)
    const asked = { idHotel, firstNight: stay.checkIn, lastNight: stay.checkIn }
    const { body } = await desk.call(listStaysOnNights, { query: asked })
    const { dates } = body.data.find(({ id }: { id: number }) => id === stay.id)
    expect(JSON.parse(mail!.content.dates!)).toEqual(dates)
    expect(dates.length).toBeGreaterThan(0)
    for (const one of dates) {
      expect(one.checkIn > stay.checkIn || one.checkOut <= stay.checkIn).toBe(true)
      expect(text).toContain(dayInWords(one.checkIn, mail!.language))
    }
  })

  test('comes first what is ahead, then what is past, the latest first', async () => {
    const rows = await list()
    const ahead = rows.filter(({ state }) => state !== 'ended').map(({ firstNight }) => firstNight)
    const past = rows.filter(({ state }) => state === 'ended').map(({ firstNight }) => firstNight)
    expect(rows.map(({ firstNight }) => firstNight)).toEqual([...ahead.sort(), ...past.sort().reverse()])
    expect(past.length).toBeGreaterThan(0)
  })
})
