import { expect, test } from 'vitest'
import { transfersThere } from './there.ts'

const transfer = (leg: 'arrival' | 'departure', day: string, order: string) => ({
  leg,
  day,
  time: '14:00',
  flight: '',
  order,
})
const FIRST = {
  datein: '2026-12-11',
  dateout: '2026-12-17',
  transfers: [transfer('arrival', '2026-12-11', 'A'), transfer('departure', '2026-12-17', 'B')],
}
const NEXT = {
  datein: '2026-12-17',
  dateout: '2026-12-20',
  transfers: [transfer('arrival', '2026-12-17', 'C')],
}

test.each([
  ['the same way on the same day', 'Arrival', '2026-12-11', [FIRST], ['A']],
  ['the same way on another day of the stay', 'Arrival', '2026-12-12', [FIRST], ['A']],
  ['the other way', 'Departure', '2026-12-11', [{ ...FIRST, transfers: FIRST.transfers.slice(0, 1) }], []],
  ['the way back', 'Departure', '2026-12-17', [FIRST], ['B']],
  ['a day without a stay', 'Arrival', '2026-12-25', [FIRST], []],
  ['a day that is not chosen yet', 'Arrival', null, [FIRST], []],
  ['the day on which the next stay begins', 'Arrival', '2026-12-17', [FIRST, NEXT], ['C']],
  ['the same day, on the way back', 'Departure', '2026-12-17', [FIRST, NEXT], ['B']],
] as const)('%s', (_, leg, day, stays, orders) => {
  expect(transfersThere({ leg, day }, stays).map(({ order }) => order)).toEqual(orders)
})
