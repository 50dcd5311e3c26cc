import { hash } from 'node:crypto'
import type { Database } from './database.ts'
import type { Encoding } from './encoding.ts'

/** What answers stand on, in a word: while it says the same, the same question has the same answer. */
export type Standing = (db: Database, now: Date) => Promise<string>

/** An answer as it travels: the same bytes for everybody who may ask. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  /** The body by encoding, made when the first asks for it. */
  packed: Map<Encoding, Buffer>
}

export interface KeptAnswers {
  /** The answer of a key as it is now. `make` makes its text where none is kept, with the moment that it is asked at. */
  find: (key: string, make: (now: Date) => Promise<string>) => Promise<KeptAnswer>
}

/** Some thousand pages of goods. Past it, those go first that were asked for least lately. */
const MOST_BYTES = 16 * 1_048_576
/** What an answer takes by its body with its packed twins, each a tenth to a fifth; and beside it, with its key. */
const PACKED_SHARE = 1.4
const EXTRA_BYTES = 512

/**
 * A cache of whole answers. Before each use it asks the database what they stand on, in one statement that all who wait
 * share: what another process has committed is seen by the next call of this one, so nothing has to be told or timed.
 */
export function keepAnswers(
  ask: () => Promise<{ standing: string; now: Date }>,
  mostBytes = MOST_BYTES,
): KeptAnswers {
  const askTogether = shared(ask)
  let kept = nothing('')

  return {
    find: async (key, make) => {
      const { standing, now } = await askTogether()
      if (standing !== kept.standing) kept = nothing(standing)
      // What is still being made for an older standing is kept there, and goes with it.
      const mine = kept
      const known = mine.answers.get(key)
      if (known) {
        // A Map remembers its order: the first is the one that was asked for least lately.
        mine.answers.delete(key)
        mine.answers.set(key, known)
        return known.answer
      }
      const made = { answer: make(now).then(answerOf), bytes: 0 }
      mine.answers.set(key, made)
      try {
        const answer = await made.answer
        if (mine.answers.get(key) === made) count(mine, made, answer)
        return answer
      } catch (error) {
        if (mine.answers.get(key) === made) mine.answers.delete(key)
        throw error
      }
    },
  }

  function count(mine: Kept, made: Made, { body }: KeptAnswer): void {
    made.bytes = body.length * PACKED_SHARE + EXTRA_BYTES
    mine.bytes += made.bytes
    for (const [key, { bytes }] of mine.answers) {
      if (mine.bytes <= mostBytes) return
      mine.answers.delete(key)
      mine.bytes -= bytes
    }
  }
}

interface Made {
  answer: Promise<KeptAnswer>
  /** None while it is being made. */
  bytes: number
}

interface Kept {
  standing: string
  bytes: number
  answers: Map<string, Made>
}

const nothing = (standing: string): Kept => ({ standing, bytes: 0, answers: new Map() })

function answerOf(text: string): KeptAnswer {
  const body = Buffer.from(text)
  // Weak: the same answer travels in several encodings.
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { body, etag, packed: new Map() }
}

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
