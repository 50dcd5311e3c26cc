import { addDays, type Day, daysBetween, isDay } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { Currency } from '../../../kernel/money.ts'
import type { PhotoText } from '../../../photos/pictures.ts'
import type { ClubEvent } from '../../catalogue.endpoints.ts'
import { EVENT_SEATS } from '../../ceilings.ts'
import type { WrittenEvent } from '../../publish/publish-events.endpoints.ts'
import type { GoodsChoices } from '../../publish/publish-products.endpoints.ts'
import { NO_WORDS, said, typedNumber } from '../goods-value.ts'

/** An event while it is typed: what is not there yet is null, or empty. The price in cents. */
export interface EventValue {
  /** The state that it was prepared on. */
  version: number
  hotelId: number | null
  name: Bilingual
  metatag: Bilingual
  eventdetail: Bilingual
  location: Bilingual
  startDate: Day
  startTime: string
  endDate: Day
  endTime: string
  sale: number | null
  currency: Currency
  capacity: number | null
  sihot: string
  picture: string
  gallery: string[]
  photos: PhotoText[]
  spare?: PhotoText[]
}

export function newEvent(): EventValue {
  return {
    version: 0,
    hotelId: null,
    name: NO_WORDS,
    metatag: NO_WORDS,
    eventdetail: NO_WORDS,
    location: NO_WORDS,
    startDate: '',
    startTime: '20:00',
    endDate: '',
    endTime: '22:00',
    sale: null,
    currency: 'USD',
    capacity: null,
    sihot: '',
    picture: 'lanterns-night',
    gallery: [],
    photos: [],
  }
}

/** An event that is there, to be changed. */
export function eventValue({ hotel, changed, ...event }: WrittenEvent): EventValue {
  return { ...event, hotelId: hotel.id, version: changed.version }
}

/** Another first day: the last one comes along. */
export function movedTo(value: EventValue, startDate: Day): Pick<EventValue, 'startDate' | 'endDate'> {
  if (!isDay(startDate)) return { startDate, endDate: value.endDate }
  const days =
    isDay(value.startDate) && isDay(value.endDate) ? daysBetween(value.startDate, value.endDate) : 0
  return { startDate, endDate: addDays(startDate, Math.max(0, days)) }
}

/** What is typed as owners would get it; `taken` seats are gone, and without a day it is `today`. */
export function eventAsOwnersGetIt(
  value: EventValue,
  { hotels }: GoodsChoices,
  { taken, today }: { taken: number; today: Day },
): ClubEvent {
  const hotel = hotels.find(({ id }) => id === value.hotelId)
  const capacity = typedNumber(value.capacity)
  return {
    id: 0,
    slug: 'preview',
    name: said(value.name),
    metatag: said(value.metatag),
    eventdetail: said(value.eventdetail),
    hotel: { id: hotel?.id ?? 0, name: hotel?.name ?? '—', taxPercent: hotel?.taxPercent ?? 0 },
    location: said(value.location),
    zone: hotel?.zone ?? 'UTC',
    startDate: isDay(value.startDate) ? value.startDate : today,
    endDate: isDay(value.endDate) ? value.endDate : today,
    startTime: value.startTime || '00:00',
    endTime: value.endTime || '00:00',
    currency: value.currency,
    saleprice: typedNumber(value.sale),
    servicesihot: value.sihot,
    picture: value.picture,
    gallery: value.gallery,
    photos: value.photos,
    capacity,
    left: Math.max(0, capacity - taken),
    most: EVENT_SEATS,
    begun: false,
  }
}
