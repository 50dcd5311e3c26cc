import * as z from 'zod/mini'
import { email } from '../kernel/check.ts'
import { endpoint } from '../kernel/endpoint.ts'
import type { FieldFault } from '../kernel/words.ts'
import { doneShape } from './membership.endpoints.ts'
import { isEasilyGuessed, PASSWORD_MAX, PASSWORD_MIN } from './password.ts'
import { TYPED_MAX } from './typed-password.ts'

const newPassword = () =>
  z.string().check(
    z.minLength(PASSWORD_MIN, 'password-short' satisfies FieldFault),
    z.maxLength(PASSWORD_MAX),
    z.refine((password) => !isEasilyGuessed(password), 'password-easy' satisfies FieldFault),
  )

/**
 * Changes the password: with the current one when signed in, or with the token of a reset link. Where a second factor is on,
 * who is signed in confirms it first (CONFIRM_ITS_YOU).
 */
export const changePassword = endpoint({
  name: 'changePassword',
  changesWho: true,
  group: 'account',
  method: 'PUT',
  path: '/fivesClub/changepassword/',
  access: { who: 'anyone' },
  body: z.object({
    currentPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(TYPED_MAX))),
    token: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    newPassword: newPassword(),
  }),
  answer: doneShape,
  refusals: { WRONG_PASSWORD: 409, LINK_USED_UP: 410 },
  slowsDown: true,
  mayStepUp: true,
  transaction: 'own',
})

/** Sends the reset link. The answer is the same whether the account exists or not, and past five in an hour too. */
export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  group: 'account',
  method: 'GET',
  path: '/fivesClub/resetOwnerPassword/',
  access: { who: 'anyone' },
  query: z.object({ email: email(), resendemail: z.optional(z.string()) }),
  answer: doneShape,
  refusals: {},
  slowsDown: true,
  transaction: 'own',
})

/**
 * The same with the address in the body, so that no log on the way keeps it; the portal's own pages ask so. A path of its
 * own: the specification's POST on the other one validates a token.
 */
export const sendResetLink = endpoint({
  name: 'sendResetLink',
  group: 'account',
  method: 'POST',
  path: '/fivesClub/resetOwnerPassword/link/',
  access: { who: 'anyone' },
  body: z.object({ email: email(), resendemail: z.optional(z.string().check(z.maxLength(200))) }),
  answer: doneShape,
  refusals: {},
  slowsDown: true,
  transaction: 'own',
  addition: true,
})

/** Whether a reset link still works. */
export const validateResetToken = endpoint({
  name: 'validateResetToken',
  group: 'account',
  method: 'POST',
  path: '/fivesClub/resetOwnerPassword/',
  access: { who: 'anyone' },
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({
    data: z.object({
      email: z.string(),
      /** Whether it is one of the club’s people, who sign in elsewhere. */
      isAdmin: z.boolean(),
    }),
  }),
  refusals: { LINK_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
})

/** Throws a reset link away unused: "it wasn't me". */
export const discardResetToken = endpoint({
  name: 'discardResetToken',
  group: 'account',
  method: 'PUT',
  path: '/fivesClub/resetOwnerPassword/',
  access: { who: 'anyone' },
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: doneShape,
  refusals: { LINK_USED_UP: 410 },
  slowsDown: true,
  transaction: 'own',
})
