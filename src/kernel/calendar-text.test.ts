import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeText, foldLine } from './calendar-text.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (text: string) => text.replaceAll('\r\n ', '')

test.each([
  ['a;b,c', 'a\\;b\\,c'],
  ['a\\n', 'a\\\\n'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['colon: "quoted"', 'colon: "quoted"'],
  ['bell\u0007 gone\u0000\u007f', 'bell gone'],
  ['END:VEVENT\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
])('%j is escaped as %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped)
})

describe('folding', () => {
  test.each<[string, string, number[]]>([
    ['75 octets stay one line', 'a'.repeat(75), [75]],
    ['76 make two', 'a'.repeat(76), [75, 2]],
    ['a continuation holds its space and 74', 'a'.repeat(75 + 74 + 1), [75, 75, 2]],
    ['ñ has two octets and is not torn', `${'a'.repeat(74)}ñ`, [74, 3]],
    ['ñ that just fits', `${'a'.repeat(73)}ñb`, [75, 2]],
    ['€ has three', `${'a'.repeat(73)}€`, [73, 4]],
    ['a palm tree has four', `${'a'.repeat(72)}🌴`, [72, 5]],
  ])('%s', (_, line, lengths) => {
    const folded = foldLine(line)
    expect(folded.split('\r\n').map(octets)).toEqual(lengths)
    expect(unfold(folded)).toBe(line)
  })

  test('whatever the text: no line is too long, and unfolding gives it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const line = escapeText(text)
        for (const piece of foldLine(line).split('\r\n')) expect(octets(piece)).toBeLessThanOrEqual(75)
        expect(unfold(foldLine(line))).toBe(line)
      }),
    )
  })
})
