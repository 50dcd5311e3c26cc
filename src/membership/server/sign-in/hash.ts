import { hash, hashRaw, verify } from '@node-rs/argon2'
import { type Refusal, refused } from '../../../kernel/outcome.ts'
import { notInTransaction } from '../../../server/database/outside-transaction.ts'
import { type FairTurn, fairTurnsOf, NO_ROOM } from '../../../server/http/limits/fair-turns.ts'

/** Argon2id with 19 MiB, two passes, one lane: about ten milliseconds of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Two hashes run at once, so that a flood of sign-ins leaves processor time to other calls. At most 256 wait, 64 for
 * each address; with ten milliseconds a hash that is about a second.
 */
const takeTurn = fairTurnsOf({ width: 2, waiting: 256, waitingOfOne: 64 })

/** How long a refusal of the full queue is delayed (milliseconds), and for how many callers at once. */
const HELD_MS = 2_000
const MOST_HELD = 2_000

/** A hash of that cost whose password nobody knows. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6qGtqhqW4C4UVPOXQltfQg$TjPcDuyTDxSMAhUoPGKisGKfYe9Piz8VGtI/K8aPXsM'

/** What may be called while the queue grants a turn. */
export interface Hashing {
  hash: (password: string) => Promise<string>
  /**
   * Whether a password is the hashed one. Without a hash (no such account, or one that never had a password) it works
   * as long and answers no, so that the time does not tell who exists.
   */
  verify: (kept: string | null, password: string) => Promise<boolean>
  /** The bare hash of a secret that is looked up by it, under a salt of its owner’s. */
  hashSalted: (secret: string, salt: Buffer) => Promise<Buffer>
}

/**
 * Runs the act when the queue grants it a turn; BUSY when the queue is full. Whatever the act reads before hashing is
 * read in its turn.
 */
export async function inTurn<T>(
  turn: FairTurn,
  act: (hashing: Hashing) => Promise<T>,
): Promise<T | Refusal<'BUSY'>> {
  const done = await takeTurn(turn, () => act({ hash: hashPassword, verify: verifyPassword, hashSalted }))
  if (done !== NO_ROOM) return done
  await hold()
  return refused('BUSY')
}

let held = 0

/** Delays the refusal of a caller who retries at once, so that others get processor time. */
async function hold(): Promise<void> {
  if (held >= MOST_HELD) return
  held += 1
  await new Promise((resolve) => setTimeout(resolve, HELD_MS))
  held -= 1
}

/** What the database keeps of a password: a PHC string that names its own cost. Calls take a turn; scripts need none. */
export function hashPassword(password: string): Promise<string> {
  notInTransaction('A password is hashed')
  return hash(password, COST)
}

function hashSalted(secret: string, salt: Buffer): Promise<Buffer> {
  notInTransaction('A code is hashed')
  return hashRaw(secret, { ...COST, salt, outputLen: 32 })
}

async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  notInTransaction('A password is hashed')
  const isRight = await verify(kept ?? NOBODYS_HASH, password)
  return kept !== null && isRight
}
