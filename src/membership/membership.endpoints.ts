import * as z from 'zod/mini'
import { bilingual } from '../kernel/check.ts'
import { endpoint, STAFF_ROLES, TRUSTED_SCOPES } from '../kernel/endpoint.ts'
import { RELATIONS } from './relations.ts'
import { signInBody } from './sign-in.shape.ts'

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
  /** What somebody of the club may do; none of an owner. */
  roles: z.array(z.enum(STAFF_ROLES)),
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
  /** Ours: who holds the contract with the owner who asks, and whose signature its reports need (decision 0129). */
  coOwners: z.array(z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() })),
  signing: z.enum(['any', 'all']),
  /** Ours: whether its resort has published a draw of peak weeks. A session that the version before has stored does not say it. */
  hasDraws: z.optional(z.boolean()),
})

/** Who is signed in and what they may see: what sign-in answers, and what a page reads when it starts. */
export const sessionShape = z.object({
  user: userShape,
  contracts: z.array(contractShape),
  /** The owner whom an admin acts for. */
  actingFor: z.nullable(z.object({ idOwner: z.number(), name: z.string(), lastname: z.string() })),
  /** Whether an executive report waits for the owner's signature (spec, section 2: Restricted Access). */
  restricted: z.boolean(),
  /** Of somebody whom an owner trusts: for whom they are here, and what they may (decision 0119). */
  trusted: z.optional(
    z.object({
      id: z.number(),
      relation: z.enum(RELATIONS),
      scopes: z.array(z.enum(TRUSTED_SCOPES)),
      lastDay: z.nullable(z.string()),
      owner: z.string(),
      /** The same in its parts, where a form asks for them. */
      name: z.string(),
      lastname: z.string(),
      /** The others who trust the same person. */
      others: z.array(z.object({ id: z.number(), owner: z.string() })),
    }),
  ),
  /** The account has to have a second factor and has none: it sets one up before anything else. */
  mustSetUp: z.optional(z.boolean()),
  /** Of the club's people: the zone (IANA name) of the club's clock. */
  clubZone: z.optional(z.string()),
})

/** The answer of a deed that has nothing to tell. */
export const doneShape = z.object({ data: z.object({ done: z.boolean() }) })

/** Signs an owner in, or an admin with `admin: true`. Repeated failures are slowed down: 429 with Retry-After. */
export const signIn = endpoint({
  name: 'signIn',
  changesWho: true,
  group: 'account',
  method: 'POST',
  path: '/ownerlogin/',
  access: { who: 'anyone' },
  body: signInBody,
  answer: z.object({ data: sessionShape }),
  /** FACTOR_NEEDED sends the detail `step`, with which `signInWithFactor` goes on. */
  refusals: { WRONG_CREDENTIALS: 401, FACTOR_NEEDED: 401, NO_CONTRACT: 403, NOBODY_TRUSTS: 403 },
  slowsDown: true,
  transaction: 'own',
})

/** Who is signed in; asked when a page starts. */
export const readSession = endpoint({
  name: 'readSession',
  group: 'account',
  method: 'GET',
  path: '/session/',
  access: { who: 'signed-in', gateToo: true, settingUp: true, trusted: { scope: 'any' } },
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
  answer: doneShape,
  refusals: {},
  addition: true,
})

/** Says that the person is there, though no call was needed: typing and moving count as activity. */
export const stayActive = endpoint({
  name: 'stayActive',
  group: 'account',
  method: 'POST',
  path: '/session/activity/',
  access: { who: 'signed-in', gateToo: true, settingUp: true, trusted: { scope: 'any' } },
  answer: doneShape,
  refusals: {},
  addition: true,
  changesNothing: true,
})

export type WireUser = z.output<typeof userShape>
export type WireContract = z.output<typeof contractShape>
export type WireSession = z.output<typeof sessionShape>
