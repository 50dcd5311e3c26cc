import type { Database } from '../../../server/database/database.ts'
import { pastNeed } from '../../account/announced.ts'
import { isAnnounced } from '../../account/whole-account.ts'
import { readBooks } from './account.store.ts'
import { saveState } from './payments.store.ts'

/** Ends what is announced at the resort for charges that are paid now; the contract is locked. */
export async function endAnnouncements(trx: Database, contractId: number, now: Date): Promise<void> {
  const { charges, payments } = await readBooks(trx, contractId, now)
  for (const id of pastNeed(charges, payments.filter(isAnnounced))) await saveState(trx, id, 'cancelled', now)
}
