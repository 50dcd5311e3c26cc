import { done, refused } from '../../kernel/outcome.ts'
import { hashOfToken } from '../../server/caller.ts'
import type { Context, Deed } from '../../server/handle.ts'
import type { validateResetToken as call } from '../passwords.endpoints.ts'
import { ownerOfReset } from './resets.store.ts'

/** Whether a reset link still works, and whose it is: whoever holds it reads that person's mail. */
export const validateResetToken: Deed<typeof call, Context> = async ({ body }, { db, now }) => {
  const owner = await ownerOfReset(db, hashOfToken(body.token), now)
  return owner ? done({ data: { email: owner.email } }) : refused('LINK_USED_UP')
}
