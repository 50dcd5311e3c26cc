import { sql } from 'kysely'
import { fixedStatement } from '../../../server/database/fixed-statement.ts'
import type { Standing } from '../../../server/kept.ts'

const VERSION = fixedStatement<{ now: Date }, { version: string }>(
  ['now'],
  ({ now }) => sql`
    SELECT concat_ws(' ', v.version, extract(epoch FROM least(
             (SELECT min(starts_at) FROM product_promos WHERE starts_at > ${now}::timestamptz),
             (SELECT min(ends_at) FROM product_promos WHERE ends_at > ${now}::timestamptz)))) AS version
      FROM catalogue_version v`,
)

/**
 * What the catalogue's lists and pages stand on: how often it was changed, and when the next promotion begins or ends.
 * While both are the same, so is every answer that has no places in it.
 */
export const catalogueVersion: Standing = async (db, now) => {
  const [row] = await VERSION(db, { now })
  if (!row) throw new Error('The catalogue has no version')
  return row.version
}
