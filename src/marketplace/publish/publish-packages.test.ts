import { describe, expect, test } from 'vitest'
import { foreignParts, missingParts, packageState, partsCents, strayParts } from './publish-packages.ts'

const part = (detailId: number, more: object = {}) => ({
  detailId,
  qty: 2,
  sale: 4550,
  currency: 'USD' as const,
  onSale: true,
  ...more,
})

describe('a package', () => {
  test('waits while a part is off sale', () => {
    const parts = [part(1), part(2, { onSale: false })]
    expect(packageState({ active: false, parts })).toBe('draft')
    expect(packageState({ active: true, parts })).toBe('waiting')
    expect(packageState({ active: true, parts: [part(1)] })).toBe('published')
  })

  test('costs so much in parts, where they have its currency', () => {
    const peso = part(2, { currency: 'MXN' })
    expect(partsCents([part(1), part(2, { qty: 1 })], 'USD')).toBe(13_650)
    expect(partsCents([part(1), peso], 'USD')).toBeNull()
    expect(foreignParts([part(1), peso], 'USD')).toEqual([peso])
    expect(partsCents([], 'MXN')).toBe(0)
  })

  test('is served at one resort: it holds that resort’s own, and what every resort offers', () => {
    const [every, one, other] = [null, 1, 2].map((hotelId, index) => ({ ...part(index), hotelId }))
    const parts = [every!, one!, other!]
    expect(strayParts(parts, 1)).toEqual([other])
    expect(strayParts(parts, null)).toEqual([one, other])
    expect(strayParts([every!], 2)).toEqual([])
  })

  test('keeps a part that was taken off sale, but neither takes one in nor goes on sale with it', () => {
    const gone = part(2, { onSale: false })
    const parts = [part(1), gone]
    expect(missingParts(parts, { before: new Set([2]), publish: false })).toEqual([])
    expect(missingParts(parts, { before: new Set([2]), publish: true })).toEqual([gone])
    expect(missingParts(parts, { before: new Set([1]), publish: false })).toEqual([gone])
  })
})
