import { expect, it } from 'vitest'
import { hoursLines } from './office-hours.ts'

const on = (weekdays: number[], from: string, to: string) =>
  weekdays.map((weekday) => ({ weekday, from, to }))

it('tells days in a row as a span, days with the same hours together', () => {
  expect(hoursLines(on([1, 2, 3, 4, 5], '09:00', '13:00'), 'en')).toEqual([
    { days: 'Mon – Fri', from: '09:00', to: '13:00' },
  ])
  const split = [...on([1, 2, 4, 5], '09:00', '12:00'), ...on([1, 2, 4, 5], '15:00', '17:00')]
  expect(hoursLines(split, 'es')).toEqual([
    { days: 'Lun, Mar, Jue, Vie', from: '09:00', to: '12:00' },
    { days: 'Lun, Mar, Jue, Vie', from: '15:00', to: '17:00' },
  ])
  expect(hoursLines([], 'en')).toEqual([])
})
