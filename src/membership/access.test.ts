import { expect, test } from 'vitest'
import { monthsKept } from './access.ts'

test('what is 13 months old is still offered, over two turns of the year', () => {
  const months = monthsKept('2026-01-31')
  expect(months).toHaveLength(14)
  expect([months[0], months[1], months[13]]).toEqual(['2026-01', '2025-12', '2024-12'])
})
