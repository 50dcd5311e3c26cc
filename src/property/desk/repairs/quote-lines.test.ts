import { expect, test } from 'vitest'
import { draftLines, EMPTY_LINE, quantityOf, typedLines, typedTax } from './quote-lines.ts'

test('a line is whole with its words in both languages, how many and how much', () => {
  const line = { key: 0, en: ' Rail ', es: 'Riel', quantity: '2', unit: '210.50' }
  expect(typedLines([line])).toEqual([{ what: { en: 'Rail', es: 'Riel' }, quantity: 2, unitCents: 21_050 }])
  for (const lacking of [{ es: ' ' }, { en: '' }, { quantity: '0' }, { unit: '' }, { unit: '-3' }])
    expect(typedLines([{ ...line, ...lacking }])).toEqual([null])
  expect(draftLines(undefined)).toEqual([EMPTY_LINE])
})

test.each([
  ['16', 1600],
  ['8.25', 825],
  ['0', 0],
  ['50', 5000],
  ['50.01', null],
  ['', null],
  ['x', null],
])('a tax of %s percent is %s basis points', (typed, basisPoints) => {
  expect(typedTax(typed)).toBe(basisPoints)
})

test.each([
  ['1', 1],
  ['1000', 1000],
  ['1001', null],
  ['1.5', null],
])('%s of a thing are %s', (typed, count) => {
  expect(quantityOf(typed)).toBe(count)
})
