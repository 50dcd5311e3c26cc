import { overlaps } from '../kernel/day.ts'
import { allocate } from './allocate.ts'
import { orderOf } from './order.ts'
import type { DrawnRound, GivenWeek } from './round.ts'
import { sealOf, wishesText } from './seal.ts'

/** One of the checks of a round: what was published and what was computed here, which are the same or not. */
export interface DrawCheck {
  check: 'seed' | 'wishes' | 'order' | 'result' | 'places'
  agrees: boolean
  published: string
  computed: string
}

/** The order and the weeks of a round, computed from its seed, its public number and its wishes. */
export async function draw(
  round: Omit<DrawnRound, 'order' | 'given'>,
): Promise<{ order: number[]; given: GivenWeek[] }> {
  const order = await orderOf(round.takers, round)
  const days = new Map(round.places.map((place) => [place.id, place]))
  const clash = (one: number, other: number) => {
    const [a, b] = [days.get(one), days.get(other)]
    return a !== undefined && b !== undefined && overlaps(a, b)
  }
  return { order, given: allocate({ ...round, order, clash }) }
}

/**
 * Works a drawn round out again and holds it against what was published: the seed against its seal, the wishes against
 * theirs, the order, who received what, and that no place was given more often than it has residences. The same function
 * runs in the browser and in `npm run club -- check-draw`.
 */
export async function checkDraw(round: DrawnRound): Promise<DrawCheck[]> {
  const { order, given } = await draw(round)
  const counted = new Map<number, number>()
  for (const { place } of round.given) counted.set(place, (counted.get(place) ?? 0) + 1)
  const within = round.places.filter(({ id, count }) => (counted.get(id) ?? 0) <= count).length
  const known = new Set(round.places.map(({ id }) => id))
  const strays = [...counted.keys()].filter((place) => !known.has(place)).length
  const inPlace = order.filter((number, at) => round.order[at] === number).length
  const asGiven = new Set(round.given.map((one) => JSON.stringify(row(one))))
  const same = given.filter((one) => asGiven.has(JSON.stringify(row(one)))).length
  return [
    checked('seed', round.seal, await sealOf(round.seed)),
    checked('wishes', round.wishesSeal, await sealOf(wishesText(round.takers))),
    counts('order', round.order.length, order.length, inPlace),
    counts('result', round.given.length, given.length, same),
    counts('places', round.places.length + strays, round.places.length, within),
  ]
}

const row = ({ number, place, turn, wish }: GivenWeek) => [number, place, turn, wish]

const checked = (check: DrawCheck['check'], published: string, computed: string): DrawCheck => ({
  check,
  agrees: published === computed,
  published,
  computed,
})

const counts = (check: DrawCheck['check'], published: number, computed: number, same: number): DrawCheck => ({
  check,
  agrees: published === computed && same === computed,
  published: String(published),
  computed: String(same),
})
