import { describe, expect, test } from 'vitest'
import { ordersAfter, type ShelfOrder, type ShelfRow, shelfRows, shelfStates } from './shelf-rows.ts'

const rows: ShelfRow[] = [
  { title: 'Ópera', state: 'Published', at: '2026-11-02T10:00:00Z' },
  { title: 'No. 10', state: 'Draft', at: null },
  { title: 'No. 9', state: 'Published', at: '2026-11-20T10:00:00Z' },
  { title: 'Arrecife', state: 'Draft', at: '2026-11-20T10:00:00Z' },
]
const titles = (state: string | null, orders: readonly ShelfOrder[]) =>
  shelfRows(rows, (row) => row, { state, orders, language: 'es' }).map(({ title }) => title)

describe('the rows of a shelf', () => {
  test('as they came, and of one state', () => {
    expect(titles(null, [])).toEqual(rows.map(({ title }) => title))
    expect(titles('Draft', [])).toEqual(['No. 10', 'Arrecife'])
    expect(titles('Ended', [])).toEqual([])
    expect(shelfStates(rows, (row) => row)).toEqual(['Draft', 'Published'])
  })
  test('by a column: accents are letters, numbers numbers, what nobody knows comes last from the latest', () => {
    expect(titles(null, [{ by: 'title', down: false }])).toEqual(['Arrecife', 'No. 9', 'No. 10', 'Ópera'])
    expect(titles(null, [{ by: 'changed', down: true }])).toEqual(['No. 9', 'Arrecife', 'Ópera', 'No. 10'])
  })
  test('by two columns: the second one decides what the first leaves even', () => {
    const orders = ordersAfter(ordersAfter([], 'title'), 'state')
    expect(orders).toEqual([
      { by: 'state', down: false },
      { by: 'title', down: false },
    ])
    expect(titles(null, orders)).toEqual(['Arrecife', 'No. 10', 'No. 9', 'Ópera'])
  })
  test('a head pressed again turns round; of three the one pressed first is let go', () => {
    const twice = ordersAfter(ordersAfter([], 'title'), 'title')
    expect(twice).toEqual([{ by: 'title', down: true }])
    expect(ordersAfter(ordersAfter(twice, 'state'), 'changed')).toEqual([
      { by: 'changed', down: true },
      { by: 'state', down: false },
    ])
  })
})
