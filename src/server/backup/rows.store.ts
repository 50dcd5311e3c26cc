import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'

/** A table and the columns whose values are stored, and not computed from others. */
export interface TableShape {
  name: string
  columns: { name: string; type: string }[]
}

/** Rows fetched at once: what is held of a table at a time. */
const AT_ONCE = 500

/** Values are written the same way whatever the server's own settings are. The transaction is the caller's. */
export async function setForms(trx: Database): Promise<void> {
  for (const one of [
    `datestyle = 'ISO, YMD'`,
    `timezone = 'UTC'`,
    `intervalstyle = 'postgres'`,
    `extra_float_digits = 1`,
    `bytea_output = 'hex'`,
  ])
    await sql`SET LOCAL ${sql.raw(one)}`.execute(trx)
}

/** Makes the transaction READ ONLY. */
export async function setReadOnly(trx: Database): Promise<void> {
  await sql`SET TRANSACTION READ ONLY`.execute(trx)
}

/** Every table of the portal, in the order of their names. */
export async function readTables(db: Database): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    SELECT c.relname AS name,
           json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                    ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname COLLATE "C"`.execute(db)
  return rows
}

/** Which migrations have run. */
export async function readRan(db: Database): Promise<{ name: string; hash: string }[]> {
  const { rows } = await sql<{ name: string; hash: string }>`
    SELECT name, hash FROM migrations ORDER BY name COLLATE "C"`.execute(db)
  return rows
}

/** The last number that each sequence has given out, where it has given one. */
export async function readSequences(db: Database): Promise<{ name: string; last: string }[]> {
  const { rows } = await sql<{ name: string; last: string }>`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename COLLATE "C"`.execute(
    db,
  )
  return rows
}

/** Every row of a table as a line of JSON, a list of its values as texts. */
export function readRowLines(trx: Database, { name, columns }: TableShape): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  return fetched(trx, sql`SELECT array_to_json(ARRAY[${values}])::text AS line FROM ${sql.table(name)}`)
}

/** Every file whose content is kept, as a line of JSON. */
export function readFileLines(trx: Database): AsyncGenerator<string[]> {
  return fetched(
    trx,
    sql`SELECT json_build_object('key', key, 'bytes', bytes, 'sha256', encode(sha256, 'hex'))::text AS line
          FROM stored_files WHERE bytes IS NOT NULL ORDER BY key`,
  )
}

async function* fetched(trx: Database, query: ReturnType<typeof sql>): AsyncGenerator<string[]> {
  await sql`DECLARE backup_rows NO SCROLL CURSOR FOR ${query}`.execute(trx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(AT_ONCE)} FROM backup_rows`.execute(trx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`CLOSE backup_rows`.execute(trx)
}

/** Writes rows, a JSON list of lists of values as texts, in the order of the columns. */
export async function writeLines(trx: Database, { name, columns }: TableShape, json: string): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(columns.map((column, at) => sql`(r.v ->> ${sql.lit(at)})::${sql.raw(column.type)}`))
  await sql`
    INSERT INTO ${sql.table(name)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM jsonb_array_elements(${json}::jsonb) AS r (v)`.execute(trx)
}

/** A foreign key that was taken off: its table, its name and what it says, each as SQL has it. */
export interface ForeignKey {
  owner: string
  name: string
  says: string
}

/**
 * Drops the foreign keys and disables the triggers, so that rows can be inserted in any order and as they were. Other
 * transactions do not see this.
 */
export async function openTables(trx: Database, tables: readonly TableShape[]): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS says
      FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace = current_schema()::regnamespace
     ORDER BY 1, 2`.execute(trx)
  for (const { owner, name } of rows)
    await sql`ALTER TABLE ${sql.raw(owner)} DROP CONSTRAINT ${sql.raw(name)}`.execute(trx)
  const named = tables.map(({ name }) => sql.table(name))
  for (const table of named) await sql`ALTER TABLE ${table} DISABLE TRIGGER USER`.execute(trx)
  // Rows that the migrations inserted are in the backup too.
  await sql`TRUNCATE ${sql.join(named)}`.execute(trx)
  return rows
}

/** Adds the foreign keys again, which checks every row, and enables the triggers. */
export async function closeTables(
  trx: Database,
  tables: readonly TableShape[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { owner, name, says } of keys)
    await sql`ALTER TABLE ${sql.raw(owner)} ADD CONSTRAINT ${sql.raw(`${name} ${says}`)}`.execute(trx)
  for (const { name } of tables) await sql`ALTER TABLE ${sql.table(name)} ENABLE TRIGGER USER`.execute(trx)
}

/** The next number that the sequence gives out follows this one. */
export async function moveSequence(
  trx: Database,
  { name, last }: { name: string; last: string },
): Promise<void> {
  await sql`SELECT setval(quote_ident(${name})::regclass, ${last}::bigint)`.execute(trx)
}

/** How many rows a table has. */
export async function countStoredRows(db: Database, { name }: TableShape): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*)::int AS count FROM ${sql.table(name)}`.execute(db)
  return onlyRow(rows).count
}

/** ANALYZE: without statistics the planner would guess after so many new rows. */
export async function analyzeTable(db: Database, { name }: TableShape): Promise<void> {
  await sql`ANALYZE ${sql.table(name)}`.execute(db)
}
