import { describe, expect, test } from 'vitest'
import type { Day } from '../kernel/day.ts'
import type { CastBooking, GuestRow, WishRow } from '../reservations/cast/booking-rows.ts'
import { isLive } from '../reservations/stay/booking.ts'
import { demoClub } from './club.ts'

const DAYS = ['2026-11-18', '2026-11-27', '2027-01-01', '2027-03-20', '2028-02-29', '2027-07-31']

const ENGLISH = /\b(?:the|our|please|we|is|for my|there)\b/i
const SPANISH = /[áéíóúñ¿¡]|\b(?:los|las|para|por|nuestr[oa]s?|de la)\b/i

/** What an owner who looks around would not believe. */
describe.each(DAYS)('the demo on %s', (today) => {
  const tables = demoClub({ today, seed: 1, passwordHash: 'hash' })
  const rowsOf = <T>(name: string) => (tables.find((one) => one.table === name)?.rows ?? []) as T[]
  const bookings = new Map(rowsOf<CastBooking>('bookings').map((one) => [one.id, one]))
  const contracts = new Map(
    rowsOf<{ id: number; owner_id: number }>('contracts').map((one) => [one.id, one.owner_id]),
  )
  const languages = new Map(
    rowsOf<{ id: number; language_code: string }>('owners').map((one) => [one.id, one.language_code]),
  )
  const ownerOf = (contractId: number) => contracts.get(contractId) ?? 0
  const isForeign = (contractId: number, text: string | null) =>
    text !== null && (languages.get(ownerOf(contractId)) === 'ENG' ? SPANISH : ENGLISH).test(text)

  test('nobody sleeps in two stays at once', () => {
    const stays = rowsOf<GuestRow>('booking_guests').flatMap(({ booking_id, name, lastname }) => {
      const stay = bookings.get(booking_id)
      return name && stay && isLive(stay.status) ? [{ who: `${name} ${lastname}`, stay }] : []
    })
    const twice = [...Map.groupBy(stays, ({ who }) => who)].flatMap(([who, all]) =>
      all.flatMap(({ stay: one }, index) =>
        all
          .slice(index + 1)
          .filter(({ stay: other }) => one.check_in < other.check_out && other.check_in < one.check_out)
          .map(({ stay: other }) => `${who}: ${one.id} and ${other.id}`),
      ),
    )
    expect(twice).toEqual([])
  })

  test('a visitor who does not work comes to one owner', () => {
    const visits = new Map(
      rowsOf<{ id: number; contract_id: number }>('access_records').map((one) => [one.id, one.contract_id]),
    )
    const guests = rowsOf<{ access_id: number; name: string; lastname: string; guest_type: string }>(
      'access_guests',
    ).filter(({ guest_type }) => guest_type !== 'worker')
    expect(guests.length).toBeGreaterThan(10)
    const known = Map.groupBy(guests, ({ name, lastname }) => `${name} ${lastname}`)
    const shared = [...known].filter(
      ([, all]) => new Set(all.map(({ access_id }) => ownerOf(visits.get(access_id) ?? 0))).size > 1,
    )
    expect(shared.map(([who]) => who)).toEqual([])
  })

  test('owners write in their own language', () => {
    const wishes = rowsOf<WishRow>('booking_wishes').map((one) => ({
      contract_id: bookings.get(one.booking_id)?.contract_id ?? 0,
      text: one.note,
    }))
    const written = [
      ...[...bookings.values()].flatMap(({ contract_id, note, cancel_note }) =>
        [note, cancel_note].map((text) => ({ contract_id, text })),
      ),
      ...wishes,
      ...rowsOf<{ contract_id: number; reason: string }>('access_records').map((one) => ({
        contract_id: one.contract_id,
        text: one.reason,
      })),
      ...rowsOf<{ contract_id: number; description: string }>('maintenance_requests').map((one) => ({
        contract_id: one.contract_id,
        text: one.description,
      })),
      ...rowsOf<{ contract_id: number; wish: string | null }>('exchange_subscriptions').map((one) => ({
        contract_id: one.contract_id,
        text: one.wish,
      })),
    ]
    expect(written.filter(({ text }) => text !== null).length).toBeGreaterThan(20)
    expect(
      written.filter(({ contract_id, text }) => isForeign(contract_id, text)).map(({ text }) => text),
    ).toEqual([])
  })

  test('nothing that waits for the club was asked after its last day', () => {
    const late = [...bookings.values()].filter(
      ({ status, check_in }) => status.startsWith('pending') && check_in <= (today as Day),
    )
    expect(late.map(({ id }) => id)).toEqual([])
  })
})
