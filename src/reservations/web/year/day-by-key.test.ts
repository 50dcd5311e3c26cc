import { expect, test } from 'vitest'
import { dayByKey, type YearLayout } from './day-by-key.ts'

test.each<[string, string, YearLayout, string | null]>([
  ['ArrowLeft', '2027-03-01', 'ribbon', '2027-02-28'],
  ['ArrowRight', '2027-02-28', 'ribbon', '2027-03-01'],
  ['ArrowDown', '2027-01-31', 'ribbon', '2027-02-28'],
  ['ArrowUp', '2027-03-15', 'ribbon', '2027-02-15'],
  ['ArrowDown', '2027-01-31', 'cards', '2027-02-07'],
  ['ArrowUp', '2027-03-15', 'cards', '2027-03-08'],
  ['PageDown', '2027-01-10', 'cards', '2027-02-10'],
  ['PageUp', '2027-02-10', 'ribbon', '2027-01-10'],
  ['Home', '2027-02-10', 'ribbon', '2027-02-01'],
  ['End', '2027-02-10', 'ribbon', '2027-02-28'],
  ['End', '2027-12-10', 'ribbon', '2027-12-31'],
  ['ArrowRight', '2027-12-31', 'ribbon', '2028-01-01'],
  ['ArrowLeft', '2026-11-01', 'ribbon', null],
  ['ArrowDown', '2028-04-01', 'ribbon', null],
  ['x', '2027-12-01', 'ribbon', null],
])('%s from %s in the %s leads to %s', (key, from, layout, to) => {
  expect(dayByKey(key, from, { from: '2026-11-01', to: '2028-05-01' }, layout)).toBe(to)
})
