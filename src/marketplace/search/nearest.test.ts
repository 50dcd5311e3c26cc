import { expect, test } from 'vitest'
import { corrected, mistakes } from './nearest.ts'

test.each([
  ['diving', 'divign', 1],
  ['diving', 'diving', 0],
  ['massage', 'masage', 1],
  ['massage', 'mssaage', 2],
  ['reef', 'reefs', 1],
  ['buceo', 'vuseo', 2],
  ['', 'ab', 2],
])('from %s to %s: %i', (one, other, count) => {
  expect(mistakes(one, other)).toBe(count)
  expect(mistakes(other, one)).toBe(count)
})

const WORDS = ['the', 'dinner', 'diving', 'dining', 'coralina', 'catamaran', 'massage']

test.each([
  [['divign'], ['diving']],
  [['diner'], ['dinner']],
  [['first', 'divign'], null],
  [
    ['din', 'divign'],
    ['din', 'diving'],
  ],
  [['katamarran'], ['catamaran']],
  [['coralnia'], ['coralina']],
  [['dive'], null],
  [['div'], null],
  [['zzzzz'], null],
  [['teh'], null],
  [[], null],
])('%j is %j', (words, spoken) => {
  expect(corrected(words, WORDS)).toEqual(spoken)
})
