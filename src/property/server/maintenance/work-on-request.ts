import { done, refused } from '../../../kernel/outcome.ts'
import { NOBODY } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import {
  type listOpenMaintenance as list,
  MAINTENANCE_DESK_DEEDS,
  type readMaintenanceFile as readFile,
  type workOnMaintenance as work,
} from '../../desk.endpoints.ts'
import { afterDeed, mayDo } from '../../maintenance.ts'
import { findRequestFile, holdRequest, listOpen } from './desk.store.ts'
import { tellRequest } from './tell-request.ts'
import { logDeed } from './write-request.store.ts'

/** The requests that wait for the club. */
export const listOpenMaintenance: Deed<typeof list> = async ({ query }, { db, now }) => {
  const rows = await listOpen(db, now, query.id)
  return done({
    data: rows.map((row) => ({
      ...row,
      // All else is a step of the repair, on its own page.
      deeds: MAINTENANCE_DESK_DEEDS.filter((deed) => mayDo(row.status, deed)),
    })),
  })
}

/** The desk's comment on a request: it stands in the log that the owner reads, and a mail tells them. */
export const workOnMaintenance: Deed<typeof work> = async (
  { body },
  { db, now, caller, config, afterCommit },
) => {
  const { idRequest, deed, words } = body
  const request = await holdRequest(db, idRequest)
  if (!request) return refused('NOT_FOUND')
  if (request.status !== body.status) return refused('DECIDED_MEANWHILE')
  const after = afterDeed(request.status, deed)
  if (!after.ok) return after
  const actor = { ...NOBODY, adminId: caller.session.adminId }
  await logDeed(db, idRequest, { deed: 'commented', comment: words }, actor, now)
  await tellRequest(db, { kind: 'maintenance-comment', id: idRequest, ...request, words }, config, now)
  afterCommit(wakeJobs)
  return done({ data: { status: after.value } })
}

/** A file of a request, for whoever repairs it. */
export const readMaintenanceFile: Deed<typeof readFile> = async ({ query }, { db, files }) => {
  const file = await findRequestFile(db, query.idRequest, query.key)
  if (!file) return refused('NOT_FOUND')
  return done({ ...file, content: await files.read(query.key) })
}
