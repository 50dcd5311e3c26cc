import { hash, verify } from '@node-rs/argon2'
import { type Refusal, refused } from '../../../kernel/outcome.ts'
import { notInTransaction } from '../../../server/database/outside-transaction.ts'
import { type FairTurn, fairTurnsOf, NO_ROOM } from '../../../server/http/limits/fair-turns.ts'

/** Argon2id with 19 MiB, two passes, one lane: about ten milliseconds of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * At most two at once, so that a storm of sign-ins leaves the machine to the other calls. Who waits, waits for two
 * seconds at most: more than that are told to come again.
 */
const takeTurn = fairTurnsOf({ width: 2, waiting: 256, waitingOfOne: 64 })

/** So long the answer to those who may not wait is held back, of so many at once. */
const HELD_MS = 2_000
const MOST_HELD = 2_000

/** A hash of that cost whose password nobody knows. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6qGtqhqW4C4UVPOXQltfQg$TjPcDuyTDxSMAhUoPGKisGKfYe9Piz8VGtI/K8aPXsM'

/** What may be done in one's turn. */
export interface Hashing {
  hash: (password: string) => Promise<string>
  /**
   * Whether a password is the hashed one. Without a hash (no such account, or one that never had a password) it works
   * as long and answers no, so that the time does not tell who exists.
   */
  verify: (kept: string | null, password: string) => Promise<boolean>
}

/** Does what needs hashes when its turn comes; BUSY when too many wait. What it asks before a hash, it asks then. */
export async function inTurn<T>(
  turn: FairTurn,
  act: (hashing: Hashing) => Promise<T>,
): Promise<T | Refusal<'BUSY'>> {
  const done = await takeTurn(turn, () => act({ hash: hashPassword, verify: verifyPassword }))
  if (done !== NO_ROOM) return done
  await hold()
  return refused('BUSY')
}

let held = 0

/** Whoever sends again as soon as they are answered is answered late: the others' calls have the machine meanwhile. */
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

async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  notInTransaction('A password is hashed')
  const isRight = await verify(kept ?? NOBODYS_HASH, password)
  return kept !== null && isRight
}
