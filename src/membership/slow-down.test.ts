import { expect, test } from 'vitest'
import { minutesLeft } from './slow-down.ts'

const now = new Date('2026-11-18T15:00:00Z')

test('a lock of a few seconds still reads as a minute', () => {
  expect(minutesLeft(new Date(now.getTime() + 1), now)).toBe(1)
  expect(minutesLeft(new Date(now.getTime() + 60_001), now)).toBe(2)
})
