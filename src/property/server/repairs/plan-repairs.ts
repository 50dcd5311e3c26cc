import { addDays } from '../../../kernel/day.ts'
import { languageOf } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { NOBODY } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { Work } from '../../../server/jobs/works.ts'
import type * as calls from '../../repairs/plan.endpoints.ts'
import { dueAfter, PLANNED_WITHIN_DAYS } from '../../repairs/plan.ts'
import { insertRequest, logDeed } from '../maintenance/write-request.store.ts'
import * as store from './plans.store.ts'
import { findTechnicians } from './repairs.store.ts'
import { tellRepair } from './tell-repair.ts'
import { saveTechnicianOf, touchRequest } from './write-job.store.ts'

/** All that recurs, with what to choose from. */
export const listRepairPlans: Deed<typeof calls.listRepairPlans> = async (_, { db, now }) => {
  const technicians = (await findTechnicians(db)).filter(({ active }) => active)
  return done({
    data: {
      plans: await store.findRepairPlans(db, now),
      residences: await store.findResidences(db, now),
      technicians: technicians.map(({ id, name, idHotel }) => ({ id, name, idHotel })),
    },
  })
}

/** Writes what recurs. It is due next on the first of its days that is not past and has not become a job. */
export const saveRepairPlan: Deed<typeof calls.saveRepairPlan> = async ({ body }, { db, now, caller }) => {
  const { adminId } = caller.session
  const place = await store.placeOfPlan(db, body, now)
  if (!place || adminId === null) return refused('NOT_FOUND')
  if (!place.works) return refused('TECHNICIAN_ELSEWHERE')
  const before = body.id === null ? { lastDay: null } : await store.lockRepairPlan(db, body.id)
  if (!before) return refused('NOT_FOUND')
  const yesterday = addDays(place.today, -1)
  const { lastDay } = before
  const nextDay = dueAfter(body, lastDay && lastDay > yesterday ? lastDay : yesterday)
  return done({ data: { id: await store.writePlan(db, { ...body, nextDay, adminId }, now) } })
}

/**
 * Makes what recurs into jobs, some days before they are due. A job, the note of its day and the owner’s mail are one transaction: a
 * process that is killed leaves all or nothing, and of several only one makes it.
 */
export const plannedRepairWork: Work = {
  name: 'planned repairs',
  run: async ({ db, config, clock, log, isStopping }) => {
    const now = clock()
    let made = 0
    for (const id of await store.findDuePlans(db, now)) {
      if (isStopping()) return
      try {
        made += await makeJob(db, id, { config, now })
      } catch (error) {
        // One plan that cannot be made into a job must not keep the others.
        log.error({ err: error, plan: id }, 'a planned repair could not be made')
      }
    }
    if (made > 0) wakeJobs()
  },
}

async function makeJob(
  db: Database,
  planId: number,
  { config, now }: { config: Config; now: Date },
): Promise<number> {
  const outcome = await inTransaction(db, async (trx) => {
    const plan = await store.holdDuePlan(trx, planId, now)
    if (!plan) return done(0)
    const { contractId, hotelId, technicianId, adminId, today, what, nextDay: dueDay } = plan
    const actor = { ...NOBODY, adminId }
    // What fell due while nothing ran is made once, for the days that are left.
    const firstDay = dueDay > today ? dueDay : today
    const wish = {
      description: what[languageOf(plan.languageName)],
      firstDay,
      lastDay: addDays(firstDay, PLANNED_WITHIN_DAYS),
      providerType: 'club' as const,
      provider: null,
    }
    const requestId = await insertRequest(trx, contractId, wish, actor, now)
    await logDeed(trx, requestId, { deed: 'created' }, actor, now)
    const nextDay = dueAfter(plan, dueDay > today ? dueDay : today)
    await store.notePlannedJob(trx, { planId, dueDay, requestId, nextDay })
    // Who no longer works gets no job: the request waits at the desk for somebody else.
    if (await saveTechnicianOf(trx, { requestId, technicianId, hotelId }, now)) {
      await touchRequest(trx, requestId, now)
      await logDeed(trx, requestId, { deed: 'named' }, actor, now)
      await tellRepair(trx, requestId, { config, now })
    }
    return done(1)
  })
  return outcome.ok ? outcome.value : 0
}
