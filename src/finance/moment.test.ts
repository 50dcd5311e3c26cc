import { expect, test } from 'vitest'
import { momentInUtc } from './moment.ts'

const LATE = new Date('2026-11-11T03:05:09Z')

test('a moment is told to everybody in UTC', () => {
  expect(momentInUtc(LATE)).toBe('2026-11-11 03:05:09 UTC')
})
