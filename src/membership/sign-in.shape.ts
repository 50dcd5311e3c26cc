import * as z from 'zod/mini'
import { email } from '../kernel/check.ts'
import { TYPED_MAX } from './typed-password.ts'

/** What signing in sends. It stands alone: the sign-in page is drawn before it comes. */
export const signInBody = z.object({
  email: email(),
  password: z.string().check(z.minLength(1), z.maxLength(TYPED_MAX)),
  admin: z.optional(z.boolean()),
  /** For whom somebody else trusts, where the address is an owner’s as well. */
  trusted: z.optional(z.boolean()),
})
