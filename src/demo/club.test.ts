import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addDays } from '../kernel/day.ts'
import { illustrationFile } from '../photos/pictures.ts'
import type { CastBooking, GuestRow } from '../reservations/cast/booking-rows.ts'
import { BOOKING_STATUSES } from '../reservations/stay/booking.ts'
import { demoClub } from './club.ts'

const TODAY = '2026-11-18'
const DAYS = [TODAY, '2026-12-20', '2027-01-01', '2027-03-20', '2028-02-29', '2027-07-31']
const club = (today = TODAY, seed = 1) => demoClub({ today, seed, passwordHash: 'hash' })
const rowsOf = <T>(tables: ReturnType<typeof club>, name: string) =>
  (tables.find((one) => one.table === name)?.rows ?? []) as T[]

test('the same day and seed give the same club, another seed another', () => {
  expect(JSON.stringify(club())).toBe(JSON.stringify(club()))
  expect(JSON.stringify(club(TODAY, 2))).not.toBe(JSON.stringify(club()))
})

describe.each(DAYS)('on %s', (today) => {
  const tables = club(today)
  const bookings = rowsOf<CastBooking>(tables, 'bookings')
  const elena = bookings.filter((one) => one.contract_id === 1)

  test('Elena’s stays show every status that there is in her hotel, which confirms by itself', () => {
    const there = BOOKING_STATUSES.filter((status) => status !== 'pending-confirmation')
    expect(new Set(elena.map((one) => one.status))).toEqual(new Set(there))
  })

  test('her next stay is confirmed, about three weeks away, for two adults and two children', () => {
    const coming = elena
      .filter((one) => one.check_in >= today && one.status !== 'cancelled' && one.status !== 'rejected')
      .sort((a, b) => (a.check_in < b.check_in ? -1 : 1))
    expect(coming[0]).toMatchObject({ status: 'confirmed', adults: 2, children: 2 })
    expect(coming[0]!.check_in >= addDays(today, 15) && coming[0]!.check_in <= addDays(today, 28)).toBe(true)
  })

  test('no contract has two live stays at once', () => {
    const live = bookings.filter((one) => one.status !== 'cancelled' && one.status !== 'rejected')
    for (const stays of Map.groupBy(live, (one) => one.contract_id).values()) {
      stays.sort((a, b) => (a.check_in < b.check_in ? -1 : 1))
      for (const [index, stay] of stays.slice(1).entries())
        expect(stay.check_in >= stays[index]!.check_out, JSON.stringify(stay)).toBe(true)
    }
  })

  test('no two who share a stay have one name', () => {
    type Guest = { booking_id: number; name: string | null }
    const named = rowsOf<Guest>(tables, 'booking_guests').filter(({ name }) => name)
    for (const [booking, guests] of Map.groupBy(named, (one) => one.booking_id)) {
      const names = guests.map(({ name }) => name)
      expect(new Set(names).size, `${booking}: ${names}`).toBe(names.length)
    }
  })

  test('nothing that has happened happened after today', () => {
    const stamps = ['created_at', 'changed_at', 'signed_at', 'issued_at', 'answered_at', 'at', 'accepted_at']
    for (const { table, rows } of tables)
      for (const row of rows as Record<string, unknown>[])
        for (const stamp of stamps)
          if (typeof row[stamp] === 'string')
            expect((row[stamp] as string).slice(0, 10) <= today, `${table}: ${row[stamp]}`).toBe(true)
  })

  test('nobody waits for the club since before yesterday: it answers within a working day', () => {
    const waiting = bookings.filter(({ status }) => status.startsWith('pending'))
    expect(waiting.length).toBeGreaterThan(0)
    for (const { id, status, changed_at } of waiting)
      expect(changed_at.slice(0, 10) >= addDays(today, -1), `${id} ${status}: ${changed_at}`).toBe(true)
    const messages = rowsOf<{ created_at: string; answered_at: string | null }>(tables, 'messages')
    for (const { created_at, answered_at } of messages)
      expect(answered_at !== null || created_at.slice(0, 10) >= addDays(today, -1)).toBe(true)
  })

  test('a full month rents more than a quiet one, and a year of profit pays its fees', () => {
    type Month = {
      contract_id: number
      month: string
      nights_rented: number
      gross_cents: number
      fees_cents: number
    }
    const months = rowsOf<Month>(tables, 'monthly_profits')
    const nightsOf = (number: string) => {
      const own = months.filter(({ month }) => month.slice(5, 7) === number)
      return own.reduce((sum, { nights_rented }) => sum + nights_rented, 0) / own.length
    }
    expect(nightsOf('12')).toBeGreaterThan(2 * nightsOf('09'))
    const year = months.filter(({ contract_id }) => contract_id === 1).slice(-12)
    const net = year.reduce((sum, { gross_cents, fees_cents }) => sum + gross_cents - fees_cents, 0)
    const fees = rowsOf<{ contract_id: number; cents: number }>(tables, 'condo_fees')
      .filter(({ contract_id }) => contract_id === 1)
      .slice(-4)
      .reduce((sum, { cents }) => sum + cents, 0)
    expect(net).toBeGreaterThan(fees)
    expect(net).toBeLessThan(6 * fees)
  })

  test('no residence is mended twice in the same place', () => {
    const charges = rowsOf<{ contract_id: number; reference: string; concept: { en: string } }>(
      tables,
      'transactions',
    )
      .filter(({ reference }) => /^(OR|MT)-/.test(reference))
      .map(({ contract_id, concept }) => `${contract_id} ${concept.en}`)
    expect(new Set(charges).size).toBe(charges.length)
  })

  test('each charge of Elena’s that is sent has its order or repair, for the same sum, of a stay or a day before it', () => {
    type Charge = {
      contract_id: number
      day: string
      status: string
      origin: string
      origin_number: string | null
      cents: number
    }
    type Order = { id: number; total_cents: number; last_day: string }
    const repairs = rowsOf<{ id: number; status: string; closed_at: string }>(tables, 'maintenance_requests')
    const orders = tables.filter(({ table }) => table === 'orders').flatMap(({ rows }) => rows as Order[])
    const charges = rowsOf<Charge>(tables, 'transactions').filter(
      ({ contract_id, day, origin, status }) =>
        contract_id === 1 &&
        day >= addDays(today, -60) &&
        status !== 'draft' &&
        (origin === 'order' || origin === 'repair'),
    )
    expect(charges).toHaveLength(4)
    for (const { origin, origin_number, cents, day } of charges) {
      if (origin === 'repair') {
        const repair = repairs.find(({ id }) => `MR-${1000 + id}` === origin_number)
        expect(repair, `${day}`).toMatchObject({ status: 'resolved' })
        expect(repair!.closed_at.slice(0, 10) <= day).toBe(true)
        continue
      }
      const order = orders.find(({ id }) => `OR-${88_000 + id}` === origin_number)
      expect(order, `${day}`).toMatchObject({ total_cents: -cents })
      expect(order!.last_day <= day, `${order!.last_day} was charged on ${day}`).toBe(true)
      const had = elena.find(
        (one) =>
          one.status === 'confirmed' && one.check_in <= order!.last_day && order!.last_day <= one.check_out,
      )
      expect(had, order!.last_day).toBeDefined()
    }
  })

  test('upcoming stays and events are there for months', () => {
    const events = rowsOf<{ end_day: string }>(tables, 'events')
    expect(events.filter((one) => one.end_day >= today).length).toBeGreaterThanOrEqual(18)
    expect(bookings.filter((one) => one.check_in > addDays(today, 60)).length).toBeGreaterThan(20)
  })
})

