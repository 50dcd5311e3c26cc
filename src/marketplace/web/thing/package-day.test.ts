import { expect, test } from 'vitest'
import { addPackage } from '../../add-to-cart.ts'
import type { Package } from '../../catalogue.endpoints.ts'
import { editLine } from '../../change-cart.ts'
import { onDay, withPackageDays } from './package-day.ts'

const part = {
  name: { en: 'Kayak', es: 'Kayak' },
  detaildisplay: { en: 'Adult', es: 'Adulto' },
  picture: 'reef-noon',
  qty: 2,
  transfer: false,
  durationMinutes: 90,
  stayDay: null,
  capacity: 8,
  people: 2,
  most: 20,
}
const bundle: Package = {
  id: 3,
  slug: 'reef-weekend',
  hotel: null,
  packageData: {
    name: { en: 'Reef weekend', es: 'Fin de semana de arrecife' },
    metatag: { en: 'Two days', es: 'Dos días' },
    description: { en: 'Two days on the water', es: 'Dos días en el agua' },
  },
  products: [
    { ...part, detailId: 11, idProduct: 5, slug: 'kayak' },
    { ...part, detailId: 12, idProduct: 6, slug: 'reef' },
  ],
  gallery: ['reef-noon'],
  photos: [],
  picture: 'reef-noon',
  saleprice: 40000,
  partsCents: 46000,
  currency: 'USD',
  servicesihot: 'PK3',
}

let count = 0
const added = onDay(
  addPackage([], bundle, 1, () => `line-${++count}`),
  '2026-12-03',
)
const cart = added.ok ? added.value.cart : []

test('a package comes with its day on every line', () => {
  expect(cart.map(({ operationdate }) => operationdate)).toEqual(['2026-12-03', '2026-12-03', '2026-12-03'])
})

test('a refusal passes as it is', () => {
  const none = addPackage([], bundle, 0)
  expect(onDay(none, '2026-12-03')).toBe(none)
})

test('a package stands on the first day of its parts', () => {
  const moved = editLine(editLine(cart, 'line-2', { operationdate: '2026-12-08' }), 'line-3', {
    operationdate: '2026-12-05',
  })
  expect(withPackageDays(moved)[0]?.operationdate).toBe('2026-12-05')
  const open = editLine(moved, 'line-2', { operationdate: null })
  expect(withPackageDays(open)[0]?.operationdate).toBeNull()
})
