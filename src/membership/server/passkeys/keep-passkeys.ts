import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { done, refused } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type * as calls from '../../passkeys.endpoints.ts'
import { readKnownAccount } from '../accounts.store.ts'
import { tellByMail } from '../factor/key-mails.ts'
import { accountOf } from '../sign-in/account-of.ts'
import { keepChallenge } from './challenges.store.ts'
import { handleOf, madeBy } from './look-at.ts'
import * as store from './passkeys.store.ts'
import { ALGORITHMS, relyingPartyOf } from './relying-party.ts'

/** The most passkeys of an account. */
const MOST_PASSKEYS = 20

/** The account's passkeys. */
export const listPasskeys: Deed<typeof calls.listPasskeys> = async (_, { db, caller }) => {
  const rows = await store.findPasskeys(db, accountOf(caller.session))
  return done({
    data: rows.map(({ id, name, since, lastUsedAt }) => ({
      id,
      name,
      since: since.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  })
}

/** Begins to add one: found by the device itself (resident), and only with a look at its person. */
export const offerPasskey: Deed<typeof calls.offerPasskey> = async (_, { db, caller, config, now }) => {
  const party = relyingPartyOf(config)
  if (!party) return refused('PASSKEYS_AWAY')
  const account = await readKnownAccount(db, accountOf(caller.session))
  const known = await store.findPasskeys(db, account)
  if (known.length >= MOST_PASSKEYS) return refused('PASSKEYS_FULL', { most: MOST_PASSKEYS })
  const options = await generateRegistrationOptions({
    rpName: config.brand.name,
    rpID: party.id,
    userID: new Uint8Array(await handleOf(db, account)),
    userName: account.email,
    userDisplayName: `${account.name} ${account.lastname}`,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.split(',').filter(Boolean),
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, {
    purpose: 'add',
    account,
    session: caller.session.tokenHash,
    now,
  })
  return done({ data: { ...options } })
}

/** Adds what the device has made. */
export const addPasskey: Deed<typeof calls.addPasskey> = async ({ body }, context) => {
  const { db, caller, config, now } = context
  const party = relyingPartyOf(config)
  if (!party) return refused('PASSKEYS_AWAY')
  const account = await readKnownAccount(db, accountOf(caller.session))
  const made = await madeBy(body.passkey, {
    db,
    now,
    party,
    purpose: 'add',
    account,
    session: caller.session.tokenHash,
  })
  if (!made) return refused('PASSKEY_REFUSED')
  return inTransaction(db, async (trx) => {
    if ((await store.findPasskeys(trx, account)).length >= MOST_PASSKEYS)
      return refused('PASSKEYS_FULL', { most: MOST_PASSKEYS })
    const passkey = {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: (made.transports ?? []).join(','),
      name: body.name,
    }
    if (!(await store.insertPasskey(trx, account, passkey, now))) return refused('PASSKEY_REFUSED')
    await tellByMail(trx, account, { kind: 'passkey-added', passkey: body.name }, context)
    return done({ data: { done: true } })
  })
}

/** Names one of the account's. */
export const renamePasskey: Deed<typeof calls.renamePasskey> = async ({ body }, { db, caller }) =>
  (await store.updatePasskeyName(db, accountOf(caller.session), body.id, body.name))
    ? done({ data: { done: true } })
    : refused('NOT_FOUND')

/** Takes one of the account's away. */
export const removePasskey: Deed<typeof calls.removePasskey> = async ({ query }, context) => {
  const { db, caller } = context
  const account = await readKnownAccount(db, accountOf(caller.session))
  const name = await store.deletePasskey(db, account, query.id)
  if (name === null) return refused('NOT_FOUND')
  await tellByMail(db, account, { kind: 'passkey-removed', passkey: name }, context)
  return done({ data: { done: true } })
}

/** Begins to prove who one is by one of the account's. */
export const challengeProof: Deed<typeof calls.challengeProof> = async (_, { db, caller, config, now }) => {
  const party = relyingPartyOf(config)
  if (!party) return refused('PASSKEYS_AWAY')
  const account = accountOf(caller.session)
  const known = await store.findPasskeys(db, account)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.split(',').filter(Boolean),
    })),
  })
  await keepChallenge(db, options.challenge, {
    purpose: 'prove',
    account,
    session: caller.session.tokenHash,
    now,
  })
  return done({ data: { ...options } })
}
