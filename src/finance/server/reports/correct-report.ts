import { momentInWords } from '../../../kernel/day-words.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { PublishingDeed } from '../../../kernel/publishing.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { notePublication } from '../../../server/publications.store.ts'
import type { correctReport as correct, withdrawReport as withdraw } from '../../publish.endpoints.ts'
import { resultDocument } from '../../settlement-documents.ts'
import { readContractNames } from '../contract-names.store.ts'
import { FINANCE_MAILS } from '../mails.ts'
import { largeFigure } from './large-figures.ts'
import { deleteResult, rewriteResult } from './listed-results.store.ts'
import { deleteReport, type HeldReport, holdReport, saveReportFigures } from './publish-reports.store.ts'
import { mayBeIn, otherCurrency, reportMail } from './publish-reports.ts'
import { readReport } from './reports.store.ts'
import { findReported } from './settlements.store.ts'

/** Other figures on a report that waits; it is issued anew, so that nobody signs what they have not read. */
export const correctReport: Deed<typeof correct> = async ({ body }, context) => {
  const { idReport, version, looked, ...figures } = body
  const held = await hold(idReport, version, 'changed', context)
  if (!held.ok) return held
  if (!mayBeIn(figures.currency, held.value)) return otherCurrency(held.value)
  const { db, now } = context
  const { incomeCents, feesCents, currency } = figures
  const of = [incomeCents, feesCents].map((cents) => ({ cents, currency }))
  const large = await largeFigure(db, of, looked)
  if (large) return large
  await saveReportFigures(db, idReport, figures, now)
  const corrected = await findReported(db, idReport)
  if (corrected) await rewriteResult(db, resultDocument(corrected, corrected.issuedDay))
  await tell('report-corrected', held.value, context)
  return done({ data: await readReport(db, idReport) })
}

/** Takes a report back that waits. With the commit its owner is no longer restricted by it. */
export const withdrawReport: Deed<typeof withdraw> = async ({ query }, context) => {
  const held = await hold(query.idReport, query.version, 'withdrawn', context)
  if (!held.ok) return held
  const report = await findReported(context.db, query.idReport)
  if (report) await deleteResult(context.db, resultDocument(report, report.issuedDay))
  await deleteReport(context.db, query.idReport)
  await tell('report-withdrawn', held.value, context)
  return done({ data: { withdrawn: true } })
}

/** A report that may still change, taken and noted. What is signed stays as it was signed; the database says so too. */
async function hold(
  idReport: number,
  version: number,
  deed: PublishingDeed,
  { db, now, caller }: SignedContext,
) {
  const report = await holdReport(db, idReport)
  if (!report) return refused('NOT_FOUND')
  if (report.signedAt) {
    const when = momentInWords(report.signedAt, report.zone, caller.language)
    return refused('REPORT_ALREADY_SIGNED', { signer: report.signer ?? '', when })
  }
  const note = { kind: 'report', subject: idReport, deed, version } as const
  if (!(await notePublication(db, note, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  return done(report)
}

async function tell(
  kind: 'report-corrected' | 'report-withdrawn',
  report: HeldReport,
  { db, now, config, afterCommit }: SignedContext,
): Promise<void> {
  const holders = await readHolders(db, [report.idContract])
  const contract = (await readContractNames(db, [report.idContract]))(report.idContract)
  const mails = holders.map((holder) =>
    reportMail(kind, { ...holder, contract }, report.month, config.publicUrl),
  )
  await enqueueAll(db, FINANCE_MAILS, mails, now)
  afterCommit(wakeJobs)
}
