import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paperScaleFor } from './chart-scale.ts'

describe('the axis of a chart', () => {
  test.each([
    { figures: [351_000, 97_800], ticks: [0, 100_000, 200_000, 300_000, 400_000] },
    { figures: [351_000, -9500], ticks: [0, 100_000, 200_000, 300_000, 400_000] },
    { figures: [], ticks: [0, 100] },
    { figures: [0, 0], ticks: [0, 100] },
  ])('of $figures', ({ figures, ticks }) => {
    expect(paperScaleFor(figures).ticks).toEqual(ticks)
  })

  test('holds zero and every figure, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 24 }), (figures) => {
        const { low, high, ticks } = paperScaleFor(figures)
        expect(high).toBeGreaterThan(low)
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect([...figures, ...ticks].every((one) => one >= low && one <= high)).toBe(true)
        expect(ticks.slice(1).every((tick, index) => tick > (ticks[index] ?? tick))).toBe(true)
      }),
    )
  })
})
