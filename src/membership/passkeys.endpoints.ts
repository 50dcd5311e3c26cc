import * as z from 'zod/mini'
import { id, oneLine } from '../kernel/check.ts'
import { type AnswerOf, endpoint } from '../kernel/endpoint.ts'
import { doneShape, sessionShape } from './membership.endpoints.ts'
import { passkeyAnswer } from './passkey.shape.ts'

/** What the browser hands to the authenticator, as WebAuthn says it; we look at none of it. */
const options = z.object({ data: z.record(z.string(), z.unknown()) })
const access = { who: 'signed-in', gateToo: true, settingUp: true, trusted: { scope: 'any' } } as const

/** The passkeys of the session's account, the newest first; an admin's own, whomever they act for. */
export const listPasskeys = endpoint({
  name: 'listPasskeys',
  group: 'account',
  method: 'GET',
  path: '/account/passkeys/',
  access,
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** Instants in UTC. */
        since: z.string(),
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** Begins to add a passkey: what the browser asks the device for, good for five minutes. */
export const offerPasskey = endpoint({
  name: 'offerPasskey',
  group: 'account',
  method: 'POST',
  path: '/account/passkeys/offer/',
  access,
  answer: options,
  refusals: { PASSKEYS_FULL: 409, PASSKEYS_AWAY: 409 },
  stepUp: true,
  changesNothing: true,
  addition: true,
})

/** Adds the passkey that the device has made. */
export const addPasskey = endpoint({
  name: 'addPasskey',
  group: 'account',
  method: 'POST',
  path: '/account/passkeys/',
  access,
  body: z.object({ name: oneLine(60), passkey: passkeyAnswer }),
  answer: doneShape,
  refusals: { PASSKEY_REFUSED: 409, PASSKEYS_FULL: 409, PASSKEYS_AWAY: 409 },
  transaction: 'own',
  changesWho: true,
  stepUp: true,
  addition: true,
})

/** Names a passkey. */
export const renamePasskey = endpoint({
  name: 'renamePasskey',
  group: 'account',
  method: 'PUT',
  path: '/account/passkeys/',
  access,
  body: z.object({ id: id(), name: oneLine(60) }),
  answer: doneShape,
  refusals: {},
  stepUp: true,
  addition: true,
})

/** Takes a passkey away: it opens nothing any more. */
export const removePasskey = endpoint({
  name: 'removePasskey',
  group: 'account',
  method: 'DELETE',
  path: '/account/passkeys/',
  access,
  query: z.object({ id: id() }),
  answer: doneShape,
  refusals: {},
  stepUp: true,
  addition: true,
})

/** Begins to sign in by a passkey, whosever it is: the answer is the same for everybody. */
export const challengePasskey = endpoint({
  name: 'challengePasskey',
  group: 'account',
  method: 'POST',
  path: '/ownerlogin/passkey/challenge/',
  access: { who: 'anyone' },
  answer: options,
  refusals: { PASSKEYS_AWAY: 409 },
  slowsDown: true,
  transaction: 'own',
  changesNothing: true,
  addition: true,
})

/** Signs in by a passkey, which counts as both factors: the device has looked who holds it. */
export const signInWithPasskey = endpoint({
  name: 'signInWithPasskey',
  group: 'account',
  method: 'POST',
  path: '/ownerlogin/passkey/',
  access: { who: 'anyone' },
  body: z.object({ passkey: passkeyAnswer }),
  answer: z.object({ data: sessionShape }),
  refusals: { PASSKEY_WRONG: 401, PASSKEYS_AWAY: 409, NO_CONTRACT: 403, NOBODY_TRUSTS: 403 },
  slowsDown: true,
  transaction: 'own',
  changesWho: true,
  addition: true,
})

/** Begins to prove who one is by a passkey of the account. */
export const challengeProof = endpoint({
  name: 'challengeProof',
  group: 'account',
  method: 'POST',
  path: '/account/proof/passkey/',
  access,
  answer: options,
  refusals: { PASSKEYS_AWAY: 409 },
  changesNothing: true,
  addition: true,
})

export type Passkey = AnswerOf<typeof listPasskeys>['data'][number]
