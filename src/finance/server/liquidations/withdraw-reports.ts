import { done, refused } from '../../../kernel/outcome.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { notePublications } from '../../../server/publications.store.ts'
import type { withdrawReports as call } from '../../liquidations/figures.endpoints.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { reportMail } from '../reports/publish-reports.ts'
import { deleteUnsigned, holdUnsigned } from './figures.store.ts'

/** Takes the unsigned reports of a month back, all of those that the desk has seen. With the commit they restrict nobody any more. */
export const withdrawReports: Deed<typeof call> = async (
  { query },
  { db, now, caller, config, afterCommit },
) => {
  const { month, idHotel = null } = query
  const { unsigned, signed } = await holdUnsigned(db, month, idHotel)
  if (unsigned.length !== query.unsigned) return refused('REPORTS_CHANGED')
  const ids = unsigned.map(({ id }) => id)
  await notePublications(
    db,
    { kind: 'report', subjects: ids, deed: 'withdrawn' },
    caller.session.adminId,
    now,
  )
  await deleteUnsigned(db, ids)
  const contracts = unsigned.map(({ idContract }) => idContract)
  const holders = await readHolders(db, contracts)
  const contractOf = await readContractNames(db, contracts)
  const mails = holders.map(({ contractId, ...holder }) =>
    reportMail('report-withdrawn', { ...holder, contract: contractOf(contractId) }, month, config.publicUrl),
  )
  await enqueueAll(db, FINANCE_MAILS, mails, now)
  afterCommit(wakeJobs)
  return done({ data: { withdrawn: ids.length, signed } })
}
