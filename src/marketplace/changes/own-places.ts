import type { BlackoutDates } from '../cart.ts'
import type { ProductDay } from '../days/days.endpoints.ts'

/** What a line has already: so many places of a variant on a day, at an hour. */
export interface OwnPlaces {
  detailId: number
  operationdate: string
  operationtime: string
  qty: number
}

/** A day with the places that a line has already: they are free for itself. */
export function withOwnPlaces(day: ProductDay, own: OwnPlaces): ProductDay {
  if (day.day !== own.operationdate) return day
  const more = (left: number | null) => (left === null ? null : left + own.qty)
  return {
    ...day,
    variants: day.variants.map((variant) => {
      if (variant.id !== own.detailId) return variant
      const { times } = variant
      if (times.kind !== 'slots') return { ...variant, left: more(variant.left) }
      const slots = times.slots.map((slot) =>
        slot.starts === own.operationtime ? { ...slot, left: slot.left + own.qty } : slot,
      )
      return { ...variant, left: Math.max(0, ...slots.map(({ left }) => left)), times: { ...times, slots } }
    }),
  }
}

/** The days on which a line may be had: the one that it has stays open to it. */
export function withOwnDay(dates: BlackoutDates, own: Pick<OwnPlaces, 'operationdate'>): BlackoutDates {
  return { ...dates, disable: dates.disable.filter((day) => day !== own.operationdate) }
}
