import { expect, test } from 'vitest'
import type { SentLine, WantedLine } from '../goods.ts'
import { isSameCart } from './same-cart.ts'

const SENT: SentLine = { uuid: 'a', kind: 'product', detailId: 4, day: '2026-11-20', qty: 2 }
const line = (change: Partial<WantedLine> = {}): WantedLine => ({
  uuid: 'A',
  uuidPackage: null,
  kind: 'product',
  detailId: 4,
  qty: 2,
  operationdate: '2026-11-20',
  operationtime: '00:00',
  itinerario: null,
  isBenefit: false,
  idBenefitYear: null,
  ...change,
})

test.each([
  ['the same', [line()], true],
  ['another quantity', [line({ qty: 3 })], false],
  ['another day', [line({ operationdate: '2026-11-21' })], false],
  ['another variant', [line({ detailId: 5 })], false],
  ['another kind of the same number', [line({ kind: 'package' })], false],
  ['another line', [line({ uuid: 'b' })], false],
  ['one more', [line(), line({ uuid: 'b' })], false],
  ['none', [], false],
] as const)('a cart with %s', (_, lines, same) => {
  expect(isSameCart([SENT], lines)).toBe(same)
})

test('the day of an event is its own', () => {
  const event = { ...SENT, kind: 'event' } as const
  expect(isSameCart([event], [line({ kind: 'event', operationdate: '2026-11-25' })])).toBe(true)
})
