import { verify } from 'otplib'
import type { Database } from '../../../server/database/database.ts'
import { isDigits } from '../../factor.ts'
import type { Account } from '../accounts.store.ts'
import type { Hashing } from '../sign-in/hash.ts'
import { type StoredFactor, takeRecoveryCode, takeStep } from './factor.store.ts'
import { saltOfCodes } from './recovery-codes.ts'
import { openSecret } from './seal-secret.ts'

/** How far an app’s clock may be off, in seconds: one step. */
const DRIFT = 30

/**
 * The time step that six digits are of, one step before or after now among them; null where they are of none, or of one
 * that is not after the last one used.
 */
export async function stepOf(
  secret: string,
  digits: string,
  { lastStep, now }: { lastStep: number | null; now: Date },
): Promise<number | null> {
  const result = await verify({
    secret,
    token: digits,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: DRIFT,
    ...(lastStep !== null && { afterTimeStep: lastStep }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Looks at a code of a factor and uses it up: by what it was right, or null. Of the same code twice at once one is right. */
export async function takeCode(
  db: Database,
  account: Account,
  factor: StoredFactor,
  code: string,
  { hashSalted, now }: Pick<Hashing, 'hashSalted'> & { now: Date },
): Promise<'digits' | 'recovery' | null> {
  if (!isDigits(code)) {
    const hash = await hashSalted(code, saltOfCodes(factor.id))
    return (await takeRecoveryCode(db, factor.id, hash, now)) ? 'recovery' : null
  }
  const secret = await openSecret(db, account, factor.secret)
  const step = await stepOf(secret, code, { lastStep: factor.lastStep, now })
  return step !== null && (await takeStep(db, factor.id, step)) ? 'digits' : null
}
