import { done } from '../../../kernel/outcome.ts'
import { inTransaction } from '../../../server/database/transaction.ts'
import { keepFile } from '../../../server/files/keep-file.ts'
import type { Work, WorkParts } from '../../../server/jobs/works.ts'
import { say } from '../../../server/words.ts'
import type { AgreementFacts } from '../../agreed-content.ts'
import { press as processPress, type ReportPress } from '../pdf/press.ts'
import { speaker } from '../pdf/speaker.ts'
import type { SigningKey } from '../sealing/open-key.ts'
import { CLAIM_MS, sealPauseAfter } from '../sealing/seal-report.ts'
import { findSigningKey } from '../sealing/signing-key.ts'
import {
  agreementCertificate,
  agreementFileName,
  agreementSigner,
  writeAgreement,
} from './agreement-paper.ts'
import { AGREEMENT_WORDS as WORDS } from './agreement-words.ts'
import { claimAgreement, findAgreement, postponeAgreement, saveAgreementSeal } from './agreements.store.ts'

/**
 * Seals agreements as reports are: makes the file with its certificate, stores it, and puts it among the contract's documents. A try that
 * fails is made again later, ever more rarely; a process that is killed leaves a claim that runs out.
 */
export function agreementSealingWork(press: ReportPress = processPress): Work {
  return {
    name: 'seal agreements',
    run: async ({ db, files, config, clock, log, isStopping }) => {
      const key = await findSigningKey(config, clock())
      if (!key.ok) return // The work that seals reports says why.
      while (!isStopping()) {
        const now = clock()
        const claim = await claimAgreement(db, now, CLAIM_MS)
        if (!claim) return
        const { planId, tries } = claim
        try {
          const facts = await findAgreement(db, planId, null)
          if (!facts) throw new Error('There is no plan')
          const content = await sealed(facts, { config, press, key: key.value, now })
          const file = await keepFile(files, {
            name: agreementFileName(facts),
            mediaType: 'application/pdf',
            content,
          })
          const title = {
            en: say(WORDS.fileName, 'en', { number: facts.number }),
            es: say(WORDS.fileName, 'es', { number: facts.number }),
          }
          await inTransaction<null, never>(db, async (trx) => {
            await saveAgreementSeal(trx, facts, { file, title, now })
            return done(null)
          })
          log.info({ plan: planId }, 'an agreement was sealed')
        } catch (error) {
          await postponeAgreement(db, planId, new Date(now.getTime() + sealPauseAfter(tries)))
          log.error(
            { plan: planId, tries, error: String(error) },
            'an agreement could not be sealed; it is tried again',
          )
        }
      }
    },
  }
}

async function sealed(
  facts: AgreementFacts,
  { config, press, key, now }: Pick<WorkParts, 'config'> & { press: ReportPress; key: SigningKey; now: Date },
): Promise<Uint8Array> {
  const certificate = agreementCertificate(facts, config, { keyHolder: key.holder, at: now })
  const made = await press({
    paper: writeAgreement(facts, config, certificate),
    seal: {
      p12: key.p12,
      passphrase: key.passphrase,
      name: key.holder,
      reason: speaker(facts)(WORDS.sealReason, { number: facts.number, signer: agreementSigner(facts) }),
      location: facts.resort,
      contact: config.brand.mailFrom,
      at: now,
    },
  })
  if (!made.ok) throw new Error(`${made.reason}: ${made.values?.error}`)
  return made.value
}
