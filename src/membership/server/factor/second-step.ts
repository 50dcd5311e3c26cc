import { done, refused } from '../../../kernel/outcome.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import type { signInWithFactor as call } from '../../factor.endpoints.ts'
import { noteAccess } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { readKnownAccount } from '../accounts.store.ts'
import { foundAgain } from '../lost/stop-loss.ts'
import {
  codeOf,
  countMiss,
  giveBack,
  onAttempt,
  reserveAttempt,
  tellLocks,
  turnOf,
} from '../sign-in/attempts.ts'
import { findDevice } from '../sign-in/devices.store.ts'
import { enter } from '../sign-in/enter.ts'
import { inTurn } from '../sign-in/hash.ts'
import { takeCode } from './check-code.ts'
import { findFactor } from './factor.store.ts'
import { tellByMail } from './key-mails.ts'
import { accountOfStep, endStep } from './steps.store.ts'

/** How long a device is asked for no second factor, where its person wants that: 30 days, in milliseconds. */
const REMEMBERED_MS = 30 * 86_400_000

/**
 * The second step of signing in: whose step it is has shown the password. The attempt is counted before the code is looked at,
 * and a code is used up whatever comes of it.
 */
export const signInWithFactor: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity: tell } = context
  const stepHash = hashOfToken(body.step)
  const owned = await accountOfStep(db, stepHash, now)
  if (!owned) {
    const locked = await countMiss(db, 'link', { address: caller.address, now, tell })
    return locked ?? refused('STEP_OVER')
  }
  const account = await readKnownAccount(db, owned)
  const factor = await findFactor(db, account)
  if (!factor?.isOn) return refused('STEP_OVER')
  const counted = await codeOf(db, account, caller.device)
  const facts = { account: accountName(account) }
  const proven = await inTurn(turnOf(account, caller.address), async ({ hashSalted }) => {
    const reserved = await reserveAttempt(db, counted, now)
    if (!reserved.ok) return reserved
    const by = await onAttempt(db, counted, now, () =>
      takeCode(db, account, factor, body.code, { hashSalted, now }),
    )
    if (by) {
      await giveBack(db, counted, now)
      return done(by)
    }
    tell('factor-refused', facts)
    tellLocks(reserved.value, tell, facts)
    return refused('CODE_WRONG')
  })
  if (!proven.ok) {
    if (proven.reason === 'CODE_WRONG' && account.kind === 'owner')
      await noteAccess(db, { ownerId: account.id, kind: 'factor-refused', came: cameOf(caller) }, now)
    return proven
  }

  const known = caller.device && (await findDevice(db, hashOfToken(caller.device), account))
  const entered = await enter(
    account,
    {
      by: proven.value,
      device: known ? 'known' : 'new',
      rememberUntil: body.remember ? new Date(now.getTime() + REMEMBERED_MS) : null,
      // A step lets in once, and none whose password is another one meanwhile.
      first: async (trx) => {
        // Who has the app has not lost it.
        if (proven.value === 'digits' && account.kind === 'owner') await foundAgain(trx, account.id, context)
        return endStep(trx, stepHash)
      },
    },
    context,
  )
  if (!entered.ok) return refused(entered.reason === 'WRONG_CREDENTIALS' ? 'STEP_OVER' : entered.reason)
  if (proven.value === 'recovery') await tellByMail(db, account, { kind: 'code-used' }, context)
  return entered
}
