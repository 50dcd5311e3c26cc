import { expect, test } from 'vitest'
import { fitsTyped } from './fits-typed.ts'

test.each<[string, string, boolean]>([
  ['Publishing', '', true],
  ['Publishing', 'pub', true],
  ['Day lists', 'li da', true],
  ['Day lists', 'ists', false],
  ['Publicación', 'publicacion', true],
  ['Promoción nueva', 'PROMOCIÓN', true],
  ['House', 'house x', false],
])('“%s” fits “%s”: %s', (title, typed, fits) => {
  expect(fitsTyped(title, typed)).toBe(fits)
})
