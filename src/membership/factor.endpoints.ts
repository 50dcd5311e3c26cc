import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { typedCode } from './factor.ts'
import { doneShape, sessionShape } from './membership.endpoints.ts'

const access = { who: 'signed-in', gateToo: true, settingUp: true, trusted: { scope: 'any' } } as const
const codes = z.object({ data: z.object({ codes: z.array(z.string()) }) })

/** What the second factor of the session's account is like; an admin's own, whomever they act for. */
export const readFactor = endpoint({
  name: 'readFactor',
  group: 'account',
  method: 'GET',
  path: '/account/factor/',
  access,
  answer: z.object({
    data: z.object({
      on: z.boolean(),
      codesLeft: z.number(),
      /** The club wants one of this account: it cannot be turned off. */
      required: z.boolean(),
      /** Of an owner's that is said to be lost: when it goes, an instant in UTC, or null while the desk asks. */
      lost: z.nullable(z.object({ goesAt: z.nullable(z.string()) })),
    }),
  }),
  refusals: {},
  addition: true,
})

/**
 * Begins to set the second factor up: a secret for the app, which is said now and never again. What was begun before and is
 * not turned on counts no more.
 */
export const beginFactor = endpoint({
  name: 'beginFactor',
  group: 'account',
  method: 'POST',
  path: '/account/factor/',
  access,
  answer: z.object({
    data: z.object({
      /** Base32, for who types it. */
      secret: z.string(),
      /** `otpauth:`, for the QR code. */
      address: z.string(),
    }),
  }),
  refusals: { FACTOR_ON: 409 },
  stepUp: true,
  addition: true,
})

/** Whether the app has the secret: by six digits of it. Answers the recovery codes, which are said now and never again. */
export const checkFactor = endpoint({
  name: 'checkFactor',
  group: 'account',
  method: 'PUT',
  path: '/account/factor/code/',
  access,
  body: z.object({ code: typedCode() }),
  answer: codes,
  refusals: { CODE_WRONG: 409, FACTOR_NOT_BEGUN: 409, CODES_MADE_MEANWHILE: 409 },
  slowsDown: true,
  transaction: 'own',
  changesNothing: true,
  addition: true,
})

/** Turns the second factor on, once its codes are kept: every other session ends. */
export const turnOnFactor = endpoint({
  name: 'turnOnFactor',
  group: 'account',
  method: 'PUT',
  path: '/account/factor/',
  access,
  answer: doneShape,
  refusals: { FACTOR_NOT_BEGUN: 409 },
  changesWho: true,
  stepUp: true,
  addition: true,
})

/** Turns the second factor off. */
export const turnOffFactor = endpoint({
  name: 'turnOffFactor',
  group: 'account',
  method: 'DELETE',
  path: '/account/factor/',
  access: { who: 'signed-in', gateToo: true, trusted: { scope: 'any' } },
  answer: doneShape,
  refusals: { FACTOR_REQUIRED: 403 },
  changesWho: true,
  stepUp: true,
  addition: true,
})

/** Ten new recovery codes; the old ones open nothing from then on. */
export const renewCodes = endpoint({
  name: 'renewCodes',
  group: 'account',
  method: 'POST',
  path: '/account/factor/codes/',
  access: { who: 'signed-in', gateToo: true, trusted: { scope: 'any' } },
  answer: codes,
  refusals: { FACTOR_NOT_BEGUN: 409, CODES_MADE_MEANWHILE: 409 },
  transaction: 'own',
  stepUp: true,
  addition: true,
})

/**
 * The second step of signing in, where the first answered FACTOR_NEEDED and the `step` that goes on here. A step works
 * once and for ten minutes.
 */
export const signInWithFactor = endpoint({
  name: 'signInWithFactor',
  group: 'account',
  method: 'POST',
  path: '/ownerlogin/factor/',
  access: { who: 'anyone' },
  body: z.object({
    step: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Six digits of the app, or a recovery code. */
    code: typedCode(),
    /** This browser is not asked again for 30 days. */
    remember: z.optional(z.boolean()),
  }),
  answer: z.object({ data: sessionShape }),
  refusals: { CODE_WRONG: 401, STEP_OVER: 401, NO_CONTRACT: 403, NOBODY_TRUSTS: 403 },
  slowsDown: true,
  transaction: 'own',
  changesWho: true,
  addition: true,
})
