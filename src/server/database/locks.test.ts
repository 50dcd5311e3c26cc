import { expect, test } from 'vitest'
import { LOCKS } from './locks.ts'

test('each advisory lock has a key of its own', () => {
  const keys = Object.values(LOCKS)
  expect(new Set(keys).size).toBe(keys.length)
})
