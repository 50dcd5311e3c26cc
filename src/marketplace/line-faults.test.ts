import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Goods, SoldDetail, WantedLine } from './goods.ts'
import { lineFaults, placeKey, wantedPlaces } from './line-faults.ts'

const both = { en: 'x', es: 'x' }
const TODAY = '2026-11-18'
const detail = (id: number, capacity: number | null, free: Record<string, number> = {}): SoldDetail => ({
  id,
  productId: id,
  product: both,
  name: both,
  currency: 'USD',
  cents: 1000,
  most: 0,
  promo: 0,
  transfer: false,
  extra: null,
  resort: null,
  today: TODAY,
  capacity,
  free,
  closed: [],
  benefits: [],
})
const line = (uuid: string, detailId: number, qty: number, more: Partial<WantedLine> = {}): WantedLine => ({
  uuid,
  uuidPackage: null,
  kind: 'product',
  detailId,
  qty,
  operationdate: '2026-12-01',
  itinerario: null,
  isBenefit: false,
  idBenefitYear: null,
  ...more,
})
const goodsOf = (details: SoldDetail[], parts: { detailId: number; qty: number }[] = []): Goods => ({
  details: new Map(details.map((one) => [one.id, one])),
  packages: new Map([[9, { id: 9, name: both, currency: 'USD' as const, cents: 5000, resort: null, parts }]]),
  events: new Map(),
})
const faultsOf = (lines: WantedLine[], goods: Goods) => [
  ...lineFaults(lines, goods, { accounts: [] }).values(),
]

describe('places', () => {
  test('a package’s part and a single line are counted together', () => {
    const goods = goodsOf([detail(1, 8, { '2026-12-01': 3 })], [{ detailId: 1, qty: 2 }])
    const packed = [line('head', 9, 1, { kind: 'package' }), line('part', 1, 2, { uuidPackage: 'head' })]
    expect(faultsOf(packed, goods)).toEqual([null, null])
    expect(faultsOf([...packed, line('one', 1, 1)], goods)).toEqual([null, null, null])
    expect(faultsOf([...packed, line('two', 1, 2)], goods)).toEqual([null, 'sold-out', 'sold-out'])
    // Another day is another matter.
    expect(faultsOf([...packed, line('two', 1, 2, { operationdate: '2026-12-02' })], goods)).toEqual([
      null,
      null,
      null,
    ])
  })

  test('a package with a part too many, too few, or in another quantity has changed', () => {
    const goods = goodsOf([detail(1, null), detail(2, null)], [{ detailId: 1, qty: 2 }])
    const head = line('head', 9, 2, { kind: 'package' })
    const part = (detailId: number, qty: number) =>
      line(`p${detailId}`, detailId, qty, { uuidPackage: 'head' })
    expect(faultsOf([head, part(1, 4)], goods)[0]).toBeNull()
    expect(faultsOf([head, part(1, 2)], goods)[0]).toBe('package-changed')
    expect(faultsOf([head, part(1, 4), part(2, 1)], goods)[0]).toBe('package-changed')
    expect(faultsOf([head], goods)[0]).toBe('package-changed')
    expect(faultsOf([part(1, 4)], goods)).toEqual(['package-changed'])
  })

  test('whatever the lines: possible exactly when no place is wanted more often than it is there', () => {
    const wish = fc.record({
      detailId: fc.integer({ min: 1, max: 3 }),
      qty: fc.integer({ min: 1, max: 6 }),
      day: fc.constantFrom('2026-12-01', '2026-12-02'),
    })
    fc.assert(
      fc.property(
        fc.array(wish, { maxLength: 10 }),
        fc.dictionary(fc.constantFrom('2026-12-01', '2026-12-02'), fc.nat(12)),
        (wishes, free) => {
          const goods = goodsOf([detail(1, 12, free), detail(2, 7), detail(3, null)])
          const lines = wishes.map(({ detailId, qty, day }, index) =>
            line(String(index), detailId, qty, { operationdate: day }),
          )
          const left = (one: WantedLine) =>
            one.detailId === 3 ? Infinity : one.detailId === 2 ? 7 : (free[one.operationdate ?? ''] ?? 12)
          const sums = new Map<string, number>()
          for (const one of lines) sums.set(placeKey(one), (sums.get(placeKey(one)) ?? 0) + one.qty)
          expect(wantedPlaces(lines)).toEqual(sums)
          const faults = lineFaults(lines, goods, { accounts: [] })
          for (const one of lines)
            expect(faults.get(one.uuid)).toBe((sums.get(placeKey(one)) ?? 0) > left(one) ? 'sold-out' : null)
        },
      ),
    )
  })
})
