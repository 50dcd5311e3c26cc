import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { doneShape } from './membership.endpoints.ts'
import { proofBody } from './proof.shape.ts'

/** By what somebody who is signed in can prove who they are. */
export const PROOF_WAYS = ['passkey', 'digits', 'password'] as const

/** The ways that the account of the session has, the one to offer first at the front; of an admin, their own. */
export const readProofWays = endpoint({
  name: 'readProofWays',
  group: 'account',
  method: 'GET',
  path: '/account/proof/',
  access: { who: 'signed-in', gateToo: true, settingUp: true, trusted: { scope: 'any' } },
  answer: z.object({ data: z.object({ ways: z.array(z.enum(PROOF_WAYS)) }) }),
  refusals: {},
  addition: true,
})

/** Proves who one is. For ten minutes from then on, what asks for a proof (`stepUp`) is done. */
export const proveItsYou = endpoint({
  name: 'proveItsYou',
  group: 'account',
  method: 'PUT',
  path: '/account/proof/',
  access: { who: 'signed-in', gateToo: true, settingUp: true, trusted: { scope: 'any' } },
  body: proofBody,
  answer: doneShape,
  refusals: { PROOF_WRONG: 409 },
  slowsDown: true,
  transaction: 'own',
  changesWho: true,
  changesNothing: true,
  addition: true,
})
