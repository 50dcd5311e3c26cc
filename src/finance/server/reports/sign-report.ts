import { momentInWords } from '../../../kernel/day-words.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { isWholeName } from '../../../membership/same-name.ts'
import { noteOwnMoney } from '../../../membership/server/desk-deeds.store.ts'
import { readOwnerUser } from '../../../membership/server/people.store.ts'
import { sayFields } from '../../../server/http/answers/reply.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { carriedOf } from '../../report.ts'
import type { signReport as call } from '../../reports.endpoints.ts'
import { asksForCashBack } from '../../settlement.ts'
import { countWaiting, lockReport, readReport, saveSignature } from './reports.store.ts'
import { askForSeal } from './sealings.store.ts'
import { settleSigned } from './settle-reports.ts'
import { signWithOthers } from './sign-with-others.ts'
import { tellSigned } from './tell-signed.ts'

/**
 * Signs a report: who, when, from where and what becomes of the balance, which below zero is carried as zero (spec,
 * section 4); with nothing to pay out there is no choice to make. What it decides stands in the statement with the same
 * commit: the adjustment, the payout or the set-off. The lock on the owner lifts then; the seal follows by itself. Where the
 * contract asks for all of its owners, all of that comes with the last one's signature.
 */
export const signReport: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller, afterCommit } = context
  const ownerId = ownerOf(caller.session)
  const report = await lockReport(db, ownerId, body.idReport)
  if (!report) return refused('NOT_FOUND')
  if (report.signedAt) {
    const signer = report.signer ?? ''
    const when = momentInWords(report.signedAt, report.zone, caller.language)
    const details = { signer, signedAt: report.signedAt.toISOString() }
    return refused('REPORT_ALREADY_SIGNED', { signer, when }, details)
  }
  // A report of tomorrow cannot be signed today.
  if (report.issuedAt > now) return refused('REPORT_NOT_SIGNED')
  // An optimistic lock: nobody signs figures that they have not read. Moments are sent in milliseconds.
  if (Math.abs(report.issuedAt.getTime() - Date.parse(body.issuedAt)) > 1) return refused('REPORT_CHANGED')
  const { name, lastname } = await readOwnerUser(db, ownerId)
  const account = `${name} ${lastname}`
  if (!isWholeName(body.signer, { name, lastname })) return refused('SIGNER_NOT_YOU', { account })
  const asks = asksForCashBack(report.balanceCents)
  if (asks && !body.cashBack)
    return refused('BAD_INPUT', undefined, { fields: sayFields({ cashBack: 'required' }, caller.language) })

  const signature = {
    reportId: body.idReport,
    ownerId,
    signer: body.signer,
    from: caller.address,
    cashBack: asks && body.cashBack ? body.cashBack : null,
  }
  const given = report.needsAll ? await signWithOthers(signature, report, context) : done('last' as const)
  if (!given.ok) return given
  const { contractId, balanceCents, currency } = report
  const sum = { cents: balanceCents, currency }
  await noteOwnMoney(db, { deed: 'signReport', ownerId, contractId, id: body.idReport, sum }, now)
  if (given.value === 'last') {
    await saveSignature(db, { ...signature, carriedCents: carriedOf(report.balanceCents) }, now)
    await settleSigned(db, body.idReport, now)
    await askForSeal(db, body.idReport, now)
  }
  await tellSigned(report, { ownerId, cashBack: signature.cashBack, state: given.value }, context)
  afterCommit(wakeJobs)
  return done({ data: await readReport(db, body.idReport), waiting: await countWaiting(db, ownerId) })
}
