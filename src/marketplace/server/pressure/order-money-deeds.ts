import fc from 'fast-check'
import { type Lived, livesOf } from '../../../server/testing.lives.ts'

const which = fc.nat({ max: 20 })
/** One deed on the money of orders: placed, changed, called off, paid in each way and given back. */
export const moneyDeeds = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constant('order' as const),
      way: fc.constantFrom(1040, 1050, 1060, 1060, 1060),
      lines: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      deed: fc.constant('change' as const),
      which,
      line: fc.nat({ max: 1 }),
      qty: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ deed: fc.constant('cancel-line' as const), which, line: fc.nat({ max: 1 }) }),
  },
  { weight: 4, arbitrary: fc.record({ deed: fc.constant('open' as const), which }) },
  {
    weight: 6,
    arbitrary: fc.record({
      deed: fc.constant('pay' as const),
      which,
      more: fc.constantFrom(0, 0, 0, -700, 700),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      deed: fc.constantFrom(
        'expire',
        'cancel',
        'call-off',
        'take',
        'link-paid',
        'link-refunded',
        'refund-there' as const,
      ),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('work' as const) }) },
)
export type MoneyDeed = Lived<typeof moneyDeeds extends fc.Arbitrary<infer T> ? T : never>

/** What may happen to the money of orders, in any order, some of it at once. */
export const orderLives: fc.Arbitrary<MoneyDeed[]> = livesOf(moneyDeeds, { most: 18, atOnce: 2 })

/** A life in which each deed occurs, and what matters at once. */
export const WHOLE_ORDER_LIFE: MoneyDeed[] = [
  { deed: 'order', way: 1060, lines: 1 },
  { deed: 'open', which: 0 },
  {
    deed: 'at-once',
    deeds: [
      { deed: 'pay', which: 0, more: 0, times: 2 },
      { deed: 'cancel', which: 0 },
    ],
  },
  { deed: 'work' },
  { deed: 'order', way: 1060, lines: 1 },
  { deed: 'open', which: 1 },
  {
    deed: 'at-once',
    deeds: [
      { deed: 'pay', which: 1, more: 0, times: 1 },
      { deed: 'take', which: 1 },
    ],
  },
  { deed: 'refund-there', which: 1 },
  { deed: 'order', way: 1040, lines: 1 },
  { deed: 'take', which: 2 },
  { deed: 'call-off', which: 2 },
  { deed: 'order', way: 1050, lines: 1 },
  { deed: 'link-paid', which: 3 },
  { deed: 'cancel', which: 3 },
  { deed: 'link-refunded', which: 3 },
  { deed: 'order', way: 1060, lines: 1 },
  // The third page, and the fourth: pages are counted by themselves, since not each order has one.
  { deed: 'open', which: 4 },
  { deed: 'expire', which: 2 },
  { deed: 'open', which: 4 },
  { deed: 'pay', which: 3, more: -700, times: 1 },
  { deed: 'refund-there', which: 4 },
  // Two lines are paid by card; then one costs more, it costs less, and the other is called off: what is too much goes back.
  { deed: 'order', way: 1060, lines: 2 },
  { deed: 'open', which: 5 },
  { deed: 'pay', which: 4, more: 0, times: 2 },
  { deed: 'change', which: 5, line: 0, qty: 3 },
  { deed: 'change', which: 5, line: 0, qty: 1 },
  { deed: 'work' },
  { deed: 'cancel-line', which: 5, line: 1 },
]
