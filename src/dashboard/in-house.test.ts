import { expect, test } from 'vitest'
import { nextTurnInHouse, whoIsInHouse } from './in-house.ts'

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
  expect(whoIsInHouse(stay, new Date(now)) === 'owner').toBe(inside)
})

test('a guest’s stay has guests in house, an unconfirmed one and none nobody', () => {
  const now = new Date('2026-12-13T20:00:00Z')
  expect(whoIsInHouse({ ...stay, occupant: 'guest' }, now)).toBe('guests')
  expect(whoIsInHouse({ ...stay, bookingStatus: 'pending' }, now)).toBe(null)
  expect(whoIsInHouse(null, now)).toBe(null)
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
  expect(whoIsInHouse(waits('confirmed'), now)).toBe('owner')
  expect(whoIsInHouse(waits('pending'), now)).toBe(null)
})

test.each([
  ['a confirmed stay turns at check-in', stay, '2026-12-10T12:00:00Z', '2026-12-11T20:00:00.000Z'],
  ['and at noon of its last day', stay, '2026-12-13T12:00:00Z', '2026-12-18T17:00:00.000Z'],
  [
    'a guest’s too',
    { ...stay, occupant: 'guest' as const },
    '2026-12-13T12:00:00Z',
    '2026-12-18T17:00:00.000Z',
  ],
  [
    'one that is not confirmed only ends',
    { ...stay, bookingStatus: 'pending' as const },
    '2026-12-10T12:00:00Z',
    '2026-12-18T17:00:00.000Z',
  ],
])('%s', (_, booking, now, turn) => {
  expect(nextTurnInHouse(booking, new Date(now))?.toISOString()).toBe(turn)
})
