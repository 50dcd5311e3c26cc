import { describe, expect, it } from 'vitest'
import { monthPairs, signed } from './month-pairs.ts'

describe('the months of two years', () => {
  const pairs = monthPairs(
    { thisYear: [{ month: 1, occupancy: 0 }], lastYear: [{ month: 12, occupancy: 88 }] },
    (month, style) => `${style} ${month}`,
  )
  it('are twelve, whatever is known of them', () => {
    expect(pairs).toHaveLength(12)
    expect(pairs[5]).toEqual({ label: 'short 6', fullLabel: 'long 6', current: null, previous: null })
  })
  it('keep a month of 0 apart from a month without a figure', () => {
    expect(pairs[0]).toMatchObject({ current: 0, previous: null })
    expect(pairs[11]).toMatchObject({ current: null, previous: 88 })
  })
})

describe('a change', () => {
  it.each([
    [8.26, '%', '+8.3%', false],
    [-0.2, '', '−0.2', true],
    [0, '%', '0.0%', false],
  ])('of %d%s reads %s', (change, unit, text, worse) => {
    expect(signed(change, 'en', unit)).toEqual({ text, worse })
  })
  it('is absent where there is nothing to compare with', () => {
    expect(signed(null, 'es')).toBeNull()
  })
})
