import { expect, test } from 'vitest'
import { isNight, isWhole } from './publish-times.ts'

const none = { opens: null, closes: null, slots: [] }
const at = (starts: string) => ({ starts, places: 4 })

test.each([
  [{ ...none, times: 'any' }, true],
  [{ ...none, times: 'hours', opens: '09:00', closes: '18:00' }, true],
  [{ ...none, times: 'hours', opens: '18:00', closes: '18:00' }, false],
  [{ ...none, times: 'hours', opens: '22:00', closes: '06:00' }, true],
  [{ ...none, times: 'hours', opens: '18:00' }, false],
  [{ ...none, times: 'slots', slots: [at('06:00'), at('07:00')] }, true],
  [{ ...none, times: 'slots', slots: [at('06:00'), at('06:00')] }, false],
  [{ ...none, times: 'slots' }, false],
] as const)('%j is whole: %s', (times, whole) => {
  expect(isWhole({ ...times, slots: [...times.slots] })).toBe(whole)
})

test.each([
  ['hours', '22:00', '06:00', true],
  ['hours', '06:00', '22:00', false],
  ['slots', '22:00', '06:00', false],
  ['hours', '22:00', null, false],
] as const)('%s from %s to %s go through the night: %s', (times, opens, closes, night) => {
  expect(isNight({ times, opens, closes })).toBe(night)
})
