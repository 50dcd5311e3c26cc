import { expect, test } from 'vitest'
import { addEvent } from '../../add-to-cart.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { keptCart, readCart } from './kept-cart.ts'

const event: ClubEvent = {
  id: 4,
  slug: 'lantern-supper',
  name: { en: 'Lantern supper', es: 'Cena de faroles' },
  metatag: { en: 'One long evening', es: 'Una larga velada' },
  eventdetail: { en: 'Come early', es: 'Llegue temprano' },
  hotel: { id: 1, name: 'Bahía Serena', taxPercent: 16 },
  location: { en: 'North beach', es: 'Playa norte' },
  zone: 'America/Cancun',
  startDate: '2026-12-12',
  endDate: '2026-12-12',
  startTime: '19:30',
  endTime: '23:00',
  currency: 'USD',
  saleprice: 11000,
  servicesihot: 'EV001',
  picture: 'lanterns-night',
  gallery: [],
  photos: [],
  capacity: 60,
  left: 12,
  most: 20,
  begun: false,
}

test('what is kept of a cart is read again as it was', () => {
  const added = addEvent([], event, 2, () => 'a')
  if (!added.ok) throw new Error('Nothing was added')
  const { cart } = added.value
  expect(cart).toHaveLength(1)
  expect(readCart(JSON.parse(JSON.stringify(keptCart(cart))))).toEqual(cart)
})

test('nothing, another version and what no portal wrote are an empty cart', () => {
  const line = { uuid: 'a', qty: 1 }
  for (const kept of [
    undefined,
    null,
    'cart',
    [],
    { version: 2, lines: [] },
    { version: 1, lines: [line] },
  ]) {
    expect(readCart(kept)).toEqual([])
  }
})
