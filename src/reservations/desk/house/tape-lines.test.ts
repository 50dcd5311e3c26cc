import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import type { House, ShownStay } from '../../house.endpoints.ts'
import { barSpan, lanesOf, weeksOf } from './tape-lines.ts'

const FROM = '2026-11-23'
const stay = (id: number, from: number, nights: number, idHousing: number | null = null): ShownStay => ({
  ...{
    id,
    code: `BK-${id}`,
    status: 'confirmed',
    occupant: 'owner',
    name: 'Arriaga',
    idCategory: 1,
    idOwn: null,
  },
  ...{ idHousing, checkIn: addDays(FROM, from), checkOut: addDays(FROM, from + nights), pinned: false },
  ...{ sequence: 0, arrived: false, left: false },
})
const house = (more: Partial<House>): House => ({
  ...{ hotel: { id: 1, name: 'Bahía Serena' }, hotels: [], today: FROM, from: FROM, days: 14 },
  ...{ categories: [], residences: [], stays: [], closed: [], repairs: [], nights: [], ...more },
})

describe('where a stay lies on the chart', () => {
  test('from the afternoon of its first day to the morning of its last', () => {
    const first = barSpan(stay(1, 0, 7), { from: FROM, days: 14 })
    const next = barSpan(stay(2, 7, 3), { from: FROM, days: 14 })
    expect(first).toEqual({ left: 0.5 / 14, width: 0.5, cutLeft: false, cutRight: false })
    expect(next.left).toBeCloseTo(first.left + first.width)
  })

  test('cut where it goes on before or after the days', () => {
    expect(barSpan(stay(1, -3, 5), { from: FROM, days: 14 })).toMatchObject({
      left: 0,
      cutLeft: true,
      cutRight: false,
    })
    const late = barSpan(stay(1, 12, 9), { from: FROM, days: 14 })
    expect(late).toMatchObject({ cutLeft: false, cutRight: true })
    expect(late.left + late.width).toBeCloseTo(1)
  })
})

test('stays that are not placed stand in as few rows as they need, and only those of the days', () => {
  const stays = [stay(1, 0, 4), stay(2, 2, 4), stay(3, 4, 3), stay(4, 1, 2, 11), stay(5, 20, 2)]
  expect(lanesOf(house({ stays })).map((lane) => lane.map(({ id }) => id))).toEqual([[1, 3], [2]])
})

test('weeks add their nights up, beside those of the year before that are known', () => {
  const nights = Array.from({ length: 10 }, (_, at) => ({
    ...{ night: addDays(FROM, at), taken: at < 7 ? 5 : 10, of: 10 },
    before: at < 7 ? { taken: 2, of: 8 } : null,
  }))
  expect(weeksOf(house({ nights }))).toEqual([
    { first: FROM, last: addDays(FROM, 6), share: 0.5, before: 0.25 },
    { first: addDays(FROM, 7), last: addDays(FROM, 9), share: 1, before: null },
  ])
})
