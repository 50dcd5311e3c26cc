import { languageOf } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import { noteAccess } from '../access/access.store.ts'
import type { Came } from '../access/came.ts'
import { readKnownAccount } from '../accounts.store.ts'
import { addressesOf } from './known.store.ts'
import { LOST_FACTOR_MAILS } from './mails.ts'

/** What happened of a lost factor: its mail, and its line in the owner's list. */
export type LossNews =
  | 'factor-lost'
  | 'factor-lost-noted'
  | 'factor-lost-granted'
  | 'factor-lost-declined'
  | 'factor-lost-stopped'
  | 'factor-lost-gone'

const NOWHERE: Came = { browser: null, system: null, place: null, network: null }

interface Telling {
  now: Date
  /** Where the owner's own deed came from; of the desk's nothing is said. */
  came?: Came
  adminId?: number | null
  /** The link that stops it. */
  link?: string
}

/** Tells an owner of a lost factor, at every address that the club knows: what was stolen may be one of them. */
export async function tellOfLoss(
  trx: Database,
  ownerId: number,
  kind: LossNews,
  { now, came = NOWHERE, adminId = null, link }: Telling,
): Promise<void> {
  const { name, languageName } = await readKnownAccount(trx, { kind: 'owner', id: ownerId })
  const content = { name, ...(link && { link }) }
  const language = languageOf(languageName)
  for (const recipient of await addressesOf(trx, ownerId, now))
    await enqueue(trx, LOST_FACTOR_MAILS, { kind, recipient, language, content }, now)
  await noteAccess(trx, { ownerId, kind, came, adminId }, now)
}
