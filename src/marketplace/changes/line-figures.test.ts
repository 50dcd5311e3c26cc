import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresFor, type LineFigures, orderFigures, scaled } from './line-figures.ts'

const LINE: LineFigures = {
  qty: 3,
  unit: 10_000,
  extra: 0,
  discount: 3_000,
  total: 27_000,
  discountKind: 'Promoción',
}
const PLAIN: LineFigures = { ...LINE, discount: 0, total: 30_000, discountKind: 'Sin descuento' }

test.each([
  ['the same', LINE, 3, { cents: 12_000, percent: 0 }, LINE],
  [
    'fewer keep their price',
    LINE,
    2,
    { cents: 12_000, percent: 0 },
    { ...LINE, qty: 2, discount: 2_000, total: 18_000 },
  ],
  ['fewer, though it is no longer sold', LINE, 1, null, { ...LINE, qty: 1, discount: 1_000, total: 9_000 }],
  [
    'one more at the price of today',
    PLAIN,
    4,
    { cents: 10_000, percent: 0 },
    { ...PLAIN, qty: 4, total: 40_000 },
  ],
  [
    'one more, dearer since',
    LINE,
    4,
    { cents: 12_000, percent: 0 },
    { ...LINE, qty: 4, unit: 12_000, discount: 9_000, total: 39_000 },
  ],
  [
    'one more, cheaper since',
    PLAIN,
    4,
    { cents: 8_000, percent: 10 },
    { ...PLAIN, qty: 4, discount: 2_800, total: 37_200, discountKind: 'Promoción' },
  ],
] as const)('%s', (_, line, qty, today, after) => {
  expect(figuresFor(line, qty, today, false)).toEqual(after)
})

test('what a benefit pays costs nothing more', () => {
  const paid = { ...LINE, discount: 30_000, total: 0, discountKind: 'Beneficio' }
  expect(figuresFor(paid, 4, { cents: 11_000, percent: 0 }, true)).toEqual({
    ...paid,
    qty: 4,
    unit: 11_000,
    discount: 44_000,
  })
})

test('extra passengers stay what they were', () => {
  const car = { ...PLAIN, qty: 1, extra: 1_500, total: 11_500 }
  expect(figuresFor(car, 2, { cents: 10_000, percent: 0 }, false)).toMatchObject({
    extra: 1_500,
    total: 21_500,
  })
})

test('whatever becomes of a line, it adds up and costs no less than nothing', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 })
  const prices = fc.record({
    cents: fc.integer({ min: 0, max: 90_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000 }),
      quantities,
      prices,
      fc.boolean(),
      (unit, all, today, benefit) => {
        let line: LineFigures = {
          ...PLAIN,
          qty: 1,
          unit,
          discount: benefit ? unit : 0,
          total: benefit ? 0 : unit,
        }
        for (const qty of all) {
          line = figuresFor(line, qty, today, benefit)
          expect(line.total).toBe(line.qty * line.unit + line.extra - line.discount)
          expect(Math.min(line.total, line.discount, line.unit)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

test.each([
  [900, 3, 2, 0, 600],
  [1_000, 3, 2, 0, 667],
  [900, 3, 5, 250, 1_400],
  [2, 2, 1, 1, 1],
  [2, 2, 3, 1, 3],
])('%i for %i is for %i, at %i each: %i', (amount, from, to, each, after) => {
  expect(scaled(amount, from, to, each)).toBe(after)
})

const BEFORE = { gross: 30_000, discount: 3_000, tax: 4_320, total: 31_320 }

test.each([
  ['at the resort’s rate', BEFORE, 16, { gross: 20_000, discount: 2_000, tax: 2_880, total: 20_880 }],
  ['at the rate of the sale', BEFORE, 11, { gross: 20_000, discount: 2_000, tax: 2_880, total: 20_880 }],
  [
    'what cost nothing pays the resort’s tax on what is added',
    { gross: 0, discount: 0, tax: 0, total: 0 },
    16,
    { gross: 20_000, discount: 2_000, tax: 2_880, total: 20_880 },
  ],
])('the tax is %s', (_, before, percent, after) => {
  expect(orderFigures([{ qty: 2, unit: 10_000, extra: 0, total: 18_000 }], before, percent)).toEqual(after)
})

test('an order without a line costs nothing', () => {
  expect(orderFigures([], BEFORE, 16)).toEqual({ gross: 0, discount: 0, tax: 0, total: 0 })
})
