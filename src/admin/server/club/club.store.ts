import { type RawBuilder, sql } from 'kysely'
import type { ClubFile } from '../../../club-folder/club-file.ts'
import type { Row } from '../../../club-folder/field.ts'
import type { Database } from '../../../server/database/database.ts'
import { onlyRow } from '../../../server/database/only-row.ts'

/** Rows read or written in one statement. */
export const AT_ONCE = 2000

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** The columns that tell a table's rows apart. */
export const primaryKey = (file: ClubFile): readonly string[] =>
  file.ledger ? ['id'] : file.numbered ? ['id'] : file.key

/** The columns of a table that its file writes. */
export function tableColumns(file: ClubFile): string[] {
  const own = file.fields.filter(({ virtual }) => !virtual).map(({ column }) => column)
  return [...new Set([...(file.numbered ? ['id'] : []), ...own, ...(file.extra ?? [])])]
}

/**
 * A lock: nobody else writes to these tables until the transaction ends; everybody may read them. Two imports wait for each
 * other here.
 */
export async function lockTables(trx: Database, files: readonly ClubFile[]): Promise<void> {
  const tables = files.map(({ table }) => sql.table(table))
  if (tables.length > 0) await sql`LOCK TABLE ${sql.join(tables)} IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}

/** The highest number that a table has given out. */
export async function lastNumber(trx: Database, { table }: ClubFile): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT greatest(coalesce(max(id), 0),
                    coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0))::int AS last
      FROM ${sql.table(table)}`.execute(trx)
  return onlyRow(rows).last
}

/** The next number that the table gives out itself follows the highest. */
export async function moveNumbers(trx: Database, { table }: ClubFile, last: number): Promise<void> {
  await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`.execute(trx)
}

/** Every row of a table in the order of its primary key, some of its columns. */
export async function* readRows(
  db: Database,
  file: ClubFile,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const order = primaryKey(file)
  const wanted = [...new Set([...order, ...columns])]
  for (let last: Row | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const after: RawBuilder<unknown> = last
      ? sql`WHERE (${list(order)}) > (${sql.join(order.map((column) => last?.[column]))})`
      : sql``
    const { rows } = await sql<Row>`
      SELECT ${list(wanted)} FROM ${sql.table(file.table)} ${after} ORDER BY ${list(order)} LIMIT ${AT_ONCE}`.execute(
      db,
    )
    yield rows
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  }
}

/**
 * Writes rows, a JSON list of them: new ones in, known ones changed where they differ in one of `changes`. Answers how
 * many there were of each.
 */
export async function writeRows(
  trx: Database,
  file: ClubFile,
  { json, changes }: { json: string; changes: readonly string[] },
): Promise<{ added: number; changed: number }> {
  const columns = list(tableColumns(file))
  const table = sql.table(file.table)
  const { rows } = await sql<{ added: number; changed: number }>`
    WITH written AS (
      INSERT INTO ${table} AS kept (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, ${json}::jsonb)
      ${onConflict(file, changes)}
      RETURNING xmax = 0 AS fresh
    )
    SELECT (count(*) FILTER (WHERE fresh))::int AS added, (count(*) FILTER (WHERE NOT fresh))::int AS changed
      FROM written`.execute(trx)
  return onlyRow(rows)
}

function onConflict(file: ClubFile, changes: readonly string[]): RawBuilder<unknown> {
  if (file.ledger) return sql``
  const target = list(primaryKey(file))
  if (changes.length === 0 || file.kept) return sql`ON CONFLICT (${target}) DO NOTHING`
  const set = changes.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  if (file.follows) {
    const { counter, column } = file.follows
    set.push(
      sql`${sql.ref(counter)} = ${sql.ref(`kept.${counter}`)} + ${sql.ref(`excluded.${column}`)} - ${sql.ref(`kept.${column}`)}`,
    )
  }
  const differs = sql.join(
    changes.map(
      (column) => sql`${sql.ref(`kept.${column}`)} IS DISTINCT FROM ${sql.ref(`excluded.${column}`)}`,
    ),
    sql` OR `,
  )
  const free = file.frozen ? sql`${sql.ref(`kept.${file.frozen.when}`)} IS NULL AND` : sql``
  return sql`ON CONFLICT (${target}) DO UPDATE SET ${sql.join(set)} WHERE ${free} (${differs})`
}

/** Removes rows, a JSON list of their primary keys. Answers how many. */
export async function removeRows(trx: Database, file: ClubFile, json: string): Promise<number> {
  const key = list(primaryKey(file))
  const table = sql.table(file.table)
  const { rows } = await sql`
    DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM jsonb_populate_recordset(NULL::${table}, ${json}::jsonb))
    RETURNING 1`.execute(trx)
  return rows.length
}

/**
 * Runs the deferred constraints now (SET CONSTRAINTS ALL IMMEDIATE), while a violation can still be traced to its file.
 */
export async function checkDeferred(trx: Database): Promise<void> {
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx)
}

/** The savepoint around a batch: a failing statement is rolled back to it, and the import goes on. */
export const savepoint = {
  set: (trx: Database) => sql`SAVEPOINT batch`.execute(trx),
  backTo: (trx: Database) => sql`ROLLBACK TO SAVEPOINT batch`.execute(trx),
  forget: (trx: Database) => sql`RELEASE SAVEPOINT batch`.execute(trx),
}

/**
 * Disables or enables the constraint triggers that compare a whole with the sum of its parts at the commit: run for
 * each of 300,000 rows they take longer than the import. The transaction has locked the tables, so nobody else writes
 * without them. `differingSums` checks all sums in one statement instead.
 */
export async function setSumTriggers(
  trx: Database,
  files: readonly ClubFile[],
  state: 'on' | 'off',
): Promise<void> {
  for (const { table } of files) {
    const { rows } = await sql<{ name: string }>`
      SELECT tgname AS name FROM pg_trigger
       WHERE tgrelid = ${table}::regclass AND tgconstraint <> 0 AND NOT tgisinternal`.execute(trx)
    for (const { name } of rows)
      await sql`ALTER TABLE ${sql.table(table)} ${sql.raw(state === 'on' ? 'ENABLE' : 'DISABLE')} TRIGGER ${sql.ref(name)}`.execute(
        trx,
      )
  }
}

/** The numbers of wholes whose parts do not add up to them. */
export async function differingSums(trx: Database, whole: ClubFile, parts: ClubFile): Promise<number[]> {
  const { column = '', sum = '' } = parts.partOf ?? {}
  const { rows } = await sql<{ id: number }>`
    SELECT w.id FROM ${sql.table(whole.table)} w
      LEFT JOIN (SELECT ${sql.ref(column)} AS id, sum(${sql.ref(sum)}) AS total
                   FROM ${sql.table(parts.table)} GROUP BY 1) p ON p.id = w.id
     WHERE p.total IS DISTINCT FROM w.${sql.ref(sum)} LIMIT 10`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Runs ANALYZE, so that the planner has statistics after many new rows. */
export async function analyze(db: Database, files: readonly ClubFile[]): Promise<void> {
  for (const { table } of files) await sql`ANALYZE ${sql.table(table)}`.execute(db)
}
