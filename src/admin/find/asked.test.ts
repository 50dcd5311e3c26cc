import { expect, test } from 'vitest'
import { askedOf, phoneDigitsOf } from './asked.ts'

test.each<[string, string[], string | null]>([
  ['', [], null],
  ['  harr   1301 ', ['harr', '1301'], null],
  ['BK-20832', ['BK-20832'], 'BK-20832'],
  ['bk20832', ['bk20832'], 'BK-20832'],
  [' 20832 ', ['20832'], 'BK-20832'],
  ['2083', ['2083'], null],
  ['BK-20832 harr', ['BK-20832', 'harr'], null],
  ["' & | %", [], null],
  ['Zúñiga', ['Zúñiga'], null],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f'], null],
])('“%s” asks for the words %j and the stay %s', (typed, words, stayCode) => {
  expect(askedOf(typed)).toEqual({ words, stayCode })
})

test.each([
  ['+52 998 555 0100', '529985550100'],
  ['(998) 555-0100', '9985550100'],
  ['50100', '50100'],
  ['0100', null],
  ['BK-20832', null],
  ['1301 harr', null],
])('“%s” asks for the telephone %s', (typed, digits) => {
  expect(phoneDigitsOf(typed)).toBe(digits)
})
