import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BYTE_ORDER_MARK, csvRow, decimal, harmless } from './csv.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', 'ñ', 'a', ' ') }),
)

describe('CSV', () => {
  test('whatever the text, another program reads what was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text, fc.integer()), { minLength: 1 }),
        (rows: [string, string, number][]) => {
          const written = rows.map(([a, b, cents]) => csvRow([a, null, b, { figure: decimal(cents) }]))
          const read: string[][] = parse(BYTE_ORDER_MARK + written.join(''), {
            bom: true,
            record_delimiter: '\r\n',
          })
          expect(read).toEqual(rows.map(([a, b, cents]) => [harmless(a), '', harmless(b), decimal(cents)]))
        },
      ),
    )
  })

  test.each([
    ['=1+1', `'=1+1`],
    ['=HYPERLINK("https://x.example","y")', `'=HYPERLINK("https://x.example","y")`],
    ['+52 998', `'+52 998`],
    ['-2', `'-2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `'\r=1`],
    ['＝1', `'＝1`],
    ['Ana;=1+1;', `Ana;'=1+1;`],
    ['no nuts; =2+5;-2', `no nuts;' =2+5;'-2`],
    [' =1', `' =1`],
    ['Rent = fee; tax', 'Rent = fee; tax'],
    ['', ''],
  ])('text %j cannot run', (given, expected) => expect(harmless(given)).toBe(expected))

  test('no text cell begins as a formula does', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(harmless(one)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  test('a figure stays a figure', () => expect(csvRow([{ figure: decimal(-12_050) }])).toBe('-120.50\r\n'))

  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [-2_147_483_648, '-21474836.48'],
  ])('%i cents are %s', (cents, expected) => expect(decimal(cents)).toBe(expected))

  test('a decimal is its cents, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        expect(decimal(cents)).toMatch(/^-?\d+\.\d\d$/)
        expect(Number(decimal(cents).replace('.', ''))).toBe(cents)
      }),
    )
  })
})
