import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Database } from '../../../server/database/database.ts'
import type { PasskeyAnswer } from '../../passkey.shape.ts'
import type { Account } from '../accounts.store.ts'
import { type Purpose, takeChallenge } from './challenges.store.ts'
import { findPasskey, type KnownPasskey, noteUse } from './passkeys.store.ts'
import { ALGORITHMS, type RelyingParty } from './relying-party.ts'

interface Looking {
  db: Database
  now: Date
  party: RelyingParty
  purpose: Purpose
  /** Whose challenge it has to be; nobody's at the door. */
  account: Account | null
}

/**
 * The passkey that has signed, or null: its challenge is ours and unused, it is of this host, its person was looked at by the
 * device (user verification), the signature is its own, and its counter went forward. Of the same signature twice at once
 * one is right.
 */
export async function signedBy(answer: PasskeyAnswer, looking: Looking): Promise<KnownPasskey | null> {
  const { db, now, party, account } = looking
  const expectedChallenge = await challengeOf(answer, looking)
  const passkey = await findPasskey(db, answer.id)
  if (expectedChallenge === null || !passkey) return null
  if (account && (account.kind !== passkey.kind || account.id !== passkey.id)) return null
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified?.verified) return null
  const counted = await noteUse(db, passkey.passkeyId, verified.authenticationInfo.newCounter, now)
  return counted ? passkey : null
}

/** What a device has made for an account, or null where it is not what was asked for. */
export async function madeBy(answer: PasskeyAnswer, looking: Looking) {
  const { party } = looking
  const expectedChallenge = await challengeOf(answer, looking)
  if (expectedChallenge === null) return null
  const verified = await orNull(
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  return verified?.verified ? verified.registrationInfo.credential : null
}

const CHALLENGE = /^[\w-]{20,200}$/

/** The challenge that was signed, used up from here on; null where it is none of ours. */
async function challengeOf({ response }: PasskeyAnswer, { db, ...of }: Looking): Promise<string | null> {
  let challenge: unknown
  try {
    const client: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    challenge = (client as { challenge?: unknown } | null)?.challenge
  } catch {
    return null
  }
  if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return null
  return (await takeChallenge(db, challenge, of)) ? challenge : null
}

/** What cannot be read is answered as what is wrong. */
function orNull<T>(looked: Promise<T>): Promise<T | null> {
  return looked.catch(() => null)
}
