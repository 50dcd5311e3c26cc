import { sql } from 'kysely'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import type { CacheVersion } from '../../../server/kept.ts'

const VERSION = fixedStatement<{ now: Date }, { version: string }>(
  ['now'],
  ({ now }) => sql`
    SELECT concat_ws(' ', v.version, extract(epoch FROM least(
             (SELECT min(starts_at) FROM product_promos WHERE starts_at > ${now}::timestamptz),
             (SELECT min(ends_at) FROM product_promos WHERE ends_at > ${now}::timestamptz)))) AS version
      FROM catalogue_version v`,
)

/**
 * The cache version of the catalogue's lists and pages: its change counter, and when the next promotion begins or ends.
 * It covers every answer that does not contain places left.
 */
export const catalogueVersion: CacheVersion = async (db, now) => {
  const [row] = await VERSION(db, { now })
  if (!row) throw new Error('The catalogue has no version')
  return row.version
}
