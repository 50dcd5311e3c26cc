import fc from 'fast-check'
import { moneyDeeds } from '../../../marketplace/server/pressure/order-money-deeds.ts'
import { type Lived, livesOf } from '../../../server/testing.lives.ts'

const which = fc.nat({ max: 50 })
const cents = fc.integer({ min: 1, max: 90_000 })
/** Which of the open charges, by bits, and how many quarters of each. */
const chosen = { choice: fc.integer({ min: 1, max: 65_535 }), part: fc.integer({ min: 1, max: 4 }) }

const one = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      deed: fc.constant('add' as const),
      kind: fc.constantFrom('fee', 'late-fee', 'charge', 'charge', 'credit' as const),
      cents,
    }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('earn' as const), cents }) },
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constant('pay' as const),
      way: fc.constantFrom('resort', 'link', 'card' as const),
      ...chosen,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ deed: fc.constant('arrive' as const), which, killed: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('refund' as const), which, cents }) },
  { weight: 2, arbitrary: fc.record({ deed: fc.constant('settle' as const), ...chosen }) },
  {
    weight: 2,
    arbitrary: fc.record({
      deed: fc.constant('agree' as const),
      way: fc.constantFrom('resort', 'link' as const),
      ...chosen,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      deed: fc.constant('end' as const),
      by: fc.constantFrom('desk', 'owner' as const),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ deed: fc.constantFrom('interest', 'run' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      deed: fc.constantFrom('take-back', 'give-up', 'decide', 'run-back' as const),
      which,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ deed: fc.constantFrom('correct', 'set-right' as const), which, cents }),
  },
  { weight: 4, arbitrary: fc.record({ deed: fc.constant('order' as const), of: moneyDeeds }) },
  { weight: 1, arbitrary: fc.record({ deed: fc.constant('charge-order' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      deed: fc.constant('repair' as const),
      cents: fc.integer({ min: 100, max: 60_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ deed: fc.constant('answer' as const), which, approves: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      deed: fc.constant('bill' as const),
      which,
      part: fc.integer({ min: 1, max: 5 }),
    }),
  },
)
export type PaidDeed = Lived<typeof one extends fc.Arbitrary<infer T> ? T : never>

/** What may happen to a contract's money, in any order, some of it at once. */
export const paidLives: fc.Arbitrary<PaidDeed[]> = livesOf(one, { most: 16, atOnce: 1 })

/** A life in which each deed is done. */
export const WHOLE_PAID_LIFE: PaidDeed[] = [
  { deed: 'add', kind: 'fee', cents: 60_000 },
  { deed: 'add', kind: 'charge', cents: 21_400 },
  { deed: 'add', kind: 'charge', cents: 36_000 },
  { deed: 'add', kind: 'credit', cents: 4800 },
  { deed: 'earn', cents: 80_000 },
  { deed: 'pay', way: 'link', choice: 1, part: 1 },
  { deed: 'arrive', which: 0, killed: true },
  { deed: 'pay', way: 'card', choice: 2, part: 4 },
  { deed: 'arrive', which: 0, killed: false },
  { deed: 'refund', which: 1, cents: 5000 },
  { deed: 'refund', which: 0, cents: 90_000 },
  { deed: 'correct', which: 0, cents: 40_000 },
  { deed: 'correct', which: 0, cents: 1 },
  { deed: 'settle', choice: 65_535, part: 2 },
  { deed: 'take-back', which: 0 },
  { deed: 'take-back', which: 0 },
  { deed: 'pay', way: 'resort', choice: 65_535, part: 4 },
  { deed: 'give-up', which: 0 },
  { deed: 'pay', way: 'link', choice: 65_535, part: 3 },
  { deed: 'give-up', which: 1 },
  { deed: 'arrive', which: 1, killed: true },
  { deed: 'decide', which: 0 },
  {
    deed: 'at-once',
    deeds: [
      { deed: 'pay', way: 'resort', choice: 65_535, part: 4 },
      { deed: 'settle', choice: 65_535, part: 4 },
    ],
  },
  { deed: 'add', kind: 'charge', cents: 50_000 },
  { deed: 'pay', way: 'resort', choice: 65_535, part: 4 },
  { deed: 'arrive', which: 0, killed: false },
  { deed: 'arrive', which: 1, killed: false },
  { deed: 'arrive', which: 2, killed: false },
  { deed: 'add', kind: 'late-fee', cents: 80_000 },
  { deed: 'interest' },
  { deed: 'interest' },
  { deed: 'agree', way: 'resort', choice: 65_535, part: 4 },
  { deed: 'arrive', which: 0, killed: false },
  { deed: 'correct', which: 0, cents: 1 },
  {
    deed: 'at-once',
    deeds: [
      { deed: 'end', by: 'desk', which: 0 },
      { deed: 'pay', way: 'resort', choice: 65_535, part: 2 },
    ],
  },
  { deed: 'end', by: 'desk', which: 0 },
  { deed: 'end', by: 'desk', which: 0 },
  // Announcements of a run's fees are withdrawn with them; a payment of one keeps the run.
  { deed: 'run' },
  { deed: 'pay', way: 'resort', choice: 65_535, part: 1 },
  { deed: 'run-back', which: 0 },
  { deed: 'run' },
  { deed: 'pay', way: 'resort', choice: 65_535, part: 4 },
  ...Array.from({ length: 12 }, (): PaidDeed => ({ deed: 'arrive', which: 0, killed: false })),
  { deed: 'run-back', which: 0 },
  { deed: 'add', kind: 'charge', cents: 30_000 },
  { deed: 'set-right', which: 3, cents: 10_000 },
  { deed: 'add', kind: 'fee', cents: 50_000 },
  { deed: 'pay', way: 'resort', choice: 65_535, part: 4 },
  // Less than was announced comes, and then more.
  { deed: 'arrive', which: 1, killed: false },
  { deed: 'add', kind: 'charge', cents: 20_000 },
  { deed: 'pay', way: 'resort', choice: 65_535, part: 4 },
  { deed: 'arrive', which: 2, killed: false },
  { deed: 'refund', which: 3, cents: 700 },
  // Installments whose first part is paid online, told by a process that is killed; then an owner ends them.
  { deed: 'add', kind: 'charge', cents: 40_000 },
  { deed: 'agree', way: 'link', choice: 65_535, part: 4 },
  { deed: 'arrive', which: 0, killed: true },
  { deed: 'arrive', which: 1, killed: true },
  { deed: 'end', by: 'owner', which: 1 },
  { deed: 'end', by: 'owner', which: 1 },
  // A repair is refused and quoted anew, approved and billed for less; its bill is paid in part, corrected by the books and set right.
  { deed: 'repair', cents: 30_000 },
  { deed: 'answer', which: 0, approves: false },
  { deed: 'answer', which: 0, approves: true },
  { deed: 'bill', which: 0, part: 5 },
  { deed: 'bill', which: 0, part: 3 },
  { deed: 'bill', which: 0, part: 3 },
  { deed: 'pay', way: 'link', choice: 65_535, part: 1 },
  { deed: 'arrive', which: 0, killed: true },
  { deed: 'arrive', which: 1, killed: true },
  { deed: 'arrive', which: 2, killed: true },
  { deed: 'correct', which: 6, cents: 30_000 },
  { deed: 'repair', cents: 9_000 },
  { deed: 'answer', which: 1, approves: true },
  { deed: 'bill', which: 1, part: 4 },
  { deed: 'set-right', which: 7, cents: 4_000 },
  // Orders: by card, changed and called off; at the resort, which the books charge, and which is taken there no more; on the link, given back.
  { deed: 'order', of: { deed: 'order', way: 1060, lines: 2 } },
  { deed: 'order', of: { deed: 'open', which: 0 } },
  { deed: 'order', of: { deed: 'pay', which: 0, more: 0, times: 2 } },
  { deed: 'order', of: { deed: 'change', which: 0, line: 0, qty: 3 } },
  { deed: 'order', of: { deed: 'cancel-line', which: 0, line: 1 } },
  { deed: 'order', of: { deed: 'order', way: 1040, lines: 1 } },
  { deed: 'charge-order', which: 1 },
  {
    deed: 'at-once',
    deeds: [
      { deed: 'order', of: { deed: 'take', which: 1 } },
      { deed: 'pay', way: 'resort', choice: 65_535, part: 4 },
    ],
  },
  { deed: 'order', of: { deed: 'order', way: 1050, lines: 1 } },
  { deed: 'order', of: { deed: 'link-paid', which: 2 } },
  { deed: 'order', of: { deed: 'cancel', which: 2 } },
  { deed: 'order', of: { deed: 'link-refunded', which: 2 } },
  // One that the books have not charged is paid at the resort.
  { deed: 'order', of: { deed: 'order', way: 1040, lines: 1 } },
  { deed: 'order', of: { deed: 'take', which: 3 } },
]
