/** A cached value, its size in bytes, and the moment at which it expires without any write; null: never. */
export interface Made<T> {
  value: T
  bytes: number
  until?: Date | null
}

/** A value with its size: in memory a text takes about as much as its JSON, an object twice that. */
export const sized = <T>(value: T): Made<T> => ({ value, bytes: JSON.stringify(value).length * 3 })

/**
 * An LRU cache of answers about one thing (a contract, a resort). The caller reads the version in the same statement
 * that checks whose the thing is; `make` reads afterwards, so that no entry is older than its version.
 */
export interface KeptOwn {
  find: <T>(key: string, standing: string, now: Date, make: () => Promise<Made<T>>) => Promise<T>
}

/** The byte limit: some thousand dashboards. Past it the least recently used entries are evicted. */
const MOST_BYTES = 16 * 1_048_576
/** The overhead of an entry in bytes, beside its value, its key and its version. */
const EXTRA_BYTES = 512

interface One {
  standing: string
  making: Promise<Made<unknown>>
  /** Null while the value is being made. */
  bytes: number
  until: Date | null
}

/** A cache of at most so many bytes. */
export function keepOwn(mostBytes = MOST_BYTES): KeptOwn {
  const all = new Map<string, One>()
  let bytes = 0

  const drop = (key: string, one: One) => {
    if (all.get(key) !== one) return
    all.delete(key)
    bytes -= one.bytes
  }

  return {
    find: async <T>(key: string, standing: string, now: Date, make: () => Promise<Made<T>>) => {
      const known = all.get(key)
      if (known) {
        // A Map iterates in insertion order: the first entry is the least recently used.
        all.delete(key)
        all.set(key, known)
        if (known.standing === standing && !(known.until && now >= known.until))
          return (await known.making).value as T
        drop(key, known)
      }
      const one: One = { standing, making: make(), bytes: 0, until: null }
      all.set(key, one)
      try {
        const made = await one.making
        if (all.get(key) === one) count(one, key, made)
        return made.value as T
      } catch (error) {
        drop(key, one)
        throw error
      }
    },
  }

  function count(one: One, key: string, made: Made<unknown>): void {
    one.until = made.until ?? null
    one.bytes = made.bytes + EXTRA_BYTES + 2 * (key.length + one.standing.length)
    bytes += one.bytes
    for (const [key, oldest] of all) {
      if (bytes <= mostBytes) return
      drop(key, oldest)
    }
  }
}
