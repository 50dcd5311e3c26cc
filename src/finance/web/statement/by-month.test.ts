import { expect, test } from 'vitest'
import { byMonth } from './by-month.ts'

test('rows keep their order, a group for each month that follows another', () => {
  const rows = ['2026-11-20', '2026-11-02', '2026-10-31', '2025-10-01'].map((day) => ({ day }))
  expect(byMonth(rows)).toEqual([
    { month: '2026-11', rows: rows.slice(0, 2) },
    { month: '2026-10', rows: rows.slice(2, 3) },
    { month: '2025-10', rows: rows.slice(3) },
  ])
  expect(byMonth([])).toEqual([])
})
