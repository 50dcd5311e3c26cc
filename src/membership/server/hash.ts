import { hash, verify } from '@node-rs/argon2'
import { notInTransaction } from '../../server/outside-transaction.ts'
import { queueOf } from './queue.ts'

/** Argon2id with 19 MiB, two passes, one lane: about ten milliseconds of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** At most two at once, so that a storm of sign-ins leaves the machine to the other calls. */
const queue = queueOf(2)

/** A hash of that cost whose password nobody knows. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$6qGtqhqW4C4UVPOXQltfQg$TjPcDuyTDxSMAhUoPGKisGKfYe9Piz8VGtI/K8aPXsM'

/** What the database keeps of a password: a PHC string that names its own cost. */
export function hashPassword(password: string): Promise<string> {
  notInTransaction('A password is hashed')
  return queue(() => hash(password, COST))
}

/**
 * Whether a password is the hashed one. Without a hash (no such account, or one that never had a password) it works
 * as long and answers no, so that the time does not tell who exists.
 */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  notInTransaction('A password is hashed')
  const isRight = await queue(() => verify(kept ?? NOBODYS_HASH, password))
  return kept !== null && isRight
}
