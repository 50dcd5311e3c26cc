import { randomBytes } from 'node:crypto'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { done, refused } from '../../../kernel/outcome.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../passkeys.endpoints.ts'
import { CHALLENGES } from '../../sign-in/slow-down.ts'
import { readKnownAccount } from '../accounts.store.ts'
import { anybodyOf, countMiss, reserveAttempt } from '../sign-in/attempts.ts'
import { findDevice } from '../sign-in/devices.store.ts'
import { enter } from '../sign-in/enter.ts'
import { CHALLENGE_LASTS_SECONDS, keepChallenge } from './challenges.store.ts'
import { signedBy } from './look-at.ts'
import { relyingPartyOf } from './relying-party.ts'

/**
 * Asks any passkey of this host: the device knows which it has, and we name none. What is asked is the browser's own, by a cookie: a
 * signature that somebody else got hold of opens nothing elsewhere. Its tabs share the cookie.
 */
export const challengePasskey: Deed<typeof calls.challengePasskey, Context> = async (_, context) => {
  const { db, now, caller, config, setDoorCookie } = context
  const party = relyingPartyOf(config)
  if (!party) return refused('PASSKEYS_AWAY')
  const counted = await anybodyOf(db, 'challenge', caller, CHALLENGES)
  const reserved = await reserveAttempt(db, counted, now)
  if (!reserved.ok) return reserved
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  const door = caller.door && DOOR.test(caller.door) ? caller.door : randomBytes(32).toString('base64url')
  setDoorCookie(door, CHALLENGE_LASTS_SECONDS)
  const of = { purpose: 'sign-in', account: null, session: hashOfToken(door) } as const
  await keepChallenge(db, options.challenge, { ...of, now })
  return done({ data: { ...options } })
}

/** A token of ours: 256 bits. */
const DOOR = /^[\w-]{43}$/

/** Signs in whoever has signed. What is wrong with it is told to nobody, nor whether its account exists or is locked. */
export const signInWithPasskey: Deed<typeof calls.signInWithPasskey, Context> = async ({ body }, context) => {
  const { db, now, caller, config, tellSecurity: tell } = context
  const party = relyingPartyOf(config)
  if (!party) return refused('PASSKEYS_AWAY')
  const miss = async () => {
    const locked = await countMiss(db, 'passkey', { address: caller.address, now, tell })
    return locked ?? refused('PASSKEY_WRONG')
  }
  if (!caller.door) return miss()
  const of = { purpose: 'sign-in', account: null, session: hashOfToken(caller.door) } as const
  const passkey = await signedBy(body.passkey, { db, now, party, ...of })
  if (!passkey) return miss()
  const account = await readKnownAccount(db, passkey)
  if (account.isLocked) return miss()
  const known = caller.device && (await findDevice(db, hashOfToken(caller.device), account))
  const entered = await enter(account, { by: 'passkey', device: known ? 'known' : 'new' }, context)
  if (entered.ok) return entered
  return entered.reason === 'WRONG_CREDENTIALS' ? miss() : refused(entered.reason)
}
