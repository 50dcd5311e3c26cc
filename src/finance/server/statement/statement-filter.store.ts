import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../kernel/language.ts'
import type { StatementFilters } from '../../statement.endpoints.ts'
import { patternOf, searchWords } from '../../statement.ts'
import { shownInvoiceStatusSql } from '../profit/standing.store.ts'

/** What is asked of a contract's year, the language in which its concepts are read and searched, and the moment. */
export type AskedStatement = StatementFilters & { language: Language; now: Date }

/** The condition on `transactions t`: the contract, the year, and whatever filters there are. */
export function isKept({
  id,
  year,
  status,
  direction,
  search,
  language,
  now,
}: AskedStatement): RawBuilder<boolean> {
  const conditions = [sql`t.contract_id = ${id}::int`, sql`t.year = ${year}::int`]
  if (status) conditions.push(sql`${shownInvoiceStatusSql(now)} = ${status}`)
  if (direction) conditions.push(direction === 'credit' ? sql`t.cents > 0` : sql`t.cents < 0`)
  const patterns = searchWords(search).map(patternOf)
  if (patterns.length > 0) conditions.push(sql`${searched(language)} ~ ALL (${patterns}::text[])`)
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

/** All that a search looks into, as it is shown. */
function searched(language: Language): RawBuilder<string> {
  return sql<string>`concat_ws(' ', t.concept ->> ${language}, t.reference,
    (SELECT string_agg(f.concept ->> ${language}, ' ') FROM transaction_lines f WHERE f.transaction_id = t.id))`
}
