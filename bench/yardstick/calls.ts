import type { Call } from '../scenarios/scenario.ts'

/** The words that the yardstick's products have: each turn looks for another. */
const WORDS = ['reef', 'kayak', 'golden', 'massage', 'quiet', 'dinner', 'garden', 'coral']
const DAY_MS = 86_400_000
/** The yardstick's nights are those of 2027. */
const FIRST = Date.UTC(2027, 3, 1)

/** The yardstick's call of a turn. */
export function yardstickCall(name: string, turn: number): Call {
  const day = (ahead: number) => new Date(FIRST + ahead * DAY_MS).toISOString().slice(0, 10)
  const query = new URLSearchParams({
    p: String(turn),
    q: WORDS[turn % WORDS.length] ?? '',
    a: day(turn % 200),
    b: day((turn % 200) + 3 + (turn % 5)),
  })
  return { method: 'GET', path: `/yardstick/${name}?${query}`, headers: {} }
}
