import { describe, expect, test } from 'vitest'
import { heatOf, monthsOfWeeks, weekDay } from './heat.ts'

const name = { en: 'Lagoon', es: 'Laguna' }
const week = (day: string, waiting: number) => ({ week: day, waiting, offered: 0 })

describe('the heat map of who waits', () => {
  test('has every week between the first and the last, and no category that nobody waits for', () => {
    const heat = heatOf([
      { id: 1, name, weeks: [week('2027-03-15', 2)] },
      { id: 2, name, weeks: [] },
      { id: 3, name, weeks: [week('2027-03-29', 5)] },
    ])
    expect(heat.weeks).toEqual(['2027-03-15', '2027-03-22', '2027-03-29'])
    expect(heat.rows.map(({ id, cells }) => [id, ...cells.map(({ waiting }) => waiting)])).toEqual([
      [1, 2, 0, 0],
      [3, 0, 0, 5],
    ])
    expect(heat.most).toBe(5)
    expect(heatOf([])).toEqual({ weeks: [], rows: [], most: 0 })
  })
  test('names each month over its weeks', () => {
    expect(monthsOfWeeks(['2027-03-22', '2027-03-29', '2027-04-05'])).toEqual([
      { month: '2027-03-01', count: 2 },
      { month: '2027-04-01', count: 1 },
    ])
    expect(weekDay('2027-04-05')).toBe(5)
  })
})
