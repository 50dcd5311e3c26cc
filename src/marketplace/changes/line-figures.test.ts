import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyForFewer, moneyNeeded } from '../line-benefit.ts'
import { boughtOf, figuresFor, grossOf, type LineFigures, orderFigures } from './line-figures.ts'

const LINE: LineFigures = {
  qty: 3,
  unit: 10_000,
  extra: 0,
  discount: 3_000,
  total: 27_000,
  discountKind: 'Promoción',
  bought: null,
}
const PLAIN: LineFigures = { ...LINE, discount: 0, total: 30_000, discountKind: 'Sin descuento' }

const PRICE = fc.record({
  cents: fc.integer({ min: 0, max: 90_000 }),
  percent: fc.integer({ min: 0, max: 100 }),
})

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
    'one more, dearer since: no promotion comes of it',
    PLAIN,
    4,
    { cents: 12_000, percent: 0 },
    {
      ...PLAIN,
      qty: 4,
      unit: 12_000,
      discount: 6_000,
      total: 42_000,
      bought: [
        { qty: 3, unit: 10_000, total: 30_000, held: 0 },
        { qty: 1, unit: 12_000, total: 12_000, held: 0 },
      ],
    },
  ],
  [
    'one more, cheaper since',
    PLAIN,
    4,
    { cents: 8_000, percent: 10 },
    {
      ...PLAIN,
      qty: 4,
      discount: 2_800,
      total: 37_200,
      discountKind: 'Promoción',
      bought: [
        { qty: 3, unit: 10_000, total: 30_000, held: 0 },
        { qty: 1, unit: 8_000, total: 7_200, held: 0 },
      ],
    },
  ],
] as const)('%s', (_, line, qty, today, after) => {
  expect(figuresFor(line, qty, today, null, 16)).toEqual({ ...after, held: 0 })
})

test('what a benefit pays costs nothing more, and holds what is added at its own price', () => {
  const paid = { ...LINE, discount: 30_000, total: 0, discountKind: 'Beneficio' }
  const credit = { unit: 'money' as const, held: 34_800 }
  const more = figuresFor(paid, 4, { cents: 11_000, percent: 0 }, credit, 16)
  expect(more).toMatchObject({ total: 0, held: 47_560, discountKind: 'Beneficio' })
  const back = figuresFor(more, 3, { cents: 11_000, percent: 0 }, { ...credit, held: 47_560 }, 16)
  expect(back).toEqual({ ...paid, held: 34_800 })
  expect(figuresFor(paid, 5, null, { unit: 'passes', held: 3 }, 16).held).toBe(5)
})

test('more and then as many as before holds what a benefit held, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), PRICE), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(0, 8, 16),
      (each, qty, steps, tax) => {
        const first = moneyNeeded(qty, each, tax)
        let held = first
        let line: LineFigures = {
          ...{ qty, unit: each, extra: 0, discount: qty * each, total: 0 },
          ...{ discountKind: 'Beneficio', bought: null },
        }
        const change = (to: number, today: (typeof steps)[number][1]) => {
          ;({ held, ...line } = figuresFor(line, to, today, { unit: 'money', held }, tax))
        }
        for (const [more, today] of steps) change(line.qty + more, today)
        change(qty, steps[0]![1])
        expect(held).toBe(first)
      },
    ),
  )
})

test('what a benefit held without the tax, before that was decided, is shared out evenly', () => {
  expect(moneyForFewer(92_000, 1, 2, 16)).toBe(46_000)
  expect(moneyForFewer(30_000, 2, 3, 16)).toBe(20_000)
})

test('what the version before has changed since is one price', () => {
  const bought = [
    { qty: 2, unit: 10_000, total: 20_000, held: 0 },
    { qty: 1, unit: 12_000, total: 12_000, held: 0 },
  ]
  const line = { ...PLAIN, qty: 2, unit: 12_000, discount: 2_667, total: 21_333, bought }
  expect(figuresFor(line, 1, { cents: 12_000, percent: 0 }, null, 16)).toMatchObject({
    total: 10_667,
    bought: null,
  })
  expect(grossOf(line)).toBe(24_000)
})

test('extra passengers stay what they were', () => {
  const car = { ...PLAIN, qty: 1, extra: 1_500, total: 11_500 }
  expect(figuresFor(car, 2, { cents: 10_000, percent: 0 }, null, 16)).toMatchObject({
    extra: 1_500,
    total: 21_500,
  })
})

test('whatever becomes of a line, each of its prices is so many times one, and they add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), PRICE), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(null, 'money' as const, 'passes' as const),
      (unit, acts, pays) => {
        let line: LineFigures = {
          ...PLAIN,
          qty: 1,
          unit,
          discount: pays ? unit : 0,
          total: pays ? 0 : unit,
        }
        let held = pays === 'money' ? moneyNeeded(1, unit, 16) : pays ? 1 : 0
        for (const [qty, today] of acts) {
          const { held: after, ...figures } = figuresFor(line, qty, today, pays && { unit: pays, held }, 16)
          line = figures
          held = after
          const bought = boughtOf(line, pays && { unit: pays, held })
          const sum = (of: (one: (typeof bought)[number]) => number) =>
            bought.reduce((all, one) => all + of(one), 0)
          expect(sum((one) => one.qty)).toBe(qty)
          expect(sum((one) => one.total) + line.extra).toBe(line.total)
          for (const one of bought) {
            expect(one.total % one.qty).toBe(0)
            if (pays === 'passes') expect(one.held % one.qty).toBe(0)
            // So many times one price, with the tax of all of them.
            if (pays === 'money') expect(one.held).toBe(moneyForFewer(one.held, one.qty, one.qty, 16))
            if (pays === 'money') expect(Math.round((one.held * 100) / 116) % one.qty).toBe(0)
            expect(one.total).toBeLessThanOrEqual(one.qty * one.unit)
          }
          expect(line.total).toBe(line.qty * line.unit + line.extra - line.discount)
          expect(grossOf(line)).toBeLessThanOrEqual(line.qty * line.unit + line.extra)
          expect(Math.min(line.total, line.discount, line.unit)).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})

test('more and then as many as before is the line that it was, whatever the price is meanwhile', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), PRICE), { minLength: 1, maxLength: 5 }),
      (qty, steps) => {
        const first: LineFigures = { ...PLAIN, qty, total: qty * PLAIN.unit }
        let line = first
        for (const [more, today] of steps) line = figuresFor(line, line.qty + more, today, null, 16)
        expect(figuresFor(line, qty, steps[0]![1], null, 16)).toEqual({ ...first, held: 0 })
      },
    ),
  )
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
  expect(
    orderFigures([{ qty: 2, unit: 10_000, extra: 0, total: 18_000, bought: null }], before, percent),
  ).toEqual(after)
})

test('an order without a line costs nothing', () => {
  expect(orderFigures([], BEFORE, 16)).toEqual({ gross: 0, discount: 0, tax: 0, total: 0 })
})
