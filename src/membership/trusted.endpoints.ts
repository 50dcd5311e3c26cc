import * as z from 'zod/mini'
import { day, email, id, personName } from '../kernel/check.ts'
import { type AnswerOf, endpoint, TRUSTED_SCOPES } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { doneShape, sessionShape } from './membership.endpoints.ts'
import { isEasilyGuessed, PASSWORD_MAX, PASSWORD_MIN } from './password.ts'
import { RELATIONS } from './relations.ts'

/** Invitations that one owner may send in a day; sending one again counts. */
export const INVITATIONS_A_DAY = 10

const granted = {
  relation: z.enum(RELATIONS),
  scopes: z.array(z.enum(TRUSTED_SCOPES)).check(z.minLength(1), z.maxLength(TRUSTED_SCOPES.length)),
  /** The contracts they are let in for, by number. */
  contracts: z.array(id()).check(z.minLength(1), z.maxLength(50)),
  /** The last day, by the club’s clock; null for no end. */
  lastDay: z.nullable(day()),
}

/**
 * Whom the owner lets in or did, and whom co-owners let in for contracts that both hold, the latest first. The owner’s own: no
 * admin and nobody trusted sees the list.
 */
export const listTrusted = endpoint({
  name: 'listTrusted',
  group: 'account',
  method: 'GET',
  path: '/account/trusted/',
  access: { who: 'owner' },
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        ...granted,
        scopes: z.array(z.enum(TRUSTED_SCOPES)),
        state: z.enum(['invited', 'active', 'ended']),
        /** Instants in UTC. */
        invitedAt: z.string(),
        /** The end of the invitation’s link; null where none works. */
        linkUntil: z.nullable(z.string()),
        lastHereAt: z.nullable(z.string()),
        endedAt: z.nullable(z.string()),
        /** The co-owner who let them in for a contract that both hold; null where it was the owner. */
        invitedBy: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
  addition: true,
})

/** Invites somebody by mail. Whether the address has an account already makes no difference to the answer. */
export const inviteTrusted = endpoint({
  name: 'inviteTrusted',
  group: 'account',
  method: 'POST',
  path: '/account/trusted/',
  access: { who: 'owner' },
  stepUp: true,
  body: z.object({ name: personName(120), email: email(), ...granted }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { ALREADY_TRUSTED: 409, OWN_ADDRESS: 409, LAST_DAY_PAST: 409 },
  idempotent: true,
  addition: true,
})

/** Changes what somebody may, for which contracts, and until when; at once, in what they are doing too. */
export const changeTrusted = endpoint({
  name: 'changeTrusted',
  group: 'account',
  method: 'PUT',
  path: '/account/trusted/',
  access: { who: 'owner' },
  stepUp: true,
  body: z.object({ id: id(), ...granted }),
  answer: z.object({ data: z.object({ id: z.number() }) }),
  refusals: { LAST_DAY_PAST: 409 },
  addition: true,
})

/**
 * Takes access away, or an invitation back: every session of theirs for this owner ends at once. Of somebody whom a co-owner let
 * in, for the contracts that both hold.
 */
export const endTrusted = endpoint({
  name: 'endTrusted',
  group: 'account',
  method: 'DELETE',
  path: '/account/trusted/',
  access: { who: 'owner' },
  query: z.object({ id: id() }),
  answer: doneShape,
  refusals: {},
  addition: true,
})

/** Sends the invitation once more; the link sent before stops working. */
export const inviteAgain = endpoint({
  name: 'inviteAgain',
  group: 'account',
  method: 'POST',
  path: '/account/trusted/again/',
  access: { who: 'owner' },
  stepUp: true,
  body: z.object({ id: id() }),
  answer: doneShape,
  refusals: {},
  addition: true,
})

const invitationToken = z.string().check(z.minLength(1), z.maxLength(100))

/** What an invitation’s link invites to; whoever holds it reads that person’s mail. */
export const readInvitation = endpoint({
  name: 'readInvitation',
  group: 'account',
  method: 'POST',
  path: '/account/trusted/invitation/',
  access: { who: 'anyone' },
  body: z.object({ token: invitationToken }),
  answer: z.object({
    data: z.object({
      owner: z.string(),
      name: z.string(),
      email: z.string(),
      relation: z.enum(RELATIONS),
      scopes: z.array(z.enum(TRUSTED_SCOPES)),
      contracts: z.array(z.string()),
      lastDay: z.nullable(z.string()),
      /** Whether the person has a password here already, from another owner’s invitation. */
      hasAccount: z.boolean(),
    }),
  }),
  refusals: { INVITATION_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** Takes an invitation: with a password where the person has none yet. They sign in after it. */
export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  group: 'account',
  method: 'PUT',
  path: '/account/trusted/invitation/',
  access: { who: 'anyone' },
  body: z.object({
    token: invitationToken,
    newPassword: z.optional(
      z.string().check(
        z.minLength(PASSWORD_MIN, 'password-short' satisfies FieldFault),
        z.maxLength(PASSWORD_MAX),
        z.refine((password) => !isEasilyGuessed(password), 'password-easy' satisfies FieldFault),
      ),
    ),
  }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
  refusals: { INVITATION_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** Says no to an invitation: it opens nothing any more, and the owner is told. */
export const declineInvitation = endpoint({
  name: 'declineInvitation',
  group: 'account',
  method: 'POST',
  path: '/account/trusted/invitation/no/',
  access: { who: 'anyone' },
  body: z.object({ token: invitationToken }),
  answer: doneShape,
  refusals: { INVITATION_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** Somebody whom several owners trust chooses for whom they are here. */
export const chooseTrust = endpoint({
  name: 'chooseTrust',
  changesWho: true,
  group: 'account',
  method: 'PUT',
  path: '/account/trusted/here/',
  access: { who: 'signed-in', trusted: { scope: 'any' } },
  body: z.object({ idTrust: id() }),
  answer: z.object({ data: sessionShape }),
  refusals: {},
  addition: true,
})

export type Trusted = AnswerOf<typeof listTrusted>['data'][number]
export type Invitation = AnswerOf<typeof readInvitation>['data']
