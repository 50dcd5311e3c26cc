import { randomBytes } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context } from '../../../server/http/handle.ts'
import type { Account } from '../accounts.store.ts'
import * as store from './devices.store.ts'

/**
 * Marks the browser as known to the account: it then has a rate limit of its own. Answers the device token, to be set
 * as a cookie after the commit.
 */
export async function knowDevice(
  trx: Database,
  account: Account,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const before = caller.device ? hashOfToken(caller.device) : null
  await store.knowDevice(trx, account, { before, after: hashOfToken(token), now })
  return token
}
