import type { BodyOf } from '../../../kernel/endpoint.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import type { proveItsYou as call, PROOF_WAYS, readProofWays as waysCall } from '../../proof.endpoints.ts'
import { noteAccess } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { type KnownAccount, readKnownAccount, stillOpens } from '../accounts.store.ts'
import { takeCode } from '../factor/check-code.ts'
import { findFactor } from '../factor/factor.store.ts'
import { tellByMail } from '../factor/key-mails.ts'
import { signedBy } from '../passkeys/look-at.ts'
import { findPasskeys } from '../passkeys/passkeys.store.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { accountOf } from '../sign-in/account-of.ts'
import { giveBack, onAttempt, proofCounters, reserveAttempt, tellLocks, turnOf } from '../sign-in/attempts.ts'
import { type Hashing, inTurn } from '../sign-in/hash.ts'
import { noteProof } from '../sign-in/sessions.store.ts'

/** By what the account of the session can prove who its person is. */
export const readProofWays: Deed<typeof waysCall> = async (_, { db, caller }) => {
  const account = accountOf(caller.session)
  const [factor, passkeys] = await Promise.all([findFactor(db, account), findPasskeys(db, account)])
  // Whose second factor is on proves by it: a password and a device that were taken are not enough.
  const ways: (typeof PROOF_WAYS)[number][] = [factor?.isOn ? 'digits' : 'password']
  if (passkeys.length > 0) ways.unshift('passkey')
  return done({ data: { ways } })
}

/**
 * Proves who one is, for this session (decision 0116). As when signing in, the attempt is counted before it is looked at;
 * against a count of the account's own, which strangers cannot use up.
 */
export const proveItsYou: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity } = context
  const account = await readKnownAccount(db, accountOf(caller.session))
  if (account.isLocked) return refused('SESSION_EXPIRED')
  const counted = proofCounters(account)
  const proven = await inTurn(turnOf(account, caller.address), async (hashing) => {
    const reserved = await reserveAttempt(db, counted, now)
    if (!reserved.ok) return reserved
    const by = await onAttempt(db, counted, now, () => provenBy(account, body, hashing, context))
    if (by) {
      await giveBack(db, counted, now)
      return done(by)
    }
    tellSecurity('proof-refused', {
      reason: body.passkey ? 'passkey' : body.code === undefined ? 'password' : 'code',
    })
    tellLocks(reserved.value, tellSecurity)
    return refused('PROOF_WRONG')
  })
  if (!proven.ok) {
    if (proven.reason === 'PROOF_WRONG' && account.kind === 'owner')
      await noteAccess(db, { ownerId: account.id, kind: 'proof-refused', came: cameOf(caller) }, now)
    return proven
  }

  const outcome = await inTransaction(db, async (trx) => {
    if (!(await stillOpens(trx, account))) return refused('SESSION_EXPIRED')
    if (!(await noteProof(trx, caller.session.tokenHash, now))) return refused('SESSION_EXPIRED')
    if (proven.value === 'recovery') await tellByMail(trx, account, { kind: 'code-used' }, context)
    return done({ data: { done: true } })
  })
  if (outcome.ok) tellSecurity('proof', { reason: proven.value })
  return outcome
}

/** By what the person of an account has proved who they are; null where it was wrong. */
async function provenBy(
  account: KnownAccount,
  { password, code, passkey }: BodyOf<typeof call>,
  { verify, hashSalted }: Hashing,
  { db, now, config, caller }: SignedContext,
): Promise<'passkey' | 'password' | 'digits' | 'recovery' | null> {
  if (passkey) {
    const party = relyingPartyOf(config)
    const session = caller.session.tokenHash
    const signed = party && (await signedBy(passkey, { db, now, party, purpose: 'prove', account, session }))
    return signed ? 'passkey' : null
  }
  const factor = await findFactor(db, account)
  if (code === undefined) {
    const isRight = await verify(account.passwordHash, password ?? '')
    return isRight && !factor?.isOn ? 'password' : null
  }
  return factor?.isOn ? takeCode(db, account, factor, code, { hashSalted, now }) : null
}
