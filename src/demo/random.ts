import type { Dice } from '../membership/cast/dice.ts'

/**
 * A small random source that always gives the same row of numbers for the same seed and name (mulberry32), so that
 * the demo club is the same club every time. Never for secrets.
 */
export function seededDice(seed: number, name: string): Dice {
  let state = mix(seed, name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (percent) => next() * 100 < percent,
    pick: (list) => {
      const picked = list[Math.floor(next() * list.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
  }
}

/** A starting state that differs for each name, so that one part of the club may change without the others. */
function mix(seed: number, name: string): number {
  let state = seed | 0
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 2_654_435_761)
  return state
}
