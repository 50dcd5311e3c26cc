import { randomBytes } from 'node:crypto'
import { todayIn } from '../../../kernel/day.ts'
import { refused } from '../../../kernel/outcome.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type * as calls from '../../repairs/desk.endpoints.ts'
import { mayOpenUntil } from '../../repairs/link.ts'
import { PROPERTY_MAILS } from '../mails.ts'
import { lockRepair } from './job.store.ts'
import { openLink, readLinked, revokeLink } from './links.store.ts'
import { answerRepair } from './read-repairs.ts'
import { seenRepair } from './seen-repair.ts'

/** Mails whoever is named a link to the job. Its token is in the mail alone: the database has its hash. */
export const sendRepairLink: Deed<typeof calls.sendRepairLink> = async ({ body }, context) => {
  const { db, now, caller, config, afterCommit } = context
  const { idRequest, sequence, email, language, lastDay } = body
  const repair = await seenRepair(db, { requestId: idRequest, sequence, ownerId: null }, 'send-link', now)
  if (!repair.ok) return repair
  const { id, code, description, zone, job } = repair.value
  const linked = await readLinked(db, id)
  if (!job || !linked) return refused('NOT_FOUND')
  const may = mayOpenUntil(lastDay, todayIn(zone, now))
  if (!may.ok) return may
  const token = randomBytes(32).toString('base64url')
  const { technician, visit } = job
  const link = { requestId: id, technicianId: technician.id, tokenHash: hashOfToken(token) }
  await openLink(db, { ...link, recipient: email, lastDay, adminId: caller.session.adminId }, now)
  const { resort, residence } = linked
  const when = { at: visit?.at ?? '', visit: visit?.state ?? '', zone, lastDay }
  await enqueue(
    db,
    PROPERTY_MAILS,
    {
      kind: 'repair-link',
      recipient: email,
      language,
      content: {
        ...{ name: technician.name, code, resort, residence, description, ...when },
        link: `${config.publicUrl}/repair#${token}`,
      },
    },
    now,
  )
  afterCommit(wakeJobs)
  return answerRepair(db, id, now)
}

/** Takes the link back. */
export const revokeRepairLink: Deed<typeof calls.revokeRepairLink> = async ({ query }, { db, now }) => {
  const repair = await lockRepair(db, { requestId: query.idRequest, ownerId: null }, now)
  if (!repair) return refused('NOT_FOUND')
  await revokeLink(db, repair.id, now)
  return answerRepair(db, repair.id, now)
}
