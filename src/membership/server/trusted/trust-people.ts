import { randomBytes } from 'node:crypto'
import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { hashOfToken, ownerOf } from '../../../server/http/caller.ts'
import type { Context, Deed, SignedContext } from '../../../server/http/handle.ts'
import { countDay } from '../../../server/http/limits/day-limits.store.ts'
import { dayLimit } from '../../../server/http/limits/day-limits.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { say } from '../../../server/words.ts'
import { deviceNameOf } from '../../sign-in/device-name.ts'
import type * as calls from '../../trusted.endpoints.ts'
import { INVITATIONS_A_DAY } from '../../trusted.endpoints.ts'
import { canBeLastDay, INVITATION_DAYS, scopesOf } from '../../trusted.ts'
import { noteAccess } from '../access/access.store.ts'
import { cameOf } from '../access/came.ts'
import { readOwnerUser } from '../people.store.ts'
import { openInvitation } from './invitations.store.ts'
import { TRUSTED_MAILS } from './mails.ts'
import { isAnother, tellOfChange } from './tell-of-change.ts'
import { SCOPE_WORDS } from './trusted-words.ts'
import * as store from './trusts.store.ts'

const DAY_MS = 86_400_000

/** Whom the owner lets in, or did. */
export const listTrusted: Deed<typeof calls.listTrusted> = async (_, { db, caller, now }) => {
  const rows = await store.listTrusts(db, ownerOf(caller.session), now)
  return done({ data: rows.map(shownOf) })
}

function shownOf(row: store.SeenTrust) {
  const { id, name, relation, scopes, contracts, lastDay, acceptedAt, endedAt, invitedBy } = row
  const state = endedAt ? ('ended' as const) : acceptedAt ? ('active' as const) : ('invited' as const)
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    ...{ id, name, relation, scopes, contracts, lastDay, state, invitedBy },
    invitedAt: row.invitedAt.toISOString(),
    linkUntil: iso(row.linkUntil),
    lastHereAt: iso(row.lastHereAt),
    endedAt: iso(endedAt),
  }
}

/** Lets somebody in and sends the mail with the link. Contracts that are not the owner’s do not exist (404). */
export const inviteTrusted: Deed<typeof calls.inviteTrusted> = async ({ body }, context) => {
  const { db, caller, now } = context
  const ownerId = ownerOf(caller.session)
  const owner = await readOwnerUser(db, ownerId)
  if (owner.email === body.email) return refused('OWN_ADDRESS')
  const granted = { ...body, scopes: scopesOf(body.scopes) }
  const refusal = await refusalOfGrant(context, ownerId, granted)
  if (refusal) return refusal
  const limit = await refusalOfMany(context, ownerId)
  if (limit) return limit
  const id = await store.insertTrust(db, { ...granted, ownerId }, now)
  if (id === null) return refused('ALREADY_TRUSTED', { name: body.name })
  await sendInvitation(context, { ...granted, id }, owner)
  await note(context, ownerId, id, 'trusted-invited')
  return done({ data: { id } })
}

/** Changes what somebody may. The row’s lock lets calls that are under way finish first. */
export const changeTrusted: Deed<typeof calls.changeTrusted> = async ({ body }, context) => {
  const { db, caller, now } = context
  const ownerId = ownerOf(caller.session)
  const trust = await store.lockTrust(db, ownerId, body.id, now)
  if (!trust || trust.endedAt) return refused('NOT_FOUND')
  const granted = { ...body, scopes: scopesOf(body.scopes) }
  const refusal = await refusalOfGrant(context, ownerId, granted)
  if (refusal) return refusal
  await store.saveTrust(db, { id: trust.id, ownerId }, granted)
  if (isAnother(trust, granted)) await tellOfChange(context, { ...trust, ...granted })
  await note(context, ownerId, trust.id, 'trusted-changed')
  return done({ data: { id: trust.id } })
}

/** Takes access away: a call that is under way ends first, or finds it ended. Once more does nothing. */
export const endTrusted: Deed<typeof calls.endTrusted> = async ({ query }, context) => {
  const { db, caller, now } = context
  const ownerId = ownerOf(caller.session)
  const trust = await store.lockTrust(db, ownerId, query.id, now)
  if (!trust) return endShared(query.id, context)
  await store.endTrust(db, trust.id, now)
  if (trust.acceptedAt) await tellOfEnd(context, trust, await readOwnerUser(db, ownerId))
  await note(context, ownerId, trust.id, 'trusted-ended')
  return done({ data: { done: true } })
}

/**
 * The same of somebody whom a co-owner let in: they are out of the contracts that both hold, and altogether where those were all.
 * It stands in the list of each of the two (decision 0129).
 */
