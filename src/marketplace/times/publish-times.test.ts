import { expect, test } from 'vitest'
import { isWhole } from './publish-times.ts'

const none = { opens: null, closes: null, slots: [] }
const at = (starts: string) => ({ starts, places: 4 })

test.each([
  [{ ...none, times: 'any' }, true],
  [{ ...none, times: 'hours', opens: '09:00', closes: '18:00' }, true],
  [{ ...none, times: 'hours', opens: '18:00', closes: '18:00' }, false],
  [{ ...none, times: 'hours', opens: '18:00' }, false],
  [{ ...none, times: 'slots', slots: [at('06:00'), at('07:00')] }, true],
  [{ ...none, times: 'slots', slots: [at('06:00'), at('06:00')] }, false],
  [{ ...none, times: 'slots' }, false],
] as const)('%j is whole: %s', (times, whole) => {
  expect(isWhole({ ...times, slots: [...times.slots] })).toBe(whole)
})
