import { describe, expect, it } from 'vitest'
import { curveThrough, runsOf, scaleFor } from './pair.ts'

describe('the scale', () => {
  it('holds zero and reaches past the highest value in round steps', () => {
    expect(scaleFor([120, 2412, null])).toEqual({ low: 0, high: 3000, ticks: [0, 1000, 2000, 3000] })
  })
  it('goes below zero for a month that cost money', () => {
    expect(scaleFor([-400, 800])).toEqual({ low: -500, high: 1000, ticks: [-500, 0, 500, 1000] })
  })
  it('may begin near the data', () => {
    expect(scaleFor([62, 88], 3, true)).toEqual({ low: 60, high: 90, ticks: [60, 70, 80, 90] })
  })
  it('stands without data, and with nothing but zeros', () => {
    expect(scaleFor([null, null])).toEqual({ low: 0, high: 1, ticks: [0, 1] })
    const flat = scaleFor([0, 0])
    expect(flat.low).toBe(0)
    expect(flat.high).toBeGreaterThan(0)
  })
  it('covers every value, whatever its size', () => {
    for (const highest of [0.03, 1, 7, 99, 1001, 48_213, 9_999_999]) {
      const { low, high, ticks } = scaleFor([0, highest])
      expect(low).toBe(0)
      expect(high).toBeGreaterThanOrEqual(highest)
      expect(ticks.length).toBeLessThanOrEqual(5)
    }
  })
})

describe('the line', () => {
  it('breaks at a missing month', () => {
    const runs = runsOf([1, 2, null, 4], (value, index) => [index, value])
    expect(runs).toEqual([
      [
        [0, 1],
        [1, 2],
      ],
      [[3, 4]],
    ])
  })
  it('passes through its dots', () => {
    const path = curveThrough([
      [0, 10],
      [50, 20],
      [100, 5],
    ])
    expect(path).toMatch(/^M0 10C[\d. -]+ 50 20C[\d. -]+ 100 5$/)
  })
  it('is nothing without dots, and a start with one', () => {
    expect(curveThrough([])).toBe('')
    expect(curveThrough([[3, 4]])).toBe('M3 4')
  })
})
