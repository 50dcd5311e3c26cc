import type { Database } from './database/database.ts'

/** The cache version: while it is unchanged, the cached answers are valid. */
export type CacheVersion = (db: Database, now: Date) => Promise<string>

/** What is cached under one version. */
export interface VersionedCache {
  /**
   * Answers the cached value of a key, or calls `make` with the moment of the version query; `make` also says how many
   * bytes the value takes.
   */
  find: <T>(key: string, make: (now: Date) => Promise<{ value: T; bytes: number }>) => Promise<T>
}

/** The byte limit of the cache: some thousand pages of goods. Past it the least recently used entries are evicted. */
const MOST_BYTES = 16 * 1_048_576
/** The overhead of an entry in bytes, beside its value and its key. */
const EXTRA_BYTES = 256

/** An entry is weighed with its key, which holds the query and may be longer than the answer. */
const sizeOfKey = (key: string) => 2 * key.length

/** The byte limit for each of so many databases (the primary and its replicas); together they get as much as one. */
export const shareOf = (databases: number) => Math.floor(MOST_BYTES / databases)

/**
 * An LRU cache of answers that are the same for everybody who may ask. Before each use it reads the version from the
 * database; concurrent calls share one such query. So a commit of another process is seen by the next call of this one,
 * without notification or expiry.
 */
export function keepOn(
  ask: () => Promise<{ standing: string; now: Date }>,
  mostBytes = MOST_BYTES,
): VersionedCache {
  const askTogether = shared(ask)
  let kept = nothing('')

  return {
    find: async <T>(key: string, make: (now: Date) => Promise<{ value: T; bytes: number }>) => {
      const { standing, now } = await askTogether()
      if (standing !== kept.standing) kept = nothing(standing)
      // A value that is still being made for an older version goes into that version's map, which is dropped with it.
      const mine = kept
      const known = mine.all.get(key)
      if (known) {
        // A Map iterates in insertion order: the first entry is the least recently used.
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
  /** Null while the value is being made. */
  bytes: number
}

interface All {
  standing: string
  bytes: number
  all: Map<string, One>
}

const nothing = (standing: string): All => ({ standing, bytes: 0, all: new Map() })

/**
 * Batches: calls that arrive while a query runs share the next one, so that each gets an answer newer than its own
 * arrival.
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
