import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, clubDatabase, testConfig } from '../../portal/server/testing.ts'
import { stayEvent } from '../../reservations/server/calendar/stay-event.ts'
import type { OpenDatabase } from '../database/database.ts'
import { keepCalendarDomain } from './calendar-domain.store.ts'

const stay = {
  ...{
    id: 7,
    code: 'BK-20007',
    status: 'confirmed' as const,
    wish: null,
    sequence: 2,
    changedAt: new Date(0),
  },
  ...{ checkIn: '2027-03-01', checkOut: '2027-03-05', adults: 2, children: 0, resort: 'Bahía Serena' },
  ...{
    place: { en: 'Cancún', es: 'Cancún' },
    address: null,
    room: { en: 'Two bedrooms', es: 'Dos recámaras' },
  },
  ...{ checkInTime: '15:00', checkOutTime: '11:00' },
}

describe.each(BOTH_ENGINES)('the name of a calendar entry, on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await clubDatabase(engine)
  })
  afterAll(() => database.close())

  const uidAt = async (publicUrl: string) => {
    const config = testConfig({ PUBLIC_URL: publicUrl })
    config.calendarDomain = await keepCalendarDomain(database.db, config.publicUrl)
    return stayEvent(stay, 'en', config).uid
  }

  test('a new club has one of its own, whatever its address', async () => {
    const uid = await uidAt('http://127.0.0.1:3000')
    expect(uid).toMatch(/^booking-7@[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(await uidAt('https://portal.example')).toBe(uid)
  })

  test('a club that has sent entries under its address keeps that one, also after it has moved', async () => {
    await sql`DELETE FROM calendar_domain`.execute(database.db)
    expect(await uidAt('https://old.example')).toBe('booking-7@old.example')
    expect(await uidAt('https://portal.example')).toBe('booking-7@old.example')
  })

  test('an address by number in IPv6 is written without its brackets', async () => {
    await sql`DELETE FROM calendar_domain`.execute(database.db)
    expect(await uidAt('http://[::1]:3000')).toBe('booking-7@::1')
  })
})
