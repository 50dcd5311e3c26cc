import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNTOLD } from './cart.ts'
import type { Goods, Resort, SoldDetail, WantedLine } from './goods.ts'
import { lineFaults, placeKey, wantedPlaces } from './line-faults.ts'

const both = { en: 'x', es: 'x' }
const RIDE = {
  ...UNTOLD,
  nameBenefi: 'Ana',
  lastNameBenefi: 'Ruiz',
  trip: 'Arrival' as const,
  extrapax_num: 0,
}
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
  promoName: null,
  transfer: false,
  minutes: 60,
  stayDay: null,
  extra: null,
  people: 4,
  peopleInPrice: null,
  mostOfLine: 60,
  adults: [],
  resort: null,
  today: TODAY,
  clock: '22:34',
  capacity,
  free,
  times: { kind: 'any' },
  slotFree: {},
  leadMinutes: 0,
  cancelHours: null,
  told: { meetingPoint: null, bring: null, contactName: null, contactPhone: null },
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
  operationtime: '12:00',
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
const RESORT: Resort = { id: 1, name: 'Bahía Serena', zone: 'America/Cancun', sihot: 'S1', taxPercent: 16 }
const NOBODY = { accounts: [], ordered: [], stays: [], resort: RESORT }
const faultsOf = (lines: WantedLine[], goods: Goods) => [...lineFaults(lines, goods, NOBODY).values()]

describe('a time of today', () => {
  test.each([
    ['08:00', TODAY, 'past-time'],
    ['22:34', TODAY, 'past-time'],
    ['22:35', TODAY, null],
    ['08:00', '2026-11-19', null],
    // Nobody has chosen an hour: the day counts.
    ['12:00', TODAY, null],
  ])('%s on %s', (operationtime, operationdate, fault) => {
    const goods = goodsOf([detail(1, null)])
    expect(faultsOf([line('a', 1, 1, { operationdate, operationtime })], goods)).toEqual([fault])
  })
})

describe('the same detail and model type', () => {
  test('stands in a cart once; with a package, or a transfer, it may be there again', () => {
    const ride = { itinerario: RIDE }
    const goods = goodsOf(
      [detail(1, null), { ...detail(2, null), transfer: true }],
      [{ detailId: 1, qty: 1 }],
    )
    const other = { operationdate: '2026-12-02' }
    expect(faultsOf([line('a', 1, 1), line('b', 1, 1, other)], goods)).toEqual([null, 'twice'])
    expect(faultsOf([line('a', 2, 1, ride), line('b', 2, 1, ride)], goods)).toEqual([null, null])
    const pack = (name: string) => [
      line(name, 9, 1, { kind: 'package' }),
      line(`part of ${name}`, 1, 1, { uuidPackage: name }),
    ]
    expect(faultsOf([line('a', 1, 1), ...pack('p')], goods)).toEqual([null, null, null])
    expect(faultsOf([...pack('p'), ...pack('q')], goods)).toEqual([null, null, 'twice', null])
  })
})

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
          const keyOf = (one: WantedLine) => placeKey(one, goods)
          for (const one of lines) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.qty)
          expect(wantedPlaces(lines, goods)).toEqual(sums)
          const faults = lineFaults(lines, goods, NOBODY)
          for (const one of lines) {
            const isAgain = lines.find(({ detailId }) => detailId === one.detailId) !== one
            const fault = (sums.get(keyOf(one)) ?? 0) > left(one) ? 'sold-out' : isAgain ? 'twice' : null
            expect(faults.get(one.uuid)).toBe(fault)
          }
        },
      ),
    )
  })
})

describe('slots', () => {
  const dive: SoldDetail = {
    ...detail(1, null),
    times: {
      kind: 'slots',
      slots: [
        { starts: '06:00', places: 4 },
        { starts: '12:00', places: 4 },
      ],
    },
    slotFree: { '2026-12-01 06:00': 1 },
  }
  const at = (uuid: string, operationtime: string, qty: number, more: Partial<WantedLine> = {}) =>
    line(uuid, 1, qty, { operationtime, ...more })

  test.each([
    ['06:00', 1, null],
    ['06:00', 2, 'sold-out'],
    ['12:00', 4, null],
    ['12:00', 5, 'sold-out'],
    ['03:00', 1, 'not-offered'],
  ])('at %s for %i', (time, qty, fault) => {
    expect(faultsOf([at('a', time, qty)], goodsOf([dive]))).toEqual([fault])
  })

  test('a child’s place wants an adult’s beside it, or ordered before for the day; a car an adult in it', () => {
    const child = { ...detail(2, null), adults: [1] }
    const goods = goodsOf([detail(1, null), child])
    expect(faultsOf([line('a', 2, 1)], goods)).toEqual(['no-adult'])
    expect(faultsOf([line('a', 2, 1), line('b', 1, 1)], goods)).toEqual([null, null])
    for (const other of [{ operationdate: '2026-12-02' }, { operationtime: '13:00' }])
      expect(faultsOf([line('a', 2, 1), line('b', 1, 1, other)], goods)).toEqual(['no-adult', null])
    const orderedOn = (day: string) =>
      lineFaults([line('a', 2, 1)], goods, {
        ...NOBODY,
        ordered: [{ kind: 'product', detailId: 1, day, qty: 1 }],
      }).get('a')
    expect([orderedOn('2026-12-01'), orderedOn('2026-12-02')]).toEqual([null, 'no-adult'])

    const car = goodsOf([{ ...detail(3, null), transfer: true }])
    const ride = (adults: number | null) => line('a', 3, 1, { itinerario: { ...RIDE, adults, children: 3 } })
    expect([0, 1, null].map((adults) => faultsOf([ride(adults)], car)[0])).toEqual(['no-adult', null, null])
  })

  test('a package and a line share the places of one slot, not those of another', () => {
    const goods = goodsOf([dive], [{ detailId: 1, qty: 3 }])
    const head = line('p', 9, 1, { kind: 'package' })
    const part = at('a', '12:00', 3, { uuidPackage: 'p' })
    expect(faultsOf([head, part, at('b', '12:00', 2)], goods)).toEqual([null, 'sold-out', 'sold-out'])
    expect(faultsOf([head, part, at('b', '06:00', 1)], goods)).toEqual([null, null, null])
  })

  test('an hour has to be chosen where there are hours, and never too late', () => {
    const spa: SoldDetail = {
      ...detail(1, null),
      times: { kind: 'hours', opens: '15:00', closes: '23:45' },
      leadMinutes: 60,
    }
    const today = { operationdate: TODAY }
    expect(faultsOf([line('a', 1, 1)], goodsOf([spa]))).toEqual(['no-time'])
    expect(faultsOf([at('a', '22:30', 1, today)], goodsOf([spa]))).toEqual(['past-time'])
    expect(faultsOf([at('a', '23:30', 1, today)], goodsOf([spa]))).toEqual(['too-soon'])
    expect(faultsOf([at('a', '23:45', 1, today)], goodsOf([spa]))).toEqual([null])
  })
})
