import { describe, expect, test } from 'vitest'
import { asksForSigns, filterOf, folded, wordsOf } from './catalogue.ts'

describe('the filter', () => {
  test.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Ñandú', 'ñandu'],
    ['pin\u0303ata', 'piñata'],
    ['', ''],
  ])('%s folds to %s', (given, expected) => expect(folded(given)).toBe(expected))

  test('applies from 2 characters on', () => {
    expect(filterOf(undefined)).toBeNull()
    expect(filterOf(' a ')).toBeNull()
    expect(filterOf('ñ')).toBeNull()
    expect(filterOf('Ñú')).toBe('ñu')
    expect(wordsOf('  Reef   at FIRST ')).toEqual(['reef', 'at', 'first'])
    expect(wordsOf('x')).toEqual([])
  })

  test.each([
    ['???', true],
    [' -- ', true],
    ['?', false],
    ['a?', false],
    ['', false],
    [undefined, false],
  ])('%s is of signs alone: %s', (query, signs) => {
    expect(asksForSigns(query)).toBe(signs)
  })
})
