import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '../../../membership/passwords.endpoints.ts'
import { sessionKeeper } from '../../../membership/server/sign-in/sessions.store.ts'
import {
  clubDatabase,
  ENGINES,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { securityLog } from '../../../server/http/security-log.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { exportStay, readFeed, renewFeed } from '../../year.endpoints.ts'
import { mountCalendarFeed } from './calendar-feed.ts'

const MINUTE = 60_000

describe.each(ENGINES)('the calendar on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let stays: { id: number; code: string; status: string; checkIn: string; checkOut: string }[]

  beforeAll(async () => {
    stage = await testAppOn(await clubDatabase(engine), { PUBLIC_URL: 'https://club.example:8443' })
    elena = await stage.signedIn('elena')
    stays = (
      await sql<(typeof stays)[number]>`
        SELECT b.id, b.code, b.status, b.check_in AS "checkIn", b.check_out AS "checkOut" FROM bookings b
          JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id
         WHERE o.email = 'elena@marea.example' ORDER BY b.check_in`.execute(stage.database.db)
    ).rows
  })
  afterAll(() => stage.close())

  /** What a calendar program gets: no token header, no cookie. */
  const subscribe = (url: string, headers: Record<string, string> = {}) =>
    stage.app.inject({ method: 'GET', url: new URL(url).pathname, headers })
  const renewed = async (who: Visitor): Promise<string> => (await who.call(renewFeed)).body.url
  const events = (text: string) => text.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1)
  const eventOf = (text: string, id: number) =>
    events(text).find((one) => one.includes(`UID:booking-${id}@${stage.config.calendarDomain}\r\n`))

  test('one stay as a file, its days all day, in the language of the screen', async () => {
    const stay = stays.find(({ status }) => status === 'to-authorize')!
    const { code, body } = await elena.call(exportStay, {
      query: { idBooking: stay.id },
      headers: { 'accept-language': 'es' },
    })
    expect([code, body.name]).toEqual([200, `${stay.code}.ics`])
    const event = eventOf(body.text, stay.id)!
    expect(event).toContain(`DTSTART;VALUE=DATE:${stay.checkIn.replaceAll('-', '')}\r\n`)
    expect(event).toContain(`DTEND;VALUE=DATE:${stay.checkOut.replaceAll('-', '')}\r\n`)
    expect(event).toContain('STATUS:TENTATIVE\r\n')
    expect(event).toMatch(/SUMMARY:Estancia en .+ \(sin confirmar aún\)\r\n/)
    expect(event).toContain(`Reservación ${stay.code}\\n`)
    expect(event).toContain(`URL:https://club.example:8443/my-reservations/${stay.id}\r\n`)
  })

  test('a stranger’s stay is 404, an unsigned report locks', async () => {
    const query = { idBooking: stays[0]!.id }
    const ines = await stage.signedIn('ines')
    const stranger = await ines.call(exportStay, { query })
    expect([stranger.code, stranger.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
    const marcos = await stage.signedIn('marcos')
    expect((await marcos.call(exportStay, { query })).code).toBe(403)
  })

  test('nobody has an address until they ask; it is an owner’s own', async () => {
    expect((await elena.call(readFeed)).body.url).toBeNull()
    const url = await renewed(elena)
    expect(url).toMatch(/^https:\/\/club\.example:8443\/calendar\/[\w-]{43}\.ics$/)
    expect((await elena.call(readFeed)).body.url).toBe(url)
    expect((await stage.visitor().call(readFeed)).code).toBe(401)
    const ruth = await stage.signedIn('ruth', { admin: true })
    for (const call of [readFeed, renewFeed]) {
      const answer = await ruth.call(call)
      expect([answer.code, answer.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    }
  })

  test('answers without the token header: the owner’s stays of a year back and all to come', async () => {
    const answer = await subscribe(await renewed(elena))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['cache-control']).toMatch(/private/)
    const shown = stays.filter(({ checkIn }) => checkIn >= '2025-11-18')
    expect(shown.length).toBeLessThan(stays.length)
    expect(events(answer.body)).toHaveLength(shown.length)
    for (const { id, status } of shown) {
      // A stay that stands confirmed is so while a change of it waits, too, and names it.
      const waits = status === 'pending-modification'
      expect(eventOf(answer.body, id)?.includes('Until the resort answers')).toBe(waits)
      if (waits) expect(eventOf(answer.body, id)).toContain('STATUS:CONFIRMED')
      if (waits) continue
      const wanted = { confirmed: 'CONFIRMED', cancelled: 'CANCELLED', rejected: 'CANCELLED' }[status]
      expect(eventOf(answer.body, id)).toContain(`STATUS:${wanted ?? 'TENTATIVE'}\r\n`)
    }
    const cancelled = shown.find(({ status }) => status === 'cancelled')!
    expect(eventOf(answer.body, cancelled.id)).toContain('SUMMARY:Cancelled: stay at ')
    expect(answer.body).toContain('X-WR-CALNAME:Stays at Marea\r\n')
  })

  test('speaks the owner’s language, not the reader’s', async () => {
    const url = await renewed(await stage.signedIn('marcos'))
    const answer = await subscribe(url, { 'accept-language': 'en' })
    expect(answer.body).toContain('X-WR-CALNAME:Estancias en Marea\r\n')
  })

  test('the same again is 304; a change of a stay is not', async () => {
    const url = await renewed(elena)
    const first = await subscribe(url)
    const tag = String(first.headers.etag)
    stage.clock.pass(10 * MINUTE)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await subscribe(url, { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    }
    await sql`UPDATE bookings SET sequence = sequence + 1 WHERE id = ${stays.at(-1)!.id}`.execute(
      stage.database.db,
    )
    expect((await subscribe(url, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('a renewed address ends the old one; what is no address is 404 in plain words', async () => {
    const old = await renewed(elena)
    const current = await renewed(elena)
    expect(current).not.toBe(old)
    expect((await subscribe(current)).statusCode).toBe(200)
    for (const url of [old, old.replace('.ics', ''), 'https://club.example/calendar/nothing.ics']) {
      const gone = await subscribe(url, { 'accept-language': 'es' })
      expect(gone.statusCode).toBe(404)
      expect(gone.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(gone.body).toMatch(/^No hay un calendario/)
    }
  })

  test('the address ends with a changed password, and the owner makes a new one', async () => {
    const ines = await stage.signedIn('ines')
    const url = await renewed(ines)
    expect((await subscribe(url)).statusCode).toBe(200)
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'a quiet loggia' }
    expect((await ines.call(changePassword, { body })).code).toBe(200)
    expect((await subscribe(url)).statusCode).toBe(404)
    expect((await ines.call(readFeed)).body.url).toBe(null)
    expect((await subscribe(await renewed(ines))).statusCode).toBe(200)
  })

  test('the token is not logged, even at trace level', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (chunk, _, next) => {
        lines.push(String(chunk))
        next()
      },
    })
    const app = fastify({ logger: { level: 'trace', stream } })
    const { db } = stage.database
    const security = securityLog(app.log, { level: 'info', clock: stage.clock.now })
    mountCalendarFeed(app, { ...stage, db, clock: stage.clock.now, sessions: sessionKeeper(db), security })
    const url = await renewed(elena)
    const { pathname } = new URL(url)
    expect((await app.inject({ method: 'GET', url: pathname })).statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: pathname })).statusCode).toBe(200)
    await app.close()
    expect(lines.join('')).toContain('/calendar/[redacted]')
    expect(lines.join('')).not.toContain(pathname.slice('/calendar/'.length, -4))
  })

  test('addresses that nobody has are counted, and slowed down; one that somebody has passes', async () => {
    const url = await renewed(elena)
    const codes = []
    for (let index = 0; index < 52; index++)
      codes.push((await subscribe(`https://club.example/calendar/guess-${index}.ics`)).statusCode)
    expect(codes.slice(-1)).toEqual([429])
    expect(codes.filter((code) => code === 404).length).toBeGreaterThan(40)
    expect((await subscribe(url)).statusCode).toBe(200)
    stage.clock.pass(16 * MINUTE)
    expect((await subscribe('https://club.example/calendar/guess.ics')).statusCode).toBe(404)
  })
})
