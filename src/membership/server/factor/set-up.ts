import { generateSecret, generateURI } from 'otplib'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { mustSetUp } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import type * as calls from '../../factor.endpoints.ts'
import { shownCode } from '../../factor.ts'
import { readKnownAccount } from '../accounts.store.ts'
import { findOpenLoss } from '../lost/losses.store.ts'
import { accountOf } from '../sign-in/account-of.ts'
import { giveBack, onAttempt, proofCounters, reserveAttempt, turnOf } from '../sign-in/attempts.ts'
import { type Hashing, inTurn } from '../sign-in/hash.ts'
import { endOtherSessions, noteTwoFactors } from '../sign-in/sessions.store.ts'
import { stepOf } from './check-code.ts'
import * as store from './factor.store.ts'
import { tellByMail } from './key-mails.ts'
import { newRecoveryCodes, saltOfCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './seal-secret.ts'

/** The lifetime of a secret that waits to be turned on, in milliseconds. */
const BEGUN_LASTS_MS = 3_600_000

/** How the second factor stands. */
export const readFactor: Deed<typeof calls.readFactor> = async (_, { db, caller, config }) => {
  const factor = await store.findFactor(db, accountOf(caller.session))
  const on = factor?.isOn ?? false
  const { session } = caller
  const lost = session.ownerId === null ? null : await findOpenLoss(db, session.ownerId)
  return done({
    data: {
      on,
      lost: lost && { goesAt: lost.dueAt?.toISOString() ?? null },
      codesLeft: on && factor ? await store.countCodes(db, factor.id) : 0,
      required: mustSetUp({ ...session, hasTwoFactors: false }, config),
    },
  })
}

/** Begins anew: what was begun before and not turned on is gone. */
export const beginFactor: Deed<typeof calls.beginFactor> = async (_, { db, caller, config, now }) => {
  const account = await readKnownAccount(db, accountOf(caller.session))
  const secret = generateSecret()
  const sealed = { secret: await sealSecret(db, account, secret), begunIn: caller.session.tokenHash }
  if (!(await store.writeNewFactor(db, account, sealed, now))) return refused('FACTOR_ON')
  const address = generateURI({ issuer: config.brand.name, label: account.email, secret })
  return done({ data: { secret, address } })
}

/** The digits show that the app has the secret. The codes are hashed and kept; they count from turning on. */
export const checkFactor: Deed<typeof calls.checkFactor> = async ({ body }, context) => {
  const { db, caller, now } = context
  const account = await readKnownAccount(db, accountOf(caller.session))
  const factor = await store.findFactor(db, account)
  if (!factor || factor.isOn || factor.begunAt.getTime() + BEGUN_LASTS_MS < now.getTime())
    return refused('FACTOR_NOT_BEGUN')
  // Set up in two places at once, it is the later one's: digits and codes of the other's would be of a secret that is gone.
  if (factor.begunIn && !caller.session.tokenHash.equals(factor.begunIn)) return refused('FACTOR_NOT_BEGUN')
  const counted = proofCounters(account)
  return inTurn(turnOf(account, caller.address), async (hashing) => {
    const reserved = await reserveAttempt(db, counted, now)
    if (!reserved.ok) return reserved
    const right = await onAttempt(db, counted, now, async () => {
      const secret = await openSecret(db, account, factor.secret)
      const step = await stepOf(secret, body.code, { lastStep: factor.lastStep, now })
      return step !== null && (await store.takeStep(db, factor.id, step))
    })
    if (!right) return refused('CODE_WRONG')
    await giveBack(db, counted, now)
    return keepNewCodes(factor, hashing, context)
  })
}

/** Turns it on, in the session that set it up. Sessions that began with the password alone end, but for this one. */
export const turnOnFactor: Deed<typeof calls.turnOnFactor> = async (_, context) => {
  const { db, caller, now } = context
  const account = await readKnownAccount(db, accountOf(caller.session))
  const begunAfter = new Date(now.getTime() - BEGUN_LASTS_MS)
  const waiting = { begunAfter, begunIn: caller.session.tokenHash }
  if (!(await store.turnOn(db, account, waiting, now))) return refused('FACTOR_NOT_BEGUN')
  await noteTwoFactors(db, caller.session.tokenHash)
  await endOtherSessions(db, account, caller.session.tokenHash)
  await tellByMail(db, account, { kind: 'factor-on' }, context)
  return done({ data: { done: true } })
}

/** Turns it off, unless the club wants one of this account. */
export const turnOffFactor: Deed<typeof calls.turnOffFactor> = async (_, context) => {
  const { db, caller, config } = context
  const { session } = caller
  if (mustSetUp({ ...session, hasTwoFactors: false }, config)) return refused('FACTOR_REQUIRED')
  const account = await readKnownAccount(db, accountOf(session))
  if (await store.removeFactor(db, account)) await tellByMail(db, account, { kind: 'factor-off' }, context)
  return done({ data: { done: true } })
}

/** Ten new codes in place of the old ones. */
export const renewCodes: Deed<typeof calls.renewCodes> = async (_, context) => {
  const { db, caller } = context
  const account = await readKnownAccount(db, accountOf(caller.session))
  const factor = await store.findFactor(db, account)
  if (!factor?.isOn) return refused('FACTOR_NOT_BEGUN')
  const kept = await inTurn(turnOf(account, caller.address), (hashing) =>
    keepNewCodes(factor, hashing, context),
  )
  if (kept.ok) await tellByMail(db, account, { kind: 'codes-renewed' }, context)
  return kept
}

async function keepNewCodes(
  factor: Pick<store.StoredFactor, 'id' | 'codesMade'>,
  { hashSalted }: Hashing,
  { db }: SignedContext,
): Promise<Outcome<{ data: { codes: string[] } }, 'CODES_MADE_MEANWHILE'>> {
  const codes = newRecoveryCodes()
  const salt = saltOfCodes(factor.id)
  const hashes: Buffer[] = []
  for (const code of codes) hashes.push(await hashSalted(code, salt))
  return inTransaction(db, async (trx) => {
    if (!(await store.replaceCodes(trx, factor, hashes))) return refused('CODES_MADE_MEANWHILE')
    return done({ data: { codes: codes.map(shownCode) } })
  })
}
