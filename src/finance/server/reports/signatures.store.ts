import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import type { CashBack } from '../../report.ts'
import type { NewSignature } from './reports.store.ts'

/** What one of a contract's owners has signed of a report that takes all of them. */
export interface GivenSignature {
  ownerId: number
  name: string
  at: Date
  cashBack: CashBack | null
}

/** Who has signed a report that is locked, and of whom it still waits, by number. */
export async function readSignatures(
  trx: Database,
  reportId: number,
): Promise<{ given: GivenSignature[]; missing: number[] }> {
  const { rows } = await sql<{ given: (Omit<GivenSignature, 'at'> & { at: string })[]; missing: number[] }>`
    SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('ownerId', s.owner_id, 'name', o.name || ' ' || o.lastname,
                                                         'at', s.signed_at, 'cashBack', s.cash_back)
                                      ORDER BY s.signed_at, s.owner_id)
                       FROM report_signatures s JOIN owners o ON o.id = s.owner_id
                      WHERE s.report_id = ${reportId}), '[]') AS given,
           coalesce((SELECT jsonb_agg(m.owner_id ORDER BY m.owner_id) FROM missing_signatures m
                      WHERE m.report_id = ${reportId}), '[]') AS missing`.execute(trx)
  const [row] = rows
  return {
    given: (row?.given ?? []).map((one) => ({ ...one, at: new Date(one.at) })),
    missing: row?.missing ?? [],
  }
}

/** Writes an owner's signature beside those of the others; their own earlier one gives way. */
export async function giveSignature(
  trx: Database,
  signature: Omit<NewSignature, 'carriedCents'>,
  now: Date,
): Promise<void> {
  const { reportId, ownerId, signer, from, cashBack } = signature
  await sql`
    INSERT INTO report_signatures (report_id, owner_id, signer, signed_at, signed_from, cash_back)
    VALUES (${reportId}, ${ownerId}, ${signer}, ${now}, ${from}, ${cashBack})
    ON CONFLICT (report_id, owner_id) DO UPDATE SET
      signer = excluded.signer, signed_at = excluded.signed_at, signed_from = excluded.signed_from,
      cash_back = excluded.cash_back`.execute(trx)
}
