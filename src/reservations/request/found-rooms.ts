import type { Day, DayRange } from '../../kernel/day.ts'
import type { Bilingual } from '../../kernel/language.ts'
import type { OpenBenefit } from '../benefits.endpoints.ts'
import { type PenaltyTier, tiersOn } from '../cancel/penalty.ts'

/** A kind of room as it is, whatever is free of it. */
export interface RoomFacts {
  idCategory: number
  code: string
  name: Bilingual
  description: Bilingual
  beds: Bilingual
  sleeps: number
  squareMeters: number
  scene: string
  nightPercent: number
}

/** What all stays at a resort stand on. Tiers by days, seasons and closed nights by their first, rooms by what a night takes. */
export interface ResortFacts {
  zone: string
  confirmsItself: boolean
  tiers: (PenaltyTier & { validFrom: Day })[]
  seasons: { level: 'high' | 'mid' | 'quiet'; firstNight: Day; lastNight: Day }[]
  blackouts: { firstNight: Day; lastNight: Day }[]
  rooms: RoomFacts[]
}

/** What a contract has in its accounts, of every benefit year; those that expire first come first. */
export interface ContractAccounts {
  nights: { id: number; year: number; balance: number; starts: Day; expires: Day }[]
  benefits: (OpenBenefit & { starts: Day })[]
}

/** Of a resort what holds for one stay: `today` says which penalty tiers do. */
export function resortFor(
  { zone, confirmsItself, ...resort }: ResortFacts,
  { checkIn, checkOut }: DayRange,
  today: Day,
) {
  return {
    zone,
    confirmsItself,
    tiers: tiersOn(resort.tiers, today).map(({ fromDays, percent }) => ({ fromDays, percent })),
    season:
      resort.seasons.find((one) => one.firstNight <= checkIn && checkIn <= one.lastNight)?.level ?? null,
    blackout: resort.blackouts.find((one) => one.firstNight < checkOut && checkIn <= one.lastNight) ?? null,
  }
}

/** The accounts that pay for a stay which begins on a day, and the benefits that it may use. */
export function accountsFor({ nights, benefits }: ContractAccounts, checkIn: Day) {
  const runs = (one: { starts: Day; expires: Day }) => one.starts <= checkIn && checkIn <= one.expires
  return {
    accounts: nights.filter(runs),
    benefits: benefits.filter(runs).map(({ starts: _, ...benefit }) => benefit),
  }
}

/** The rooms that are free, the contract's own kind first. */
export function roomsFor(
  rooms: readonly RoomFacts[],
  free: readonly (readonly [idCategory: number, left: number])[],
  ownCategory: number | null,
) {
  const lefts = new Map(free)
  const found = rooms.flatMap((room) => {
    const left = lefts.get(room.idCategory)
    return left === undefined ? [] : [{ ...room, own: room.idCategory === ownCategory, left }]
  })
  return [...found.filter(({ own }) => own), ...found.filter(({ own }) => !own)]
}
