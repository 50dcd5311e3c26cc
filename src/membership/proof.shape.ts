import * as z from 'zod/mini'
import { TYPED_MAX } from './password.ts'

/** What proving who one is sends. It stands alone: pages that ask for no proof come without it. */
export const proofBody = z.object({ password: z.string().check(z.minLength(1), z.maxLength(TYPED_MAX)) })
