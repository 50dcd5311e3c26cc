import { expect, test } from 'vitest'
import { isInHouse } from './in-house.ts'

const stay = {
  bookingStatus: 'confirmed',
  wish: null,
  occupant: 'owner',
  datein: '2026-12-11',
  dateout: '2026-12-18',
  checkInTime: '15:00',
  zone: 'America/Cancun',
} as const

test.each([
  ['before check-in', '2026-12-11T19:59:00Z', false],
  ['at check-in', '2026-12-11T20:00:00Z', true],
  ['on the last morning', '2026-12-18T16:59:00Z', true],
  ['at noon of the last day', '2026-12-18T17:00:00Z', false],
])('%s', (_, now, inside) => {
  expect(isInHouse(stay, new Date(now))).toBe(inside)
})

test('a guest’s stay, an unconfirmed one and none are not the owner in house', () => {
  const now = new Date('2026-12-13T20:00:00Z')
  expect(isInHouse({ ...stay, occupant: 'guest' }, now)).toBe(false)
  expect(isInHouse({ ...stay, bookingStatus: 'pending' }, now)).toBe(false)
  expect(isInHouse(null, now)).toBe(false)
})

test('a stay that stands confirmed is one, whatever change of it waits', () => {
  const now = new Date('2026-12-13T20:00:00Z')
  const wish = {
    datein: '2027-02-01',
    dateout: '2027-02-05',
    nights: 4,
    nightsCost: 4,
    adults: 1,
    children: 0,
  }
  const waits = (from: 'confirmed' | 'pending') => ({
    ...stay,
    bookingStatus: 'pending-modification' as const,
    wish: { ...wish, from, occupant: 'guest' as const, note: null, guests: null },
  })
  expect(isInHouse(waits('confirmed'), now)).toBe(true)
  expect(isInHouse(waits('pending'), now)).toBe(false)
})
