import { expect, test } from 'vitest'
import { type CatalogueOffer, mergeOffers } from './offers.ts'

const offer = (en: string, cents: number, kind: CatalogueOffer['kind'] = 'product'): CatalogueOffer => ({
  kind,
  id: cents,
  slug: en.toLowerCase(),
  name: { en, es: en },
  metatag: { en: '', es: '' },
  picture: 'reef-noon',
  hotel: null,
  rating: null,
  currency: 'USD',
  cents,
  before: null,
  from: false,
  minutes: null,
  mostMinutes: null,
  stayDay: null,
  promo: null,
  best: false,
  category: null,
  transfer: false,
  when: null,
  soldOut: false,
  begun: false,
})

const names = (offers: readonly CatalogueOffer[]) => offers.map(({ name }) => name.en)
const products = [offer('Birds', 300), offer('Kayak', 900), offer('Reef', 500)]
const packages = [offer('Two by the sea', 800, 'package'), offer('A quiet day', 400, 'package')]
const order = { sort: 'alphabetical', language: 'en', hasMore: false } as const

test('packages stand among the products, in the same order', () => {
  expect(names(mergeOffers(products, packages, order))).toEqual([
    'A quiet day',
    'Birds',
    'Kayak',
    'Reef',
    'Two by the sea',
  ])
})

test('what would stand after the last product waits while more are to come', () => {
  expect(names(mergeOffers(products, packages, { ...order, hasMore: true }))).toEqual([
    'A quiet day',
    'Birds',
    'Kayak',
    'Reef',
  ])
})

test('by price, up and down; the same price goes by name', () => {
  const up = products.toSorted((a, b) => a.cents - b.cents)
  expect(names(mergeOffers(up, packages, { ...order, sort: 'price-up' }))).toEqual([
    'Birds',
    'A quiet day',
    'Reef',
    'Two by the sea',
    'Kayak',
  ])
  const down = up.toReversed()
  expect(names(mergeOffers(down, [offer('Also', 900, 'event')], { ...order, sort: 'price-down' }))).toEqual([
    'Also',
    'Kayak',
    'Reef',
    'Birds',
  ])
})
