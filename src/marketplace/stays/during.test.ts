import { expect, test } from 'vitest'
import { isAt, isDuring, nextWithSeats, stayFirst } from './during.ts'

const STAY = {
  id: 1,
  code: 'BK-1',
  hotel: { id: 2, name: 'Punta Coralina', taxPercent: 16 },
  datein: '2026-12-11',
  dateout: '2026-12-17',
  checkIn: '15:00',
  checkOut: '11:00',
  adults: 2,
  children: 0,
  transfers: [],
}

test.each([
  ['2026-12-10', false],
  ['2026-12-11', true],
  ['2026-12-17', true],
  ['2026-12-18', false],
])('%s is of the stay: %s', (day, during) => {
  expect(isDuring(STAY, day)).toBe(during)
  expect(isDuring(null, day)).toBe(false)
})

test('events of the stay’s days come first, at its resort before elsewhere', () => {
  const event = (name: string, startDate: string, id: number) => ({ name, startDate, hotel: { id } })
  const events = [
    event('before', '2026-12-01', 2),
    event('there', '2026-12-12', 3),
    event('here', '2026-12-13', 2),
    event('after', '2027-01-02', 2),
  ]
  expect(stayFirst(events, STAY).map(({ name }) => name)).toEqual(['here', 'there', 'before', 'after'])
  expect(stayFirst(events, null)).toEqual(events)
})

test('what every resort offers is at each of them', () => {
  const at = (id: number | null) => ({ hotel: id === null ? null : { id } })
  expect([at(null), at(2), at(3)].map((one) => isAt(one, 2))).toEqual([true, true, false])
  expect([at(null), at(2), at(3)].map((one) => isAt(one, null))).toEqual([true, true, true])
})

test('where a stay’s resort is looked at, the event that stands first is one of its days, with seats and not begun', () => {
  const event = (name: string, startDate: string, left: number, begun = false) => ({
    name,
    startDate,
    left,
    begun,
  })
  const today = event('today', '2026-11-26', 5)
  const events = [
    today,
    event('full', '2026-12-12', 0),
    event('begun', '2026-12-12', 3, true),
    event('there', '2026-12-13', 3),
  ]
  expect(nextWithSeats(events, STAY, 2)?.name).toBe('there')
  expect(nextWithSeats([today], STAY, 2)).toBeUndefined()
  expect(nextWithSeats(events, STAY, 3)?.name).toBe('today')
  expect(nextWithSeats(events, null, 2)?.name).toBe('today')
})
