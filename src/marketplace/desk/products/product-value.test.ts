import { expect, test } from 'vitest'
import { orNull } from '../goods-value.ts'
import { newProduct, newVariant, productAsOwnersGetIt } from './product-value.ts'

const CHOICES = {
  categories: [{ id: 2, name: { en: 'At sea', es: 'En el mar' }, subcategories: [] }],
  hotels: [{ id: 1, name: 'Bahía Serena', zone: 'America/Cancun', currency: 'USD' as const, taxPercent: 16 }],
  bestSellers: [],
}

test('a product is drawn before it is whole', () => {
  const drawn = productAsOwnersGetIt({ ...newProduct(), durationMinutes: Number.NaN }, CHOICES)
  expect(drawn).toMatchObject({
    name: { en: '—', es: '—' },
    fromCents: 0,
    hotel: null,
    durationMinutes: null,
  })
})

test('owners get what is on sale, from its lowest price', () => {
  const named = (en: string, sale: number | null, active = true) => ({
    ...newVariant(en),
    name: { en, es: en },
    sale,
    extra: 500,
    active,
  })
  const value = {
    ...newProduct(),
    categoryId: 2,
    hotelId: 1,
    included: [
      { en: '', es: '' },
      { en: 'Water', es: '' },
    ],
    variants: [named('Adult', 4500), named('Child', 2050), named('Old', 100, false)],
  }
  const drawn = productAsOwnersGetIt(value, CHOICES)
  expect(drawn).toMatchObject({ fromCents: 2050, category: { id: 2 }, hotel: { name: 'Bahía Serena' } })
  expect(drawn.details.map((one) => [one.detaildisplay.en, one.extrapax])).toEqual([
    ['Adult', null],
    ['Child', null],
  ])
  expect(drawn.page?.included).toEqual([{ en: 'Water', es: '—' }])
  expect(productAsOwnersGetIt({ ...value, transfer: true }, CHOICES).details[0]?.extrapax).toBe(500)
  expect(productAsOwnersGetIt({ ...value, variants: [] }, CHOICES).fromCents).toBe(0)
})

test('a text that is empty in both is none', () => {
  expect([orNull({ en: '', es: '' }), orNull({ en: '', es: 'a' })]).toEqual([null, { en: '', es: 'a' }])
})
