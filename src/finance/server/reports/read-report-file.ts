import { setTimeout as pause } from 'node:timers/promises'
import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Context, Deed } from '../../../server/http/handle.ts'
import type { readReportFile as call } from '../../reports.endpoints.ts'
import { press } from '../pdf/press.ts'
import { reportFileName, writePaper } from '../pdf/write-paper.ts'
import { CLAIM_MS, sealReport } from '../sealing/seal-report.ts'
import { findSigningKey } from '../sealing/signing-key.ts'
import { findReportFacts, findSealedFile, type KnownReport } from './report-facts.store.ts'
import { claimThis } from './sealings.store.ts'

/** How long a download waits for another process that is sealing the report (milliseconds). */
const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 200

/**
 * A report's PDF: the sealed file once it is signed. A report without one (signed before the portal) is sealed now;
 * where that fails, a copy that says the seal is still missing.
 */
export const readReportFile: Deed<typeof call> = async ({ query }, context) => {
  const { db, caller, config, files } = context
  const report = await findReportFacts(db, query.id, ownerOf(caller.session))
  if (!report) return refused('NOT_FOUND')
  const file = { name: reportFileName(report), mediaType: 'application/pdf', inline: true }
  const key = report.sealedFileKey ?? (report.signature && (await seal(report, context)))
  if (key) return done({ ...file, content: await files.read(key) })

  const made = await press({ paper: writePaper(report, config) })
  return made.ok ? done({ ...file, content: made.value }) : refused('REPORT_FILE_NOT_MADE')
}

/** Seals a signed report, or waits for the process that is sealing it; the file's key, or null on a time-out. */
async function seal(report: KnownReport, { db, files, config, now }: Context): Promise<string | null> {
  const key = await findSigningKey(config, now)
  if (!key.ok) return null
  const claim = await claimThis(db, report.id, now, new Date(now.getTime() + CLAIM_MS))
  if (claim) {
    await sealReport({ db, files, config, press }, claim, key.value, now)
    return findSealedFile(db, report.id)
  }
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const sealed = await findSealedFile(db, report.id)
    if (sealed) return sealed
    await pause(LOOK_EVERY_MS)
  }
  return null
}
