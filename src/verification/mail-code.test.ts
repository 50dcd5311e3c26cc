import { expect, test } from 'vitest'
import { mailCodeOf } from './mail-code.ts'

test.each([
  ['7Q4K2-9XTMB', '7Q4K29XTMB'],
  [' 7q4k2 9xtmb ', '7Q4K29XTMB'],
  ['7Q4K2–9XTMB', '7Q4K29XTMB'],
  ['O1IL0-00000', '0111000000'],
  ['7Q4K2-9XTM', null],
  ['7Q4K2-9XTMBB', null],
  ['7Q4K2-9XTMU', null],
  ['', null],
])('%j is the code %j', (typed, code) => {
  expect(mailCodeOf(typed)).toBe(code)
})
