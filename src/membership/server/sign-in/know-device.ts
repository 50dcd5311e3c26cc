import { randomBytes } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context } from '../../../server/http/handle.ts'
import { cameOf } from '../access/came.ts'
import type { Account } from '../accounts.store.ts'
import * as store from './devices.store.ts'
import { noteDevice } from './sessions.store.ts'

/**
 * Marks the browser as known to the account: it then has a rate limit of its own; and notes it at the session that it
 * has. Answers the device token, to be set
 * as a cookie after the commit.
 */
export async function knowDevice(
  trx: Database,
  account: Account,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  session: Buffer | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const before = caller.device ? hashOfToken(caller.device) : null
  const came = cameOf(caller)
  const deviceId = await store.writeDeviceToken(trx, account, {
    before,
    after: hashOfToken(token),
    came,
    now,
  })
  if (session) await noteDevice(trx, session, deviceId)
  return token
}
