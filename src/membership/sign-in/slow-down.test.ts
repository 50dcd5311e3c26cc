import { expect, test } from 'vitest'
import { waitUntil } from './slow-down.ts'

const now = new Date('2026-11-18T15:00:00Z')

const after = (milliseconds: number) => waitUntil(new Date(now.getTime() + milliseconds), now)

test('a wait under a minute is said in seconds, a longer one in minutes that are not too few', () => {
  expect(after(1)).toEqual({ minutes: 0, seconds: 1 })
  expect(after(2_000)).toEqual({ minutes: 0, seconds: 2 })
  expect(after(59_001)).toEqual({ minutes: 1, seconds: 60 })
  expect(after(60_001)).toEqual({ minutes: 2, seconds: 61 })
})

test('a lock that ends this instant is a second', () => {
  expect(after(0)).toEqual({ minutes: 0, seconds: 1 })
})
