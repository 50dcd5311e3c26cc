import { describe, expect, test } from 'vitest'
import { csvRecord } from './csv-record.ts'
import { Fault } from './fault.ts'
import * as kinds from './kinds.ts'

test.each([
  [kinds.money(), '-1200.50', -120_050],
  [kinds.money(), ' 7 ', 700],
  [kinds.money(), '-0.00', 0],
  [kinds.money('zero'), '0.5', 50],
  [kinds.quantity, '12', 1200],
  [kinds.whole(0), '007', 7],
  [kinds.day, '2024-02-29', '2024-02-29'],
  [kinds.month, '2026-05', '2026-05-01'],
  [kinds.instant, '2026-05-01T14:30:00Z', '2026-05-01T14:30:00.000Z'],
  [kinds.yesNo, 'yes', true],
  [kinds.email, ' Ana@Club.Example ', 'ana@club.example'],
  [kinds.zone, 'America/Cancun', 'America/Cancun'],
  [kinds.some('en', 'es'), 'es en es', ['es', 'en']],
  [kinds.json, '{"a":1}', { a: 1 }],
  [kinds.text(3), 'a b', 'a b'],
  [kinds.text(300), 'a\r\n\tb', 'a\r\n\tb'],
  [kinds.text(2), '😀😀', '😀😀'],
])('%# reads %j %j', (kind, given, value) => {
  expect(kind.read(given)).toEqual(value)
})

test.each([
  [kinds.money(), ['1,200.50', '1.234', '$5', '', '1e3', '21474836.48', '٣']],
  [kinds.money('zero'), ['-1', '-0.01']],
  [kinds.money('one cent'), ['0', '0.00']],
  [kinds.whole(1, 5), ['0', '6', '1.0', 'one']],
  [kinds.day, ['2026-02-29', '1/2/2026', '2026-2-1', '0001-01-01']],
  [
    kinds.instant,
    [
      '2026-05-01',
      '2026-05-01 14:30:00',
      '2026-05-01T14:30:00',
      '2026-02-30T00:00:00Z',
      '2026-05-01T25:00:00Z',
    ],
  ],
  [kinds.zone, ['Cancun/America', 'cst', '+05:00']],
  [kinds.email, ['ana', 'ana@club', 'a b@club.example']],
  [kinds.text(3), ['abcd', '  ', 'a\0b', 'a\nb', 'a\rb', 'a\u2028b', 'a\u0007']],
  [kinds.text(300), ['a\0b', 'a\u001bb']],
  [kinds.json, ['{', 'null', '"\\u0000"']],
])('%# refuses', (kind, texts) => {
  for (const text of texts) expect(kind.read(text), text).toBeInstanceOf(Fault)
})

describe('what is written', () => {
  test('reads as the same', () => {
    for (const cents of [0, 1, -1, 99, -120_050, 2_147_483_647]) {
      const kind = kinds.money()
      expect(kind.read(kind.write(cents))).toBe(cents)
      expect(kinds.quantity.read(kinds.quantity.write(cents))).toBe(cents)
    }
  })

  test('is quoted where RFC 4180 asks for it, and a leading = is not escaped', () => {
    expect(csvRecord(['=1+1', 'a,b', 'say "a"', 'x\ny', ''])).toBe('=1+1,"a,b","say ""a""","x\ny",\r\n')
  })
})
