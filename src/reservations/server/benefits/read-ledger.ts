import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readLedger as call } from '../../year.endpoints.ts'
import { readEntries } from './ledger.store.ts'

/** The entries behind a balance. */
export const readLedger: Deed<typeof call> = async ({ query }, { db, caller }) => {
  const entries = await readEntries(db, ownerOf(caller.session), query.idBenefitYear)
  if (!entries) return refused('NOT_FOUND')
  return done({ data: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) })
}
