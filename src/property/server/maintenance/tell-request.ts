import { languageOf } from '../../../kernel/language.ts'
import { readHolders } from '../../../membership/server/holders.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueueAll } from '../../../server/jobs/outbox.store.ts'
import { PROPERTY_MAILS } from '../mails.ts'

interface ToldRequest {
  kind: 'maintenance-comment' | 'maintenance-resolve'
  id: number
  contractId: number
  code: string
  description: string
  /** What the club writes. */
  words: string
}

/** Mails what the club says of a request to each owner of its contract who has not turned such mails off. */
export async function tellRequest(
  trx: Database,
  { kind, id, contractId, code, description, words }: ToldRequest,
  config: Config,
  now: Date,
): Promise<void> {
  const link = `${config.publicUrl}/my-property/maintenance-request/${id}`
  const holders = await readHolders(trx, [contractId], 'maintenance')
  const mails = holders.map(({ name, email, languageName }) => ({
    kind,
    recipient: email,
    language: languageOf(languageName),
    content: { name, code, description, words, link },
  }))
  await enqueueAll(trx, PROPERTY_MAILS, mails, now)
}
