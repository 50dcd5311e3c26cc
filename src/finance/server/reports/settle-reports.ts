import type { Day } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { type SettlementDecision, settle, takeFrom } from '../../settlement.ts'
import { decisionDocuments, type NewDocument, resultDocument } from '../../settlement-documents.ts'
import { linkFees, linkResults } from './listed-results.store.ts'
import * as store from './settlements.store.ts'

/** Lists the results of reports in the statement that are not there, all or these; documents of the club's own count. */
export async function listResults(trx: Database, reportIds?: readonly number[]): Promise<void> {
  await linkResults(trx, reportIds)
  for (let last: number | undefined = 0; last !== undefined; ) {
    const missing: store.Unlisted[] = await store.findUnlisted(trx, last, reportIds)
    last = missing.at(-1)?.id
    await store.insertDocuments(
      trx,
      missing.map((report) => resultDocument(report, report.issuedDay)),
    )
  }
}

/**
 * Writes into the statement what the signature of a report decided, in the transaction that signs it: the adjustment,
 * the payout, or what the open fees take of the balance. The report is locked and has just been signed.
 */
export async function settleSigned(trx: Database, reportId: number, now: Date): Promise<void> {
  await listResults(trx, [reportId])
  const reports = await store.findToSettle(trx, now, reportId)
  const books = await openBooks(trx, reports)
  for (const report of reports) {
    const rooms = books.feesOf(report).map((fee) => ({ ...fee, roomCents: fee.openCents }))
    books.write(report, settle(report, rooms), report.signedDay)
  }
  await books.close()
  await store.markSettled(trx, [reportId], now)
}

/**
 * Brings the statement up to all reports: those whose result it lacks, what was signed before the reports came here (by
 * an import, or under a version that kept it to itself), and the credits that fees can take by now. Once done, doing it
 * again writes nothing.
 */
export async function settleAll(trx: Database, now: Date): Promise<void> {
  await store.lockSettling(trx)
  await linkFees(trx)
  await listResults(trx)
  while ((await settleEarlier(trx, now)) > 0);
  while ((await takeCredits(trx, now)) > 0);
}

/**
 * What was signed earlier and set against fees was taken by those that were due from the signature on, whether the books
 * call them paid or not: what they call paid holds the set-off. What the books have of a signature already stays alone.
 */
async function settleEarlier(trx: Database, now: Date): Promise<number> {
  const reports = await store.findToSettle(trx, now)
  const books = await openBooks(trx, reports)
  for (const report of reports) {
    const rooms = books
      .feesOf(report)
      .filter(({ due }) => due >= report.signedDay)
      .map((fee) => ({ ...fee, roomCents: fee.cents - fee.setOffCents }))
    const { ownStatus } = report
    const status = ownStatus === 'paid' || ownStatus === 'downloaded' ? ownStatus : 'sent'
    const missing = settle(report, rooms).filter(({ part }) => !report.parts.includes(part))
    books.write(report, missing, report.signedDay, status)
  }
  await books.close()
  const settled = reports.map(({ id }) => id)
  await store.markSettled(trx, settled, now)
  return settled.length
}

/** Lets open fees take the credits that waited for them, the earliest signed first. */
async function takeCredits(trx: Database, now: Date): Promise<number> {
  const reports = await store.findCredits(trx, now)
  const books = await openBooks(trx, reports)
  for (const report of reports) {
    const rooms = books.feesOf(report).map((fee) => ({ ...fee, roomCents: fee.openCents }))
    const taken = takeFrom(report.creditCents, rooms).map(
      ({ feeId, cents }): SettlementDecision => ({ part: 'set-off', cents: -cents, feeId }),
    )
    books.write(report, taken, report.today)
  }
  return books.close()
}

/** The fees of the reports' contracts, locked, and what is being written: each report sees what the one before took. */
async function openBooks(trx: Database, reports: readonly store.ToSettle[]) {
  const contractIds = [...new Set(reports.map(({ contractId }) => contractId))]
  const fees = contractIds.length > 0 ? await store.lockFees(trx, contractIds) : []
  const byId = new Map(fees.map((fee) => [fee.id, fee]))
  const byContract = Map.groupBy(fees, ({ contractId }) => contractId)
  const documents: NewDocument[] = []
  return {
    feesOf: ({ contractId, currency }: store.ToSettle) =>
      (byContract.get(contractId) ?? []).filter((fee) => fee.currency === currency),
    write: (
      report: store.ToSettle,
      decisions: readonly SettlementDecision[],
      day: Day,
      status: NewDocument['status'] = 'sent',
    ) => {
      for (const decision of decisions) {
        const fee = decision.part === 'set-off' ? byId.get(decision.feeId) : undefined
        if (fee) {
          fee.setOffCents -= decision.cents
          fee.openCents = Math.max(fee.openCents + decision.cents, 0)
        }
        documents.push(...decisionDocuments(report, decision, { day, fee, status }))
      }
    },
    /** Writes it all; answers how many documents it was. */
    close: async () => {
      await store.insertDocuments(trx, documents)
      return documents.length
    },
  }
}
