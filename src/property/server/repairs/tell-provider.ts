import { todayIn } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { PROPERTY_MAILS } from '../mails.ts'
import { lockRepair } from './job.store.ts'
import { findLinkHolder, readLinked } from './links.store.ts'

/**
 * Mails whoever has a link to the job that its appointment is another one now, or is agreed. The mail has no link: the token stands in the
 * first mail alone. Nobody is told whose link was taken back or is over.
 */
export async function tellProvider(trx: Database, requestId: number, now: Date): Promise<void> {
  const repair = await lockRepair(trx, { requestId, ownerId: null }, now)
  const visit = repair?.job?.visit
  if (!repair || !visit) return
  const holder = await findLinkHolder(trx, requestId, todayIn(repair.zone, now))
  const linked = await readLinked(trx, requestId)
  if (!holder || !linked) return
  const { name, recipient, language, lastDay } = holder
  const { resort, residence } = linked
  const when = { at: visit.at, visit: visit.state, zone: repair.zone, lastDay }
  const content = { name, code: repair.code, resort, residence, ...when }
  await enqueue(trx, PROPERTY_MAILS, { kind: 'repair-visit-for-provider', recipient, language, content }, now)
}
