import * as z from 'zod/mini'
import { typedCode } from './factor.ts'
import { passkeyAnswer } from './passkey.shape.ts'
import { TYPED_MAX } from './typed-password.ts'

/** What proving who one is sends: one of them. It stands alone: pages that ask for no proof come without it. */
export const proofBody = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(TYPED_MAX))),
  /** Six digits of the app, or a recovery code. */
  code: z.optional(typedCode()),
  /** What a passkey has signed of `challengeProof`. */
  passkey: z.optional(passkeyAnswer),
})
