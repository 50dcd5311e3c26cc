import { expect, test } from 'vitest'
import type { ProductDay } from '../days/days.endpoints.ts'
import { withOwnDay, withOwnPlaces } from './own-places.ts'

const DAY: ProductDay = {
  day: '2026-12-12',
  closed: null,
  variants: [
    {
      id: 1,
      left: 2,
      times: {
        kind: 'slots',
        slots: [
          { starts: '06:00', left: 0, soon: false },
          { starts: '07:30', left: 2, soon: false },
        ],
      },
    },
    { id: 2, left: 1, times: { kind: 'any' } },
    { id: 3, left: null, times: { kind: 'any' } },
  ],
}
const own = { detailId: 1, operationdate: '2026-12-12', operationtime: '06:00', qty: 4 }

test('a line finds its own places free, of its slot or of its day', () => {
  expect(withOwnPlaces(DAY, own).variants[0]).toEqual({
    id: 1,
    left: 4,
    times: {
      kind: 'slots',
      slots: [
        { starts: '06:00', left: 4, soon: false },
        { starts: '07:30', left: 2, soon: false },
      ],
    },
  })
  expect(withOwnPlaces(DAY, { ...own, detailId: 2 }).variants).toMatchObject([
    { left: 2 },
    { left: 5 },
    { left: null },
  ])
  expect(withOwnPlaces(DAY, { ...own, detailId: 3 }).variants[2]).toMatchObject({ left: null })
})

test('other days are what they are', () => {
  expect(withOwnPlaces(DAY, { ...own, operationdate: '2026-12-13' })).toBe(DAY)
  const dates = { minDate: '2026-12-01', disable: ['2026-12-12', '2026-12-13'], maxDate: '2027-12-01' }
  expect(withOwnDay(dates, own).disable).toEqual(['2026-12-13'])
})
