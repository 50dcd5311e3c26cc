import { expect, test } from 'vitest'
import type { ProductDay } from '../../days/days.endpoints.ts'
import { hourChosen, hoursShown } from './hours-for.ts'

const day = (times: ProductDay['variants'][number]['times']): ProductDay => ({
  day: '2026-12-12',
  closed: null,
  variants: [{ id: 1, left: 3, times }],
})
const days = (one: ProductDay) => ({ on: () => one, first: one, all: [one], isError: false })
const slots = day({
  kind: 'slots',
  slots: [
    { starts: '06:00', left: 3, soon: false },
    { starts: '07:30', left: 1, soon: false },
  ],
})
const couple = [{ detailId: 1, qty: 2 }]

test('slots show once a day is chosen, and only one with room is taken', () => {
  expect(hoursShown(days(slots), null, couple, 60)).toBeNull()
  const shown = hoursShown(days(slots), '2026-12-12', couple, 60)
  expect(shown).toMatchObject({ kind: 'slots', people: 2, minutes: 60 })
  expect(['06:00', '07:30', '12:00', ''].map((time) => hourChosen(shown, time))).toEqual([
    '06:00',
    null,
    null,
    null,
  ])
})

test('hours show at once, and noon is never taken by itself', () => {
  const shown = hoursShown(days(day({ kind: 'hours', opens: '09:00', closes: '18:00' })), null, [], null)
  expect(['', '09:15', '20:00'].map((time) => hourChosen(shown, time))).toEqual([null, '09:15', null])
})

test('without hours the default of the specification stays', () => {
  expect(hourChosen(hoursShown(days(day({ kind: 'any' })), '2026-12-12', couple, null), '')).toBe('12:00')
})
