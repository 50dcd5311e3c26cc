import { expect, test } from 'vitest'
import type { ProductDay } from './days.endpoints.ts'
import { dayFor, hoursFor } from './party.ts'

const slots = (...all: [string, number, boolean?][]) => ({
  kind: 'slots' as const,
  slots: all.map(([starts, left, soon = false]) => ({ starts, left, soon })),
})
const DAY: ProductDay = {
  day: '2026-12-12',
  closed: null,
  variants: [
    { id: 1, left: 6, times: slots(['06:00', 2], ['06:45', 6], ['07:30', 0]) },
    { id: 2, left: 4, times: slots(['06:00', 4], ['06:45', 3]) },
  ],
}

test('a party has the slots of all its variants, with what the scarcest has left', () => {
  const party = [
    { detailId: 1, qty: 3 },
    { detailId: 2, qty: 2 },
  ]
  expect(dayFor(DAY, party)).toEqual({
    state: 'free',
    left: 3,
    slots: [
      { starts: '06:00', left: 2, soon: false, fits: false, closed: null },
      { starts: '06:45', left: 3, soon: false, fits: true, closed: null },
    ],
  })
})

test.each([
  ['closed', { ...DAY, closed: { en: 'x', es: 'x' } }, 1],
  ['full', DAY, 7],
  ['soon', { ...DAY, variants: [{ id: 1, left: 6, times: slots(['06:00', 6, true]) }] }, 1],
  ['free', DAY, 6],
  ['full', { ...DAY, variants: [{ id: 1, left: 2, times: { kind: 'any' } }] }, 3],
  ['free', { ...DAY, variants: [{ id: 1, left: null, times: { kind: 'any' } }] }, 300],
] as const)('a day is %s', (state, day, qty) => {
  expect(dayFor(day as ProductDay, [{ detailId: 1, qty }]).state).toBe(state)
})

test('a slot that one of the variants has closed says why', () => {
  const closed = { en: 'Ill', es: 'Mal' }
  const times = { kind: 'slots' as const, slots: [{ starts: '06:45', left: 0, soon: false, closed }] }
  const day = { ...DAY, variants: [DAY.variants[0]!, { id: 2, left: 0, times }] }
  const party = [1, 2].map((detailId) => ({ detailId, qty: 1 }))
  expect(dayFor(day, party).slots).toMatchObject([{ starts: '06:45', fits: false, closed }])
})

test('nobody chosen yet: whichever variant has room', () => {
  const day = { ...DAY, variants: [{ id: 1, left: 0, times: slots(['06:00', 0]) }, DAY.variants[1]!] }
  expect(dayFor(day, [])).toMatchObject({ state: 'free', left: 4 })
})

test('hours are those that all of a party have', () => {
  const hours = (opens: string, closes: string) => ({ kind: 'hours' as const, opens, closes })
  const day: ProductDay = {
    ...DAY,
    variants: [
      { id: 1, left: null, times: hours('09:00', '18:00') },
      { id: 2, left: null, times: hours('10:00', '20:00') },
    ],
  }
  expect(hoursFor(day, [])).toEqual({ opens: '10:00', closes: '18:00' })
  expect(hoursFor(day, [{ detailId: 2, qty: 1 }])).toMatchObject({ opens: '10:00', closes: '20:00' })
  expect(hoursFor(DAY, [])).toBeNull()
})
