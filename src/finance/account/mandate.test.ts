import { expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { mayStop, onItsDay, toTell } from './mandate.ts'

const DUE = '2026-12-31'
const fee = (openCents: number, more: { due?: string; inQuestion?: boolean; asideCents?: number } = {}) => ({
  kind: 'fee' as const,
  id: 1,
  day: '2026-11-01',
  due: DUE,
  inQuestion: false,
  asideCents: 0,
  openCents,
  ...more,
})
const TOLD = { kind: 'fee' as const, id: 1, cents: 50_000, due: DUE }
const credit = (openCents: number) => ({ id: 9, day: '2026-10-01', openCents })

test.each([
  ['a week before', 7, 50_000, true],
  ['a day earlier', 8, 50_000, false],
  ['a day later: too late to be told in time', 6, 50_000, false],
  ['paid', 7, 0, false],
])('told of a charge: %s', (_, left, open, told) => {
  expect(toTell([fee(open)], addDays(DUE, -left))).toHaveLength(told ? 1 : 0)
})

test('a charge in question has no notice', () => {
  expect(toTell([fee(50_000, { inQuestion: true })], addDays(DUE, -7))).toEqual([])
})

test.each([
  ['the day before', 1, 'told', true],
  ['on the day', 0, 'told', false],
  ['stopped already', 3, 'stopped', false],
  ['begun', 0, 'begun', false],
] as const)('stopped: %s', (_, left, state, may) => {
  expect(mayStop({ state, due: DUE }, addDays(DUE, -left))).toBe(may)
})

test.each([
  ['what was told', fee(50_000), [], 0, { creditCents: 0, moneyCents: 50_000, cents: 50_000 }],
  ['no more than was told', fee(60_000), [], 0, { creditCents: 0, moneyCents: 50_000, cents: 50_000 }],
  ['what is left of it', fee(20_000), [], 0, { creditCents: 0, moneyCents: 20_000, cents: 20_000 }],
  [
    'credit first',
    fee(50_000),
    [credit(30_000)],
    0,
    { creditCents: 30_000, moneyCents: 20_000, cents: 50_000 },
  ],
  ['credit alone', fee(50_000), [credit(90_000)], 0, { creditCents: 50_000, moneyCents: 0, cents: 50_000 }],
  ['caught up with', fee(50_000), [], 3, { creditCents: 0, moneyCents: 50_000, cents: 50_000 }],
] as const)('on its day it pays: %s', (_, charge, credits, late, { cents, ...bill }) => {
  expect(onItsDay(TOLD, [charge], credits, addDays(DUE, late))).toEqual({
    part: { kind: 'fee', id: 1, cents },
    ...bill,
  })
})

test.each([
  ['paid meanwhile', [], 0, 'needless'],
  ['due on another day by now', [fee(50_000, { due: '2026-12-20' })], 0, 'needless'],
  ['in question', [fee(50_000, { inQuestion: true })], 0, 'needless'],
  ['its day is long past', [fee(50_000)], 4, 'needless'],
  ['a payment of it is on its way', [fee(0, { asideCents: 50_000 })], 0, 'wait'],
] as const)('on its day nothing: %s', (_, charges, late, outcome) => {
  expect(onItsDay(TOLD, charges, [], addDays(DUE, late))).toBe(outcome)
})
