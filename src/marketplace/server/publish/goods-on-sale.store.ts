import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PhotoText } from '../../../photos/pictures.ts'
import { photoTextsOf } from '../../../photos/server/photos.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { LOCKS } from '../../../server/database/locks.ts'
import { freeSlug, type GoodsKind, goodsSlug } from '../../publish/publish.ts'

/**
 * Whether goods are on sale or have been, as a SQL expression. Goods that were imported with the club count as having
 * been on sale.
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

const TABLES = { product: 'products', event: 'events', package: 'packages' } as const

/** Puts goods on sale or takes them off. */
export async function setOnSale(trx: Database, kind: GoodsKind, id: number, active: boolean): Promise<void> {
  await sql`UPDATE ${sql.table(TABLES[kind])} SET active = ${active} WHERE id = ${id} AND active <> ${active}`.execute(
    trx,
  )
}

/** Writes the pictures of goods anew: their own, then further ones in their order, each once. */
export async function writePictures(
  trx: Database,
  kind: GoodsKind,
  id: number,
  { picture, gallery }: { picture: string; gallery: readonly string[] },
): Promise<void> {
  const table = sql.table(`${kind}_pictures`)
  const goods = sql.ref(`${kind}_id`)
  await sql`DELETE FROM ${table} WHERE ${goods} = ${id}`.execute(trx)
  const pictures = JSON.stringify([...new Set([picture, ...gallery])])
  await sql`
    INSERT INTO ${table} (${goods}, position, picture)
    SELECT ${id}::int, position, picture
      FROM jsonb_array_elements_text(${pictures}::jsonb) WITH ORDINALITY AS g(picture, position)`.execute(trx)
}

/** What the photographs among the pictures of goods show, as an expression; `id` is their number. */
export function photoAlts(kind: GoodsKind, id: RawBuilder<unknown>): RawBuilder<PhotoText[]> {
  return photoTextsOf(
    sql`SELECT own.photo FROM ${sql.table(`${kind}_pictures`)} own WHERE own.${sql.ref(`${kind}_id`)} = ${id}`,
  )
}

/** Throws goods away with all that is theirs. */
export async function throwAway(trx: Database, kind: GoodsKind, id: number): Promise<void> {
  await sql`DELETE FROM ${sql.table(TABLES[kind])} WHERE id = ${id}`.execute(trx)
}

/** An address for a thing of this English name, which no other product, package or event has. */
export async function makeSlug(
  trx: Database,
  name: string,
  kind: GoodsKind,
  own: number | null,
): Promise<string> {
  const wanted = goodsSlug(name, kind)
  await sql`SELECT pg_advisory_xact_lock(${LOCKS.slugs})`.execute(trx)
  const of = (one: GoodsKind) =>
    sql`SELECT slug FROM ${sql.table(TABLES[one])}
         WHERE starts_with(slug, ${wanted}) AND (${one} <> ${kind} OR id IS DISTINCT FROM ${own}::int)`
  const { rows } = await sql<{ slug: string }>`
    ${of('product')} UNION ALL ${of('package')} UNION ALL ${of('event')}`.execute(trx)
  return freeSlug(wanted, new Set(rows.map(({ slug }) => slug)))
}

/** The condition that a text is found in a name or the line below it, in either language. */
export function isFound(words: readonly string[], name: RawBuilder<unknown>, line: RawBuilder<unknown>) {
  const text = sql`folded((${name} ->> 'en') || ' ' || (${line} ->> 'en') || ' ' ||
                          (${name} ->> 'es') || ' ' || (${line} ->> 'es'))`
  return sql.join([sql`true`, ...words.map((word) => sql`strpos(${text}, ${word}) > 0`)], sql` AND `)
}