test('every illustration that a row names is drawn', () => {
  const drawn = (name: string) =>
    existsSync(new URL(`../web/public/art/${illustrationFile(name)}`, import.meta.url))
  const hours = ['dawn', 'noon', 'dusk', 'night']
  for (const { table, rows } of club())
    for (const row of rows as { picture?: string; scene?: string }[]) {
      if (row.picture) expect(drawn(row.picture), `${table}: ${row.picture}`).toBe(true)
      if (row.scene)
        expect(
          hours.some((hour) => drawn(`${row.scene}-${hour}`)),
          `${table}: ${row.scene}`,
        ).toBe(true)
    }
})

test('the catalogue is as large as promised, and a package is cheaper than its parts', () => {
  const tables = club()
  expect(rowsOf(tables, 'products')).toHaveLength(80)
  expect(rowsOf(tables, 'events')).toHaveLength(20)
  const details = rowsOf<{ id: number; sale_cents: number }>(tables, 'product_details')
  const lines = rowsOf<{ package_id: number; detail_id: number; quantity: number }>(tables, 'package_lines')
  const packages = rowsOf<{ id: number; sale_cents: number }>(tables, 'packages')
  expect(packages).toHaveLength(12)
  for (const one of packages) {
    const apart = lines
      .filter((line) => line.package_id === one.id)
      .reduce(
        (total, line) => total + line.quantity * details.find((d) => d.id === line.detail_id)!.sale_cents,
        0,
      )
    expect(one.sale_cents).toBeLessThan(apart)
  }
})

test('whoever comes twice is one person: a child everywhere or nowhere, of one age, with a mail address of their own', () => {
  const tables = club()
  const bookings = rowsOf<CastBooking>(tables, 'bookings')
  const guests = rowsOf<GuestRow>(tables, 'booking_guests')
  const contracts = rowsOf<{ id: number; owner_id: number }>(tables, 'contracts')
  const people = rowsOf<{ owner_id: number; email: string | null }>(tables, 'people')
  const ownerOf = new Map(contracts.map(({ id, owner_id }) => [id, owner_id]))
  const kinds = new Map<string, Set<string>>()
  const born = new Map<string, number[]>()
  for (const { booking_id, kind, name, lastname, age } of guests) {
    if (name === null) continue
    const stay = bookings.find(({ id }) => id === booking_id)!
    const who = `${ownerOf.get(stay.contract_id)} ${name} ${lastname}`
    kinds.set(who, (kinds.get(who) ?? new Set()).add(kind))
    if (age !== null)
      born.set(who, [...(born.get(who) ?? []), Date.parse(stay.check_in) - age * 365.25 * 86_400_000])
  }
  for (const [who, as] of kinds) expect([who, as.size]).toEqual([who, 1])
  const spread = (days: number[]) => (Math.max(...days) - Math.min(...days)) / 86_400_000
  for (const [who, days] of born) expect([who, spread(days) < 370]).toEqual([who, true])
  const addresses = people.filter(({ email }) => email).map(({ owner_id, email }) => `${owner_id} ${email}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
