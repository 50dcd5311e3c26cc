import { sql } from 'kysely'
import { type ENGINES, testApp } from '../../portal/server/testing.ts'
import type { WrittenEvent } from '../publish/publish-events.endpoints.ts'
import type { WrittenPackage } from '../publish/publish-packages.endpoints.ts'
import type { WrittenProduct } from '../publish/publish-products.endpoints.ts'
import { shopper } from './testing.cart.ts'

/** A variant as the desk writes a new one. */
export const NEW_VARIANT = {
  id: null,
  name: { en: 'Adult', es: 'Adulto' },
  hint: null,
  sale: 4500,
  mostDiscount: 15,
  extra: null,
  capacity: 10,
  sihot: 'KAY-A',
  active: true,
}

/** A product as the desk writes a new one, a draft. */
export const NEW_PRODUCT = {
  id: null,
  version: 0,
  publish: false,
  categoryId: 2,
  subcategoryId: null,
  hotelId: null,
  name: { en: 'Kayaks at dusk', es: 'Kayaks al anochecer' },
  metatag: { en: 'Two hours among the mangroves', es: 'Dos horas entre los manglares' },
  description: { en: 'Out with the last light.', es: 'Con la última luz.' },
  included: [{ en: 'Kayak and vest', es: 'Kayak y chaleco' }],
  goodToKnow: null,
  meetingPoint: { en: 'The pier', es: 'El muelle' },
  groupSize: 8,
  transfer: false,
  durationMinutes: 120,
  bestSeller: null,
  picture: 'mangrove-dawn',
  gallery: ['bay-dusk', 'reef-noon'],
  currency: 'USD',
  variants: [
    NEW_VARIANT,
    { ...NEW_VARIANT, name: { en: 'Child', es: 'Niño' }, sale: 5050, capacity: null, sihot: 'KAY-C' },
  ],
}

/** An event as the desk writes a new one, a draft; the third of December, until after midnight. */
export const NEW_EVENT = {
  id: null,
  version: 0,
  publish: false,
  hotelId: 1,
  name: { en: 'Posada by the pool', es: 'Posada junto a la alberca' },
  metatag: { en: 'Piñata, ponche and song', es: 'Piñata, ponche y canto' },
  eventdetail: { en: 'Candles at eight.', es: 'Velas a las ocho.' },
  location: { en: 'The pool', es: 'La alberca' },
  startDate: '2026-12-03',
  startTime: '20:00',
  endDate: '2026-12-04',
  endTime: '00:30',
  sale: 3000,
  currency: 'USD',
  capacity: 12,
  sihot: 'EV-POS',
  picture: 'lanterns-night',
  gallery: [],
}

/** A package as the desk writes a new one, a draft; its parts are the test's. */
export const NEW_PACKAGE = {
  id: null,
  version: 0,
  publish: false,
  hotelId: null,
  name: { en: 'A slow Sunday', es: 'Un domingo lento' },
  metatag: { en: 'Kayak, then lunch', es: 'Kayak y luego comida' },
  description: { en: 'All of it for one price.', es: 'Todo por un precio.' },
  sale: 9000,
  currency: 'USD',
  sihot: 'PK-SUN',
  picture: 'hammock-noon',
  gallery: ['bay-dusk'],
}

/** A product as the desk sends it back. */
export function asSent({ category, subcategoryId, changed, ...product }: WrittenProduct) {
  return { ...product, subcategoryId, categoryId: category.id, version: changed.version, publish: false }
}

/** An event as the desk sends it back. */
export function eventAsSent({ hotel, changed, ...event }: WrittenEvent) {
  return { ...event, hotelId: hotel.id, version: changed.version, publish: false }
}

/** A package as the desk sends it back. */
export function packageAsSent({ changed, parts, ...bundle }: WrittenPackage) {
  return {
    ...bundle,
    parts: parts.map(({ detailId, qty }) => ({ detailId, qty })),
    version: changed.version,
    publish: false,
  }
}

/** The club with somebody at its desk, and Elena, who shops on her contract. */
export async function deskAndShop(engine: (typeof ENGINES)[number]) {
  const club = await testApp(engine)
  const desk = await club.signedIn('raul', { admin: true })
  const elena = await club.signedIn('elena')
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'`.execute(
    club.database.db,
  )
  return { club, desk, elena, shop: shopper(elena, rows[0]?.id ?? 0) }
}
