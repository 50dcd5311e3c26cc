import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['José Núñez Ibáñez', 'José Núñez Ibáñez'],
  ['Łukasz Şimşek Nguyễn Đức', 'Łukasz Şimşek Nguyễn Đức'],
  // Composed of a letter and an accent, as some keyboards write it.
  ['Jose\u0301', 'José'],
  ['Иван', '????'],
  ['张伟 👍', '?? ?'],
  ['Elena\u202e', 'Elena?'],
  ['O’Brien', 'O’Brien'],
  // An amount below zero in a sentence.
  ['−$1,710.00', '−$1,710.00'],
])('%s is printed as %s', (name, printed) => {
  expect(printable(name)).toBe(printed)
})
