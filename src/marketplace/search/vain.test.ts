import { expect, test } from 'vitest'
import { countedWords } from './vain.ts'

test.each([
  ['Pádel', 'padel'],
  ['  scuba   DIVING!', 'scuba diving'],
  ['24 hours', '24 hours'],
  ['ab', null],
  ['elena@marea.example', null],
  ['+52 998 555 0142', null],
  ['MX-20431', null],
  ['a b c d e f g', null],
  ['x'.repeat(61), null],
  ['', null],
])('%j is counted as %j', (given, counted) => {
  expect(countedWords(given)).toBe(counted)
})
