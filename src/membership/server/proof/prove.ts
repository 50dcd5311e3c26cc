import { done, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { proveItsYou as call, readProofWays as waysCall } from '../../proof.endpoints.ts'
import { noteAccess } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { readAccount, stillOpens } from '../accounts.store.ts'
import { accountOf } from '../sign-in/account-of.ts'
import { giveBack, onAttempt, proofOf, reserveAttempt, tellLocks, turnOf } from '../sign-in/attempts.ts'
import { inTurn } from '../sign-in/hash.ts'
import { noteProof } from '../sign-in/sessions.store.ts'

/** By what the account of the session can prove who its person is. */
export const readProofWays: Deed<typeof waysCall> = async () => done({ data: { ways: ['password'] } })

/**
 * Proves who one is, for this session (decision 0116). As when signing in, the attempt is counted before it is looked at;
 * against a count of the account's own, which strangers cannot use up.
 */
export const proveItsYou: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity } = context
  const account = await readAccount(db, accountOf(caller.session))
  if (account.isLocked) return refused('SESSION_EXPIRED')
  const counted = proofOf(account)
  const proven = await inTurn(turnOf(account, caller.address), async ({ verify }) => {
    const reserved = await reserveAttempt(db, counted, now)
    if (!reserved.ok) return reserved
    if (await onAttempt(db, counted, now, () => verify(account.passwordHash, body.password)))
      return done(await giveBack(db, counted, now))
    tellSecurity('proof-refused', { reason: 'password' })
    tellLocks(reserved.value, tellSecurity)
    return refused('PROOF_WRONG')
  })
  if (!proven.ok) {
    if (proven.reason === 'PROOF_WRONG' && account.kind === 'owner')
      await noteAccess(db, { ownerId: account.id, kind: 'proof-refused', came: cameOf(caller) }, now)
    return proven
  }

  const outcome = await inTransaction(db, async (trx) =>
    (await stillOpens(trx, account)) && (await noteProof(trx, caller.session.tokenHash, now))
      ? done({ data: { done: true } })
      : refused('SESSION_EXPIRED'),
  )
  if (outcome.ok) tellSecurity('proof', { reason: 'password' })
  return outcome
}
