/** A random source as the casts take it: an argument, never a global. */
export interface Dice {
  /** A whole number from low to high, both included. */
  between: (low: number, high: number) => number
  /** True in so many of a hundred cases. */
  chance: (percent: number) => boolean
  /** One of a list, which must not be empty. */
  pick: <T>(list: readonly T[]) => T
}
