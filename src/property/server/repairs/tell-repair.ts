import { languageOf } from '../../../kernel/language.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { repairFacts } from '../../repairs/sentence.ts'
import { ALWAYS_TOLD, REPAIR_MAILS } from '../repair-mails.ts'
import { lockRepair } from './job.store.ts'

/**
 * Mails a repair's new sentence to each owner of its contract, with what the club wrote. What is about money always comes;
 * the rest to those who have not turned such mails off.
 */
export async function tellRepair(
  trx: Database,
  requestId: number,
  { words = '', config, now }: { words?: string | undefined; config: Config; now: Date },
): Promise<void> {
  const repair = await lockRepair(trx, { requestId, ownerId: null }, now)
  if (!repair?.job) return
  const { contractId, code, description, planned, job, zone } = repair
  const kind = `repair-${job.stage}` as const
  const holders = await readHolders(trx, [contractId], ALWAYS_TOLD.has(job.stage) ? null : 'maintenance')
  const link = `${config.publicUrl}/my-property/maintenance-request/${requestId}`
  const mails = holders.map(({ name, email, languageName }) => ({
    kind,
    recipient: email,
    language: languageOf(languageName),
    content: {
      ...repairFacts(job, zone, now),
      name,
      code,
      description,
      planned: planned ? 'yes' : 'no',
      words,
      link,
    },
  }))
  await enqueueAll(trx, REPAIR_MAILS, mails, now)
}
