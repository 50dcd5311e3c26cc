import type { DrawPlace, DrawTaker, GivenWeek } from './round.ts'

/**
 * What a round gives: serial dictatorship by turns. In the first turn each contract, in the order, is given the first of
 * its wishes of which a residence is still free; in the second turn the order is reversed, in the third it is as in the
 * first, until each has had `each` turns. A contract is given no place twice, nor two places whose nights `clash` (one
 * household stays in one of them). Each place is given `count` times at most.
 */
export function allocate(round: {
  places: readonly DrawPlace[]
  takers: readonly Pick<DrawTaker, 'number' | 'wishes'>[]
  order: readonly number[]
  each: number
  clash: (one: number, other: number) => boolean
}): GivenWeek[] {
  const free = new Map(round.places.map(({ id, count }) => [id, count]))
  const wishes = new Map(round.takers.map((taker) => [taker.number, taker.wishes]))
  const held = new Map<number, number[]>()
  const given: GivenWeek[] = []
  for (let turn = 1; turn <= round.each; turn += 1) {
    for (const number of turn % 2 === 1 ? round.order : round.order.toReversed()) {
      const mine = held.get(number) ?? []
      const wanted = wishes.get(number) ?? []
      const at = wanted.findIndex(
        (place) =>
          (free.get(place) ?? 0) > 0 && !mine.some((one) => one === place || round.clash(one, place)),
      )
      const place = wanted[at]
      if (place === undefined) continue
      free.set(place, (free.get(place) ?? 0) - 1)
      held.set(number, [...mine, place])
      given.push({ number, place, turn, wish: at + 1 })
    }
  }
  return given
}
