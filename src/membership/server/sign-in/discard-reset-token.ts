import { done, refused } from '../../../kernel/outcome.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import type { discardResetToken as call } from '../../passwords.endpoints.ts'
import { countMiss } from './attempts.ts'
import { discardReset } from './resets.store.ts'

/** Throws a reset link away unused. */
export const discardResetToken: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity: tell } = context
  const account = await discardReset(db, hashOfToken(body.token), now)
  if (account === null) {
    const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
    return locked ?? refused('LINK_USED_UP')
  }
  tell('reset-discarded', { account: accountName(account) })
  return done({ data: { done: true } })
}
