import { done, refused } from '../../kernel/outcome.ts'
import { hashOfToken } from '../../server/caller.ts'
import type { Context, Deed } from '../../server/handle.ts'
import type { discardResetToken as call } from '../passwords.endpoints.ts'
import { discardReset } from './resets.store.ts'

/** Throws a reset link away unused. */
export const discardResetToken: Deed<typeof call, Context> = async ({ body }, { db, now }) => {
  const discarded = await discardReset(db, hashOfToken(body.token), now)
  return discarded ? done({ data: { done: true } }) : refused('LINK_USED_UP')
}
