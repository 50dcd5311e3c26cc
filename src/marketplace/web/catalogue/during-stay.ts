import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import type { StaysToPlan } from '../use-stays.ts'
import type { MarketSearch } from './market-search.ts'

/** Where one looks: the resort that the address names, else the next stay's, else the contract's; null for all. */
export function resortOf({ at }: Pick<MarketSearch, 'at'>, { next, hotel }: StaysToPlan): number | null {
  if (at === 'all') return null
  return at ?? next?.hotel.id ?? hotel?.id ?? null
}

/** The stay in whose days one looks: the next, as long as the address names no place on any day; null without one. */
export function stayInView(
  { at }: Pick<MarketSearch, 'at'>,
  { next }: Pick<StaysToPlan, 'next'>,
): StayToPlan | null {
  return at === undefined ? next : null
}

/** The day of the stay that is looked at alone; one that it does not have is none. */
export function dayInView({ day }: Pick<MarketSearch, 'day'>, stay: StayToPlan | null): string | null {
  return stay && day !== undefined && stay.datein <= day && day <= stay.dateout ? day : null
}
