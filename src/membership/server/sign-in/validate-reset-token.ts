import { done, refused } from '../../../kernel/outcome.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import type { validateResetToken as call } from '../../passwords.endpoints.ts'
import { noteLinkOpened } from '../access/access.store.ts'
import { countMiss } from './attempts.ts'
import { accountOfReset } from './resets.store.ts'

/** Whether a reset link still works, and whose it is: whoever holds it reads that person's mail. */
export const validateResetToken: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity: tell } = context
  const account = await accountOfReset(db, hashOfToken(body.token), now)
  if (account) {
    await noteLinkOpened(db, account, 'password', context)
    return done({ data: { email: account.email, isAdmin: account.kind === 'admin' } })
  }
  const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
  return locked ?? refused('LINK_USED_UP')
}
