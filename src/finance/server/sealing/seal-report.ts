import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import type { Files } from '../../../server/files/files.ts'
import { keepFile } from '../../../server/files/keep-file.ts'
import { insertFile } from '../../../server/files/stored-files.store.ts'
import { REPORT_WORDS } from '../../report-words.ts'
import { signerOf } from '../pdf/outcome.ts'
import type { ReportPress } from '../pdf/press.ts'
import { speaker } from '../pdf/speaker.ts'
import { writeCertificate } from '../pdf/write-certificate.ts'
import { numberOf, reportFileName, writePaper } from '../pdf/write-paper.ts'
import { findReportFacts } from '../reports/report-facts.store.ts'
import {
  type Claim,
  forgetSealing,
  lockUnsealed,
  postponeSeal,
  type SealingPauses,
  saveSeal,
} from '../reports/sealings.store.ts'
import type { SigningKey } from './open-key.ts'

export interface SealingParts {
  db: Database
  files: Files
  config: Pick<Config, 'brand' | 'conciergePhone'>
  press: ReportPress
}

/** The lease of a claim: longer than making a file takes, even behind a queue. */
export const CLAIM_MS = 300_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 3_600_000
export const SEALING_PAUSES: SealingPauses = {
  claim: CLAIM_MS,
  first: FIRST_PAUSE_MS,
  longest: LONGEST_PAUSE_MS,
}

/** The back-off after a failed try: half a minute, doubled each time, at most an hour. There is no last try. */
export function sealPauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS)
}

/**
 * Seals a claimed report: makes its file with the certificate, stores it, and writes both in one transaction. A second
 * process whose lease was taken over finds the report sealed and writes nothing. A failure schedules the next try and
 * is returned.
 */
export async function sealReport(
  { db, files, config, press }: SealingParts,
  { reportId, attempts }: Claim,
  key: SigningKey,
  now: Date,
): Promise<Outcome<null, 'NOT_SEALED'>> {
  try {
    const report = await findReportFacts(db, reportId, null)
    if (!report?.signature) throw new Error('There is no signature')
    const { signature } = report
    const certificate = writeCertificate(report, signature, config, { keyHolder: key.holder, at: now })
    const made = await press({
      paper: writePaper(report, config, certificate),
      seal: {
        p12: key.p12,
        passphrase: key.passphrase,
        name: key.holder,
        reason: speaker(report)(REPORT_WORDS.sealReason, {
          number: numberOf(report),
          signer: signerOf(report, signature),
        }),
        location: report.resort,
        contact: config.brand.mailFrom,
        at: now,
      },
    })
    if (!made.ok) throw new Error(`${made.reason}: ${made.values?.error}`)
    const file = await keepFile(files, {
      name: reportFileName(report),
      mediaType: 'application/pdf',
      content: made.value,
    })
    await inTransaction<null, never>(db, async (trx) => {
      if (await lockUnsealed(trx, reportId)) {
        await insertFile(trx, file, { contractId: report.contractId }, now)
        await saveSeal(trx, reportId, file.key, now)
      }
      await forgetSealing(trx, reportId)
      return done(null)
    })
    return done(null)
  } catch (thrown) {
    const error = (thrown as Error).message
    await postponeSeal(db, reportId, { dueAt: new Date(now.getTime() + sealPauseAfter(attempts)), error })
    return refused('NOT_SEALED', { error })
  }
}
