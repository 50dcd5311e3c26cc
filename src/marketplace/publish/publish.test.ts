import { describe, expect, test } from 'vitest'
import {
  endsTooEarly,
  eventState,
  freeSlug,
  goodsSlug,
  isElsewhere,
  mayRemove,
  mayRemoveVariant,
  productState,
  whyItStays,
} from './publish.ts'

describe('the name in addresses', () => {
  test.each([
    ['Reef at first light', 'reef-at-first-light'],
    ['Chef’s table — on the terrace!', 'chefs-table-on-the-terrace'],
    ['Crème brûlée & Ñandú', 'creme-brulee-nandu'],
    ['¡¡…!!', 'product'],
    ['7', 'product-7'],
    ['x'.repeat(120), 'x'.repeat(72)],
    [`${'x'.repeat(71)} y`, 'x'.repeat(71)],
  ])('%s', (name, slug) => {
    expect(goodsSlug(name, 'product')).toBe(slug)
    expect(slug).toMatch(/^[a-z0-9-]{2,80}$/)
  })

  test('takes a number where it is taken', () => {
    expect(freeSlug('reef', new Set())).toBe('reef')
    expect(freeSlug('reef', new Set(['reef', 'reef-2', 'reef-4']))).toBe('reef-3')
  })
})

describe('where they stand', () => {
  test('products and events', () => {
    expect([productState({ active: false }), productState({ active: true })]).toEqual(['draft', 'published'])
    expect(eventState({ active: false, ended: true })).toBe('draft')
    expect(eventState({ active: true, ended: true })).toBe('ended')
    expect(eventState({ active: true, ended: false })).toBe('published')
  })

  test('only what nobody can have met is thrown away', () => {
    expect([mayRemove({ onceOnSale: false }), mayRemove({ onceOnSale: true })]).toEqual([true, false])
    expect(mayRemove({ onceOnSale: false }, ['A package'])).toBe(false)
    expect(mayRemoveVariant({ onceOnSale: false }, { packages: [] })).toBe(true)
    expect(whyItStays({ onceOnSale: false }, ['A package'])).toBe('package')
    expect(whyItStays({ onceOnSale: true }, ['A package'])).toBe('sold')
    expect(mayRemoveVariant({ onceOnSale: true }, { packages: [] })).toBe(false)
    expect(mayRemoveVariant({ onceOnSale: false }, { packages: ['A package'] })).toBe(false)
  })
})

describe('when an event is', () => {
  const supper = { startDate: '2026-12-31', endDate: '2026-12-31', startTime: '20:00', endTime: '23:30' }
  test.each([
    [{}, false],
    [{ endTime: '20:00' }, true],
    [{ endTime: '01:30' }, true],
    [{ endDate: '2027-01-01', endTime: '01:30' }, false],
    [{ endDate: '2026-12-30' }, true],
  ])('%j', (change, tooEarly) => {
    expect(endsTooEarly({ ...supper, ...change })).toBe(tooEarly)
  })

  test('another hour or another hotel is elsewhere', () => {
    const was = { ...supper, hotelId: 1 }
    expect(isElsewhere(was, { ...was })).toBe(false)
    for (const change of [{ startTime: '20:30' }, { endDate: '2027-01-01' }, { hotelId: 2 }])
      expect(isElsewhere(was, { ...was, ...change })).toBe(true)
  })
})
