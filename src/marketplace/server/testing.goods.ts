import type { WrittenEvent } from '../publish-events.endpoints.ts'
import type { WrittenProduct } from '../publish-products.endpoints.ts'

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

/** A product as the desk sends it back. */
export function asSent({ category, subcategoryId, changed, ...product }: WrittenProduct) {
  return { ...product, subcategoryId, categoryId: category.id, version: changed.version, publish: false }
}

/** An event as the desk sends it back. */
export function eventAsSent({ hotel, changed, ...event }: WrittenEvent) {
  return { ...event, hotelId: hotel.id, version: changed.version, publish: false }
}
