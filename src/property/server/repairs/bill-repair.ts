import { insertRepairCharge } from '../../../finance/server/charges/enter-repair.store.ts'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { billRepair as call } from '../../repairs/desk.endpoints.ts'
import { billLines } from '../../repairs/quote.ts'
import { DAYS_TO_PAY_A_REPAIR } from '../../repairs/repair.ts'
import { closeRequest } from '../maintenance/write-request.store.ts'
import { seenRepair } from './seen-repair.ts'
import { noted, noteMoney } from './work-on-repair.ts'
import { endJob } from './write-job.store.ts'

/** The most characters of the bill's name in the statement. */
const CONCEPT = 60

/**
 * Bills a finished repair: a document of the contract's statement with the lines of the approved quote, and so an entry of its
 * ledger. Both the document and the job's end are one transaction.
 */
export const billRepair: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller } = context
  const seen = { requestId: body.idRequest, sequence: body.sequence, ownerId: null }
  const repair = await seenRepair(db, seen, 'bill', now)
  if (!repair.ok) return repair
  const { id, code, contractId, zone, description, job } = repair.value
  const quote = job?.quotes.find(({ state }) => state === 'approved')
  if (!quote) return refused('REPAIR_ELSEWHERE')
  if (body.cents > quote.totalCents) return refused('BILL_ABOVE_QUOTE')
  const today = todayIn(zone, now)
  const asked = description.replace(/\s+/g, ' ').trim()
  const of = asked.length > CONCEPT ? `${asked.slice(0, CONCEPT - 1).trimEnd()}…` : asked
  const documentId = await insertRepairCharge(db, {
    contractId,
    day: today,
    due: addDays(today, DAYS_TO_PAY_A_REPAIR),
    concept: { en: `Repair: ${of}`, es: `Reparación: ${of}` },
    code,
    currency: quote.currency,
    lines: billLines(quote.lines, quote, body.cents),
  })
  await endJob(db, id, { documentId, cents: body.cents }, now)
  await closeRequest(db, id, { status: 'resolved', resolution: body.words }, now)
  const money = { contractId, cents: body.cents, currency: quote.currency }
  await noteMoney(db, { deed: 'billRepair', id, adminId: caller.session.adminId, ...money }, now)
  return noted(context, repair.value, { deed: 'billed', words: body.words })
}
