import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { isFileKey } from '../../../server/files/files.ts'
import type { KeptFile } from '../../../server/files/keep-file.ts'
import { hashOfToken, NOBODY } from '../../../server/http/caller.ts'
import type { Admit, Context, Deed, FilesDeed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../repairs/link.endpoints.ts'
import type { LinkedRepair } from '../../repairs/link.endpoints.ts'
import { linkedState } from '../../repairs/link.ts'
import { MOST_REPAIR_PHOTOS, mayRepair, repairStanding } from '../../repairs/repair.ts'
import { logDeed } from '../maintenance/write-request.store.ts'
import { givingNights, type NightsGiven } from './give-closed-nights.ts'
import { type LockedRepair, lockRepair } from './job.store.ts'
import { openedBy } from './link-limits.ts'
import {
  findLinkedPhoto,
  findOpenLink,
  noteLinkSeen,
  type OpenLink,
  readLinked,
  saveSaid,
} from './links.store.ts'
import { keepPhotos } from './photograph-repair.ts'
import { tellRepair } from './tell-repair.ts'
import { saveStep, touchJob, touchRequest } from './write-job.store.ts'

/** The job of a link. */
export const readLinkedRepair: Deed<typeof calls.readLinkedRepair, Context> = async ({ body }, context) => {
  const { db, now } = context
  const link = await openedBy(context, body.token)
  if (!link.ok) return link
  await noteLinkSeen(db, link.value.id, now)
  return inTransaction(db, async (trx) => answerLinked(trx, link.value, now))
}

/** A picture of the job of a link. */
export const readLinkedPhoto: Deed<typeof calls.readLinkedPhoto, Context> = async ({ body }, context) => {
  const { db, files } = context
  const link = await openedBy(context, body.token)
  if (!link.ok) return link
  const photo = isFileKey(body.key) ? await findLinkedPhoto(db, link.value.requestId, body.key) : null
  if (!photo) return refused('NOT_FOUND')
  return done({ ...photo, inline: true, content: await files.read(body.key) })
}

/** Lets photographs in before any is kept. */
export const admitByLink: Admit<typeof calls.photographByLink> = async (body, context) => {
  const link = await openedBy(context, body.token, 'sending')
  return link.ok ? done(null) : link
}

/** Adds photographs; the desk and the owner see them with the technician's name. No mail goes out for them. */
export const photographByLink: FilesDeed<
  typeof calls.photographByLink,
  readonly KeptFile[],
  Context
> = async ({ body, kept }, { db, now }) => {
  if (kept.length === 0) return refused('REPAIR_PHOTOS_MISSING')
  const held = await heldByLink(db, body.token, now)
  if (!held.ok) return held
  const { link, repair } = held.value
  if (!mayRepair(repairStanding(repair.job), 'photograph')) return refused('REPAIR_ELSEWHERE')
  const { id, contractId } = repair
  const by = { adminId: null, technicianId: link.technicianId }
  const full = await keepPhotos(db, { requestId: id, contractId, moment: body.moment, photos: kept, by }, now)
  if (full) return full
  await touchJob(db, id, now)
  await logDeed(db, id, { deed: 'photographed' }, { ...NOBODY, technicianId: link.technicianId }, now)
  return answerLinked(db, link, now)
}

/** Says that the work is done; where nobody said that it began, it began. The owner reads that it is done. */
export const finishByLink =
  (given: NightsGiven): Deed<typeof calls.finishByLink, Context> =>
  async ({ body }, context) => {
    const { db, now, config, afterCommit } = context
    const opened = await openedBy(context, body.token, 'sending')
    if (!opened.ok) return opened
    const outcome = await inTransaction(db, async (trx) => {
      const held = await heldByLink(trx, body.token, now)
      if (!held.ok) return held
      const { link, repair } = held.value
      const standing = repairStanding(repair.job)
      if (standing.step === 'finished') return answerLinked(trx, link, now)
      const { id } = repair
      if (mayRepair(standing, 'start')) await saveStep(trx, id, 'working', now)
      else if (!mayRepair(standing, 'finish')) return refused('REPAIR_ELSEWHERE')
      await givingNights(trx, { requestId: id, given, now }, () => saveStep(trx, id, 'finished', now))
      if (body.words) await saveSaid(trx, link.id, body.words)
      await touchRequest(trx, id, now)
      await logDeed(trx, id, { deed: 'finished' }, { ...NOBODY, technicianId: link.technicianId }, now)
      await tellRepair(trx, id, { config, now })
      return answerLinked(trx, link, now)
    })
    if (outcome.ok) afterCommit(wakeJobs)
    return outcome
  }

/** Locks the job of a link, and looks at the link once more under the lock: one that was taken back meanwhile opens nothing. */
async function heldByLink(
  trx: Database,
  token: string,
  now: Date,
): Promise<Outcome<{ link: OpenLink; repair: LockedRepair }, 'LINK_OVER'>> {
  const found = await findOpenLink(trx, hashOfToken(token), now)
  const repair = found && (await lockRepair(trx, { requestId: found.requestId, ownerId: null }, now))
  const link = repair && (await findOpenLink(trx, hashOfToken(token), now))
  return link ? done({ link, repair }) : refused('LINK_OVER')
}

/** The job as whoever repairs it reads it. */
async function answerLinked(
  trx: Database,
  { requestId, technician, lastDay }: OpenLink,
  now: Date,
): Promise<Outcome<{ data: LinkedRepair }, 'LINK_OVER'>> {
  const repair = await lockRepair(trx, { requestId, ownerId: null }, now)
  const linked = await readLinked(trx, requestId)
  if (!repair?.job || !linked) return refused('LINK_OVER')
  const { code, description, zone, job } = repair
  const { resort, residence, photos } = linked
  const room = (moment: 'before' | 'after') =>
    MOST_REPAIR_PHOTOS - photos.filter((photo) => photo.moment === moment).length
  return done({
    data: {
      ...{ code, technician, resort, residence, description, zone, lastDay, photos },
      visit: job.visit,
      state: linkedState(repairStanding(job)),
      room: { before: room('before'), after: room('after') },
    },
  })
}
