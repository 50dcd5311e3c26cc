import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../server/database.ts'
import { freeSlug, type GoodsKind, slugOf } from '../publish.ts'

/**
 * Whether a product or event is on sale or has been, as an expression of a statement. What the desk has not made came
 * in with the club, and counts as sold.
 */
export function onceOnSale(
  kind: GoodsKind,
  id: RawBuilder<unknown>,
  active: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const noted = (more: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT FROM publications n WHERE n.kind = ${sql.lit(kind)} AND n.subject = ${id} AND ${more})`
  return sql<SqlBool>`(${active} OR ${noted(sql`n.deed = 'published'`)}
    OR NOT ${noted(sql`n.after = 0 AND n.deed = 'drafted'`)})`
}

/** Whoever makes an address waits for whoever is making one. Any number will do. */
const LOCK = 72_621_824

/** An address for a thing of this English name, which no product, package or other event has. */
export async function makeSlug(
  trx: Database,
  name: string,
  kind: GoodsKind,
  own: number | null,
): Promise<string> {
  const wanted = slugOf(name, kind)
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx)
  const of = (table: string, one: GoodsKind | 'package') =>
    sql`SELECT slug FROM ${sql.table(table)}
         WHERE starts_with(slug, ${wanted}) AND (${one} <> ${kind} OR id IS DISTINCT FROM ${own}::int)`
  const { rows } = await sql<{ slug: string }>`
    ${of('products', 'product')} UNION ALL ${of('packages', 'package')} UNION ALL ${of('events', 'event')}`.execute(
    trx,
  )
  return freeSlug(wanted, new Set(rows.map(({ slug }) => slug)))
}

/** The condition that a text is found in a name or the line below it, in either language. */
export function isFound(words: readonly string[], name: RawBuilder<unknown>, line: RawBuilder<unknown>) {
  const text = sql`folded((${name} ->> 'en') || ' ' || (${line} ->> 'en') || ' ' ||
                          (${name} ->> 'es') || ' ' || (${line} ->> 'es'))`
  return sql.join([sql`true`, ...words.map((word) => sql`strpos(${text}, ${word}) > 0`)], sql` AND `)
}