async function endShared(id: number, context: SignedContext) {
  const { db, caller, now } = context
  const ownerId = ownerOf(caller.session)
  const shared = await store.leaveShared(db, ownerId, id)
  if (!shared) return refused('NOT_FOUND')
  if (shared.left === 0) {
    await store.endTrust(db, id, now)
    if (shared.isAccepted) await tellOfEnd(context, shared, await readOwnerUser(db, shared.ownerId), ownerId)
  } else {
    const left = await store.lockTrust(db, shared.ownerId, id, now)
    if (left && !left.endedAt) await tellOfChange(context, left)
  }
  const kind = shared.left === 0 ? 'trusted-ended' : 'trusted-changed'
  await note(context, ownerId, id, kind)
  // Where a co-owner came from is not the other one's to read.
  const came = { ...deviceNameOf(''), place: null, network: null }
  await noteAccess(db, { ownerId: shared.ownerId, trustId: id, kind, came }, now)
  return done({ data: { done: true } })
}

/** Sends an invitation once more, with a new link; the one before stops working. */
export const inviteAgain: Deed<typeof calls.inviteAgain> = async ({ body }, context) => {
  const { db, caller, now } = context
  const ownerId = ownerOf(caller.session)
  const trust = await store.lockTrust(db, ownerId, body.id, now)
  if (!trust || trust.endedAt || trust.acceptedAt) return refused('NOT_FOUND')
  const limit = await refusalOfMany(context, ownerId)
  if (limit) return limit
  await sendInvitation(context, trust, await readOwnerUser(db, ownerId))
  await note(context, ownerId, trust.id, 'trusted-invited')
  return done({ data: { done: true } })
}

async function refusalOfGrant(
  { db, now }: Context,
  ownerId: number,
  { contracts, lastDay }: { contracts: readonly number[]; lastDay: string | null },
) {
  const asked = [...new Set(contracts)]
  if ((await store.countOwn(db, ownerId, asked)) < asked.length) return refused('NOT_FOUND')
  const isPast = lastDay !== null && !canBeLastDay(lastDay, await store.readToday(db, now))
  return isPast ? refused('LAST_DAY_PAST') : null
}

/** Rate limit: invitations of one owner in a day, in the transaction that sends them. */
async function refusalOfMany({ db, now }: Context, ownerId: number) {
  const count = await countDay(db, ownerId, 'trusted', 1, now)
  return count.used > INVITATIONS_A_DAY ? dayLimit(INVITATIONS_A_DAY, count.begunAt, now) : null
}

/** The mail is in the owner’s language: nobody knows the invited person’s yet. */
async function sendInvitation(
  { db, now, config, afterCommit }: Context,
  trust: Pick<store.TrustRow, 'id' | 'name' | 'email' | 'scopes'>,
  owner: { name: string; lastname: string; languageName: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const until = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  await openInvitation(db, { trustId: trust.id, tokenHash: hashOfToken(token), now, until })
  const language = languageOf(owner.languageName)
  const may = trust.scopes.map((scope) => say(SCOPE_WORDS[scope], language))
  const mail = {
    kind: 'trusted-invitation' as const,
    recipient: trust.email,
    language,
    content: {
      name: trust.name,
      owner: `${owner.name} ${owner.lastname}`,
      may: new Intl.ListFormat(language).format(may),
      link: `${config.publicUrl}/invitation?token=${token}`,
    },
  }
  await enqueue(db, TRUSTED_MAILS, mail, now)
  afterCommit(wakeJobs)
}

/**
 * Whose access is taken away hears of it, for whom it was and, where a co-owner took it away, who did; an invitation that nobody
 * took is taken back without a word.
 */
async function tellOfEnd(
  { db, now, afterCommit }: Context,
  { name, email }: Pick<store.TrustRow, 'name' | 'email'>,
  owner: { name: string; lastname: string },
  coOwnerId?: number,
): Promise<void> {
  const language = languageOf(await store.languageOfPerson(db, email))
  const content = { name, owner: `${owner.name} ${owner.lastname}` }
  const by = coOwnerId === undefined ? null : await readOwnerUser(db, coOwnerId)
  const told = by
    ? { kind: 'trusted-ended-by-co-owner' as const, content: { ...content, by: `${by.name} ${by.lastname}` } }
    : { kind: 'trusted-ended' as const, content }
  await enqueue(db, TRUSTED_MAILS, { ...told, recipient: email, language }, now)
  afterCommit(wakeJobs)
}

function note(
  { db, now, caller }: SignedContext,
  ownerId: number,
  trustId: number,
  kind: 'trusted-invited' | 'trusted-changed' | 'trusted-ended',
): Promise<void> {
  return noteAccess(db, { ownerId, trustId, kind, came: cameOf(caller) }, now)
}
