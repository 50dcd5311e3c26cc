import { expect, test } from 'vitest'
import type { ProductDay } from './days.endpoints.ts'
import { whyNot } from './why-not.ts'

const DATES = { minDate: '2026-12-01', maxDate: '2027-11-30', disable: ['2026-12-08'] }
const CLOSED = { en: 'The captain is ashore', es: 'El capitán está en tierra' }
const places = (more: Partial<ProductDay> = {}): ProductDay => ({
  day: '2026-12-08',
  closed: null,
  variants: [{ id: 1, left: 2, times: { kind: 'any' } }],
  ...more,
})
const soon = {
  kind: 'slots' as const,
  slots: [{ starts: '06:00', left: 4, soon: true, closed: null }],
}

test.each([
  ['a day before the first', '2026-11-30', undefined, 1, 'past'],
  ['a day after the last', '2027-12-01', undefined, 1, 'not-yet'],
  ['a closed day, in the club’s words', '2026-12-08', places({ closed: CLOSED }), 1, CLOSED],
  ['a day with fewer places than come', '2026-12-08', places(), 3, 'full'],
  [
    'a day whose slots begin too soon',
    '2026-12-08',
    places({ variants: [{ id: 1, left: 4, times: soon }] }),
    1,
    'soon',
  ],
  ['a day whose places are not known', '2026-12-08', undefined, 1, 'taken'],
  ['a day that has places, and yet cannot be had', '2026-12-08', places(), 1, 'taken'],
  ['a day that can be had', '2026-12-09', places(), 1, null],
] as const)('%s', (_, day, known, qty, reason) => {
  expect(whyNot(day, DATES, known, [{ detailId: 1, qty }])).toEqual(reason)
})

test('while nothing is known nothing is said', () => {
  expect(whyNot('2026-12-08', null, undefined, [])).toBeNull()
})
