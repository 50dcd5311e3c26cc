import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from '../kernel/endpoint.ts'
import { doneShape } from './membership.endpoints.ts'

/**
 * Says at the second step of signing in that the factor is lost: the desk finds it in its queue, and calls. Whoever comes so
 * far has shown the password.
 */
export const reportLostFactor = endpoint({
  name: 'reportLostFactor',
  group: 'account',
  method: 'POST',
  path: '/ownerlogin/factor/lost/',
  access: { who: 'anyone' },
  body: z.object({ step: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: doneShape,
  refusals: { STEP_OVER: 401, LOST_AS_TRUSTED: 409 },
  slowsDown: true,
  transaction: 'own',
  changesNothing: true,
  addition: true,
})

const stopToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

/** What the mail about a lost factor tells of, by its link. */
export const readLoss = endpoint({
  name: 'readLoss',
  group: 'account',
  method: 'POST',
  path: '/account/loss/',
  access: { who: 'anyone' },
  body: stopToken,
  answer: z.object({
    data: z.object({
      /** Instants in UTC: when the desk said so, and when the factor goes. */
      grantedAt: z.string(),
      goesAt: z.string(),
      /** Whether it has gone already: then stopping locks the account. */
      isGone: z.boolean(),
    }),
  }),
  refusals: { LOSS_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/**
 * Stops it by the mail's link, which works once: the factor stays. Where it has gone already the account is locked, as by
 * “this wasn’t me”, until a new password is set.
 */
export const stopLoss = endpoint({
  name: 'stopLoss',
  group: 'account',
  method: 'PUT',
  path: '/account/loss/',
  access: { who: 'anyone' },
  body: stopToken,
  answer: z.object({ data: z.object({ locked: z.boolean() }) }),
  refusals: { LOSS_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** Stops it on a device that is signed in: the factor stays. */
export const stopOwnLoss = endpoint({
  name: 'stopOwnLoss',
  group: 'account',
  method: 'DELETE',
  path: '/account/loss/',
  access: { who: 'owner' },
  answer: doneShape,
  refusals: { LOSS_OVER: 409 },
  addition: true,
})

export type Loss = AnswerOf<typeof readLoss>['data']
