import * as z from 'zod/mini'
import { bilingual, email, id } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './password.ts'

/** The account as the portal shows it; what only the server needs (hashes, dates) is dropped (spec, section 3). */
export const userShape = z.object({
  idOwner: z.nullable(z.number()),
  idUser: z.nullable(z.number()),
  name: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  languageCode: z.string(),
  languageId: z.number(),
  languageName: z.string(),
  canBook: z.boolean(),
  isAdmin: z.boolean(),
})

/** A contract under the spec's wire names; `contract.ts` gives them plain ones. */
export const contractShape = z.object({
  id: z.number(),
  number: z.string(),
  housingid: z.number(),
  housingnumber: z.string(),
  resortsid: z.number(),
  resortsname: z.string(),
  membershipcode: z.string(),
  categoryroomId: z.nullable(z.number()),
  canSusbcribe: z.boolean(),
  customInfoLong: bilingual(),
  starts: z.string(),
  ends: z.string(),
  zone: z.string(),
  scene: z.string(),
  showModules: z.object({ myProperty: z.boolean(), promotions: z.boolean(), exchanges: z.boolean() }),
})

/** Who is signed in and what they may see: what sign-in answers, and what a page reads when it starts. */
export const sessionShape = z.object({
  user: userShape,
  contracts: z.array(contractShape),
  /** The owner whom an admin acts for. */
  actingFor: z.nullable(z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() })),
  /** Whether an executive report waits for the owner's signature (spec, section 2: Restricted Access). */
  restricted: z.boolean(),
})

const newPassword = () =>
  z
    .string()
    .check(z.minLength(PASSWORD_MIN, 'password-short' satisfies FieldFault), z.maxLength(PASSWORD_MAX))

const done = z.object({ data: z.object({ done: z.boolean() }) })

/** Signs an owner in, or an admin with `admin: true`. Repeated failures are slowed down: 429 with Retry-After. */
export const signIn = endpoint({
  name: 'signIn',
  changesWho: true,
  group: 'account',
  method: 'POST',
  path: '/ownerlogin/',
  access: { who: 'anyone' },
  body: z.object({
    email: email(),
    password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
    admin: z.optional(z.boolean()),
  }),
  answer: z.object({ data: sessionShape }),
  refusals: { WRONG_CREDENTIALS: 401, NO_CONTRACT: 403 },
  transaction: 'own',
})

/** The owner's own data. `idlOwner` chooses among those that the session may see. */
export const readOwner = endpoint({
  name: 'readOwner',
  group: 'account',
  method: 'GET',
  path: '/ownerlogin/',
  access: { who: 'member' },
  query: z.object({ idlOwner: z.optional(id()) }),
  answer: z.object({ data: userShape }),
  refusals: {},
})

/** Who is signed in; asked when a page starts. */
export const readSession = endpoint({
  name: 'readSession',
  group: 'account',
  method: 'GET',
  path: '/session/',
  access: { who: 'signed-in' },
  answer: z.object({ data: sessionShape }),
  refusals: { NO_CONTRACT: 403 },
  addition: true,
})

/** Ends the session. Without one there is nothing to end, which is as well. */
export const signOut = endpoint({
  name: 'signOut',
  changesWho: true,
  group: 'account',
  method: 'DELETE',
  path: '/session/',
  access: { who: 'anyone' },
  answer: done,
  refusals: {},
  addition: true,
})

/** Says that the person is there, though no call was needed: typing and moving count as activity. */
export const stayActive = endpoint({
  name: 'stayActive',
  group: 'account',
  method: 'POST',
  path: '/session/activity/',
  access: { who: 'signed-in' },
  answer: done,
  refusals: {},
  addition: true,
})

/** Changes the password: with the current one when signed in, or with the token of a reset link. */
export const changePassword = endpoint({
  name: 'changePassword',
  changesWho: true,
  group: 'account',
  method: 'PUT',
  path: '/fivesClub/changepassword/',
  access: { who: 'anyone' },
  body: z.object({
    currentPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))),
    token: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    newPassword: newPassword(),
  }),
  answer: done,
  refusals: { WRONG_PASSWORD: 409, LINK_USED_UP: 410 },
  transaction: 'own',
})

/** Sends the reset link. The answer is the same whether the account exists or not. */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  group: 'account',
  method: 'GET',
  path: '/fivesClub/resetOwnerPassword/',
  access: { who: 'anyone' },
  query: z.object({ email: email(), resendemail: z.optional(z.string()) }),
  answer: done,
  refusals: {},
  transaction: 'own',
})

/** Whether a reset link still works. */
export const validateResetToken = endpoint({
  name: 'validateResetToken',
  group: 'account',
  method: 'POST',
  path: '/fivesClub/resetOwnerPassword/',
  access: { who: 'anyone' },
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
  refusals: { LINK_USED_UP: 410 },
  transaction: 'read',
})

/** Throws a reset link away unused: "it wasn't me". */
export const discardResetToken = endpoint({
  name: 'discardResetToken',
  group: 'account',
  method: 'PUT',
  path: '/fivesClub/resetOwnerPassword/',
  access: { who: 'anyone' },
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: done,
  refusals: { LINK_USED_UP: 410 },
})

/** The contracts of the owner, each with its residence and modules. */
export const readContracts = endpoint({
  name: 'readContracts',
  group: 'account',
  method: 'GET',
  path: '/fivesClub/getContractOwner/',
  access: { who: 'member' },
  query: z.object({ idOwner: z.optional(id()) }),
  answer: z.object({ data: z.array(contractShape) }),
  refusals: {},
})

export type WireUser = z.output<typeof userShape>
export type WireContract = z.output<typeof contractShape>
export type WireSession = z.output<typeof sessionShape>
