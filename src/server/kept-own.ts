/** What was made, what it weighs in memory, and from when on it is not so any more though nothing is written; null: never. */
export interface Made<T> {
  value: T
  bytes: number
  until?: Date | null
}

/**
 * A cache of what belongs to one thing (a contract, a resort). Whoever asks has just heard from the database what it stands
 * on, in the statement that also says whose it is; `make` reads after that, so that nothing kept is older than its standing.
 */
export interface KeptOwn {
  find: <T>(key: string, standing: string, now: Date, make: () => Promise<Made<T>>) => Promise<T>
}

/** Some thousand dashboards. Past it, those go first that were asked for least lately. */
const MOST_BYTES = 16 * 1_048_576
/** What each takes beside its own, its key and its standing. */
const EXTRA_BYTES = 512

interface One {
  standing: string
  making: Promise<Made<unknown>>
  /** None while it is being made. */
  bytes: number
  until: Date | null
}

/** Keeps up to so many bytes. */
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
        // A Map remembers its order: the first is the one that was asked for least lately.
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
