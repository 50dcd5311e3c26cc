import { sql } from 'kysely'
import type { Bilingual } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { contractName } from './contract-name.ts'

/**
 * How mails name contracts: the number with the residence beside it, in both languages, by the contract. An owner of several knows them by
 * their residences.
 */
export async function readContractNames(
  db: Database,
  contractIds: readonly number[],
): Promise<(contractId: number) => Bilingual> {
  const { rows } = await sql<{ id: number; contract: string; residence: string | null }>`
    SELECT c.id, c.number AS contract, u.number AS residence
      FROM contracts c LEFT JOIN housing u ON u.id = c.housing_id
     WHERE c.id = ANY (${contractIds}::int[])`.execute(db)
  const names = new Map(rows.map(({ id, ...named }) => [id, contractName(named)]))
  return (contractId) => {
    const name = names.get(contractId)
    if (!name) throw new Error(`The contract ${contractId} vanished`)
    return name
  }
}
