import { overlaps } from '../kernel/day.ts'
import type { DrawnRound } from './round.ts'
import { drawStandingOf } from './standing.ts'

/**
 * What became of a wish: `given` is its contract's; `gone` had no residence left when its last turn came; `clashes` shares
 * nights with a week that it was given; `not-needed` stands below what its last turn gave.
 */
export const WISH_FATES = ['given', 'gone', 'clashes', 'not-needed'] as const

/** A wish, the dearest first, and why it came as it did. */
export interface WishFate {
  idPlace: number
  fate: (typeof WISH_FATES)[number]
  /** In which turn it was given; null where it was not. */
  turn: number | null
  /** How many residences were free when it was given, or when the contract's last turn came. */
  free: number
  /** The places in the order of those who were given one of the residences before, as they were given. */
  by: number[]
}

/** Why a contract received what it did. */
export interface WhyDrawn {
  /** Its place in the order of the first turn, and of how many. */
  place: number
  of: number
  /** Its group of equals, from 1 for who was given least before, and how many are in it. */
  group: number
  groups: number
  equals: number
  wishes: WishFate[]
  /** The whole round: who took part, weeks given, how many of them a first wish, and who received nothing. */
  round: { takers: number; weeks: number; first: number; nothing: number }
}

/** Why a contract received what it did in a drawn round, by its number; null where it took no part. */
export function whyOf(drawn: DrawnRound, number: number): WhyDrawn | null {
  const taker = drawn.takers.find((one) => one.number === number)
  const places = new Map(drawn.order.map((one, at) => [one, at + 1]))
  const place = places.get(number)
  const stands = drawStandingOf(number, drawn.takers, drawn.weights)
  if (!taker || place === undefined || !stands) return null
  const last = drawn.each
  const inLastTurn = (a: number, b: number) => (last % 2 === 1 ? a < b : a > b)
  // What was given before the contract's last turn came.
  const before = drawn.given.filter(
    (one) => one.turn < last || (one.turn === last && inLastTurn(places.get(one.number) ?? 0, place)),
  )
  const mine = drawn.given.filter((one) => one.number === number)
  const inTheLast = mine.find(({ turn }) => turn === last)
  const days = new Map(drawn.places.map((one) => [one.id, one]))
  const wishes = taker.wishes.map((idPlace, at): WishFate => {
    const got = mine.find((one) => one.place === idPlace)
    const until = got ? drawn.given.slice(0, drawn.given.indexOf(got)) : before
    const taken = until.filter((one) => one.place === idPlace)
    const free = (days.get(idPlace)?.count ?? 0) - taken.length
    const by = taken.map((one) => places.get(one.number) ?? 0)
    const turn = got?.turn ?? null
    if (got) return { idPlace, fate: 'given', turn, free, by }
    if (inTheLast && inTheLast.wish <= at) return { idPlace, fate: 'not-needed', turn, free, by }
    const week = days.get(idPlace)
    const clashes = mine.some((one) => {
      const other = days.get(one.place)
      return week !== undefined && other !== undefined && overlaps(week, other)
    })
    return { idPlace, fate: free <= 0 || !clashes ? 'gone' : 'clashes', turn, free, by }
  })
  const received = new Set(drawn.given.map((one) => one.number))
  return {
    ...{ place, of: drawn.order.length, group: stands.group, groups: stands.groups },
    equals: stands.to - stands.from + 1,
    wishes,
    round: {
      takers: drawn.order.length,
      weeks: drawn.given.length,
      first: drawn.given.filter(({ wish }) => wish === 1).length,
      nothing: drawn.order.filter((one) => !received.has(one)).length,
    },
  }
}
