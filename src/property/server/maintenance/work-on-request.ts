import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import { NOBODY } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import {
  type listOpenMaintenance as list,
  MAINTENANCE_DESK_DEEDS,
  type readMaintenanceFile as readFile,
  type workOnMaintenance as work,
} from '../../desk.endpoints.ts'
import { afterDeed, mayDo } from '../../maintenance.ts'
import { PROPERTY_MAILS } from '../mails.ts'
import { findRequestFile, holdRequest, listOpen, startRequest } from './desk.store.ts'
import { closeRequest, logDeed } from './write-request.store.ts'

/** The deeds as the request's log names them. */
const ENTRIES = { start: 'started', resolve: 'resolved', comment: 'commented' } as const

/** The requests that wait for the club. */
export const listOpenMaintenance: Deed<typeof list> = async ({ query }, { db, now }) => {
  const rows = await listOpen(db, now, query.id)
  return done({
    data: rows.map((row) => ({
      ...row,
      // The work begins on the repair's own page, once somebody is named for it.
      deeds: MAINTENANCE_DESK_DEEDS.filter(
        (deed) => deed !== 'start' && mayDo(row.status, deed) && (deed === 'comment' || row.stage === null),
      ),
    })),
  })
}

/** The desk's deed on a request: it stands in the log that the owner reads, and a mail tells them. */
export const workOnMaintenance: Deed<typeof work> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { idRequest, deed, words } = body
  const request = await holdRequest(db, idRequest)
  if (!request) return refused('NOT_FOUND')
  if (request.status !== body.status) return refused('DECIDED_MEANWHILE')
  if (request.isJob && deed !== 'comment') return refused('REPAIR_IS_A_JOB')
  // The status is still the one that the desk saw, but this deed cannot be done in it.
  const after = afterDeed(request.status, deed)
  if (!after.ok) return after

  if (deed === 'start') await startRequest(db, idRequest, now)
  if (deed === 'resolve') await closeRequest(db, idRequest, { status: after.value, resolution: words }, now)
  const actor = { ...NOBODY, adminId: caller.session.adminId }
  // How it was resolved stands on the request itself.
  const entry = { deed: ENTRIES[deed], ...(deed !== 'resolve' && { comment: words }) }
  await logDeed(db, idRequest, entry, actor, now)
  const { contractId, code, description } = request
  const link = `${config.publicUrl}/my-property/maintenance-request/${idRequest}`
  const holders = await readHolders(db, [contractId], 'maintenance')
  const mails = holders.map(({ name, email, languageName }) => ({
    kind: `maintenance-${deed}` as const,
    recipient: email,
    language: languageOf(languageName),
    content: { name, code, description, words, link },
  }))
  await enqueueAll(db, PROPERTY_MAILS, mails, now)
  afterCommit(wakeJobs)
  return done({ data: { status: after.value } })
}

/** A file of a request, for whoever repairs it. */
export const readMaintenanceFile: Deed<typeof readFile> = async ({ query }, { db, files }) => {
  const file = await findRequestFile(db, query.idRequest, query.key)
  if (!file) return refused('NOT_FOUND')
  return done({ ...file, content: await files.read(query.key) })
}
