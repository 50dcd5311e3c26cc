import { expect, test } from 'vitest'
import { isBeyondCeiling } from './ceilings.ts'
import type { Goods, Ordered, WantedLine } from './goods.ts'

const goods = {
  details: new Map([[1, { mostOfLine: 5 }]]),
  events: new Map([[7, { most: 6 }]]),
  packages: new Map(),
} as unknown as Goods
const line = (kind: 'product' | 'event' | 'package', qty: number, operationdate: string | null) =>
  ({
    uuid: `${kind} ${qty} ${operationdate}`,
    kind,
    detailId: kind === 'event' ? 7 : 1,
    qty,
    operationdate,
  }) as WantedLine
const had = (kind: Ordered['kind'], qty: number, day: string): Ordered => ({
  kind,
  detailId: kind === 'event' ? 7 : 1,
  day,
  qty,
})
const DAY = '2026-12-12'

test.each([
  ['as many as a line may have', [line('product', 5, DAY)], [], false],
  ['with what is ordered, one too many', [line('product', 3, DAY)], [had('product', 3, DAY)], true],
  ['with what is ordered, just as many', [line('product', 2, DAY)], [had('product', 3, DAY)], false],
  ['what is ordered for another day', [line('product', 5, DAY)], [had('product', 5, '2026-12-13')], false],
  ['two lines of one day', [line('product', 3, DAY), line('product', 4, DAY)], [], true],
  ['two lines of two days', [line('product', 3, DAY), line('product', 4, '2026-12-13')], [], false],
  ['without a day yet', [line('product', 9, null)], [had('product', 5, DAY)], false],
  [
    'seats of an event, whenever they were ordered',
    [line('event', 3, DAY)],
    [had('event', 4, '2026-12-01')],
    true,
  ],
  ['seats that are left for them', [line('event', 2, DAY)], [had('event', 4, DAY)], false],
  ['a package counts by its parts', [line('package', 9, DAY)], [had('product', 5, DAY)], false],
])('%s', (_, lines, ordered, beyond) => {
  expect(isBeyondCeiling(lines[0]!, lines, goods, { ordered })).toBe(beyond)
})
