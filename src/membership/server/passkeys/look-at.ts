import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Database } from '../../../server/database/database.ts'
import type { PasskeyAnswer } from '../../passkey.shape.ts'
import type { Account } from '../accounts.store.ts'
import { typedAs } from '../sign-in/security-key.store.ts'
import { type Asked, takeChallenge } from './challenges.store.ts'
import { findPasskey, type KnownPasskey, noteUse } from './passkeys.store.ts'
import { ALGORITHMS, type RelyingParty } from './relying-party.ts'

/** Whose challenge it has to be, and for what; nobody's at the door. */
interface Looking extends Asked {
  db: Database
  party: RelyingParty
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
  if (!(await isHandleOf(db, passkey, answer, { required: account === null }))) return null
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

/** The user handle of an account: what its passkeys carry in place of a name. It says nothing to anybody else. */
export async function handleOf(db: Database, { kind, id }: Account): Promise<Buffer> {
  return Buffer.from(await typedAs(db, `passkey:${kind}:${id}`))
}

/**
 * Whether the handle that the device gave is its account's (WebAuthn, section 7.2, step 6): at the door, where nobody was
 * named, it has to be there.
 */
async function isHandleOf(
  db: Database,
  account: Account,
  { response }: PasskeyAnswer,
  { required }: { required: boolean },
): Promise<boolean> {
  if (!response.userHandle) return !required
  return Buffer.from(response.userHandle, 'base64url').equals(await handleOf(db, account))
}

const CHALLENGE = /^[\w-]{20,200}$/

/** The challenge that was signed, used up from here on; null for a challenge that was not issued here. */
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
