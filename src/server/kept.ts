import type { Database } from './database/database.ts'

/** What answers stand on, in a word: while it says the same, the same question has the same answer. */
export type Standing = (db: Database, now: Date) => Promise<string>

/** What is kept on one standing. */
export interface Kept {
  /**
   * What belongs to a key, as it is now. `make` makes it where it is not kept, with the moment that it is asked at, and
   * says how many bytes it takes.
   */
  find: <T>(key: string, make: (now: Date) => Promise<{ value: T; bytes: number }>) => Promise<T>
}

/** Some thousand pages of goods. Past it, those go first that were asked for least lately. */
const MOST_BYTES = 16 * 1_048_576
/** What each takes beside its own and its key. */
const EXTRA_BYTES = 256

/** A key holds what was asked for, which may be longer than what there is to say of it. */
const sizeOfKey = (key: string) => 2 * key.length

/** What may be kept of each of so many databases (the primary, its replicas): together as much as of one. */
export const shareOf = (databases: number) => Math.floor(MOST_BYTES / databases)

/**
 * A cache of what is the same for everybody who may ask. Before each use it asks the database what they stand on, in one statement that all who wait
 * share: what another process has committed is seen by the next call of this one, so nothing has to be told or timed.
 */
export function keepOn(ask: () => Promise<{ standing: string; now: Date }>, mostBytes = MOST_BYTES): Kept {
  const askTogether = shared(ask)
  let kept = nothing('')

  return {
    find: async <T>(key: string, make: (now: Date) => Promise<{ value: T; bytes: number }>) => {
      const { standing, now } = await askTogether()
      if (standing !== kept.standing) kept = nothing(standing)
      // What is still being made for an older standing is kept there, and goes with it.
      const mine = kept
      const known = mine.all.get(key)
      if (known) {
        // A Map remembers its order: the first is the one that was asked for least lately.
        mine.all.delete(key)
        mine.all.set(key, known)
        return (await known.making).value as T
      }
      const one: One = { making: make(now), bytes: 0 }
      mine.all.set(key, one)
      try {
        const { value, bytes } = await one.making
        if (mine.all.get(key) === one) count(mine, one, bytes + sizeOfKey(key))
        return value as T
      } catch (error) {
        if (mine.all.get(key) === one) mine.all.delete(key)
        throw error
      }
    },
  }

  function count(mine: All, one: One, bytes: number): void {
    one.bytes = bytes + EXTRA_BYTES
    mine.bytes += one.bytes
    for (const [key, oldest] of mine.all) {
      if (mine.bytes <= mostBytes) return
      mine.all.delete(key)
      mine.bytes -= oldest.bytes
    }
  }
}

interface One {
  making: Promise<{ value: unknown; bytes: number }>
  /** None while it is being made. */
  bytes: number
}

interface All {
  standing: string
  bytes: number
  all: Map<string, One>
}

const nothing = (standing: string): All => ({ standing, bytes: 0, all: new Map() })

/**
 * Asks once for all who wait. Whoever comes while it is asked waits for the next time: what they hear was asked after
 * they came.
 */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = () => {
    next = null
    const mine = ask().finally(() => {
      asking = null
    })
    asking = mine
    return mine
  }
  return () => {
    if (next) return next
    if (!asking) return begin()
    next = asking.then(begin, begin)
    return next
  }
}
