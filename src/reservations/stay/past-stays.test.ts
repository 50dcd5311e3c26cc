import { describe, expect, test } from 'vitest'
import { addedByNext, markedParts, pastPage, pastSearchWords } from './past-stays.ts'

test('pages follow each other without a gap: a short one, then long ones', () => {
  let next = 0
  for (const page of [1, 2, 3, 4]) {
    const { offset, limit } = pastPage(page)
    expect(offset).toBe(next)
    next = offset + limit
  }
})

test.each([
  [1, 21, 11],
  [1, 10, 0],
  [1, 75, 40],
  [2, 75, 25],
  [3, 75, 0],
])('after %i pages of %i rows the next adds %i', (pages, total, added) => {
  expect(addedByNext(pages, total)).toBe(added)
})

describe('a search', () => {
  const words = (search: string) => pastSearchWords(search).map(({ text }) => text)

  test('applies from two letters on, folded, without what only stands between', () => {
    expect(words(' b ')).toEqual([])
    expect(words('BAHÍA')).toEqual(['bahia'])
    expect(words('Muñoz')).toEqual(['munoz'])
    expect(words('con Claire, en marzo de 2025')).toEqual(['claire', 'marzo', '2025'])
    expect(words('con')).toEqual(['con'])
  })

  test('knows months in both languages from three letters on', () => {
    const months = (search: string) => pastSearchWords(search).map((word) => word.months)
    expect(months('march')).toEqual([[3]])
    expect(months('dic')).toEqual([[12]])
    expect(months('mar')).toEqual([[3]])
    expect(months('ju')).toEqual([[]])
    expect(months('jul')).toEqual([[7]])
    expect(months('Claire')).toEqual([[]])
  })

  test('knows a year, and how a stay ended', () => {
    expect(pastSearchWords('2025')[0]).toMatchObject({ year: 2025 })
    expect(pastSearchWords('20742')[0]).toMatchObject({ year: null, text: '20742' })
    expect(pastSearchWords('canceladas')[0]?.statuses).toEqual([])
    expect(pastSearchWords('cancelada')[0]?.statuses).toEqual(['cancelled'])
    expect(pastSearchWords('completed')[0]?.statuses).toContain('confirmed')
    expect(pastSearchWords('can')[0]?.statuses).toEqual([])
  })
})

describe('what was found is marked', () => {
  const marked = (text: string, ...words: string[]) =>
    markedParts(text, words)
      .map(({ text, found }) => (found ? `[${text}]` : text))
      .join('')

  test('wherever it stands, whatever its accents', () => {
    expect(marked('Bahía Serena', 'bahia')).toBe('[Bahía] Serena')
    expect(marked('José Muñoz, Joseph', 'jose', 'munoz')).toBe('[José] [Muñoz], [Jose]ph')
    expect(marked('Elena', 'claire')).toBe('Elena')
    expect(marked('', 'claire')).toBe('')
  })

  test('once, where two words share letters', () => {
    expect(marked('Anna', 'ann', 'nna')).toBe('[Anna]')
  })
})
