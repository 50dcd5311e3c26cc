/**
 * Writes `src/server/database/tables.ts`, the row types of the migrated database, and `docs/data-model.md`. `--check` only says whether
 * they drifted.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { openEmbedded } from '../src/server/database/database.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { dataModelPage, type Reference, unnamed } from './data-model.ts'

const TARGET = new URL('../src/server/database/tables.ts', import.meta.url)
const PAGE = new URL('../docs/data-model.md', import.meta.url)

const TYPES: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  tsvector: 'string',
  uuid: 'string',
  bit: 'string',
  date: 'string',
  time: 'string',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
  timestamptz: 'Date',
}
const DOMAINS: Record<string, string> = { bilingual: 'Bilingual', currency: 'Currency' }

interface Column {
  table: string
  column: string
  type: string
  domain: string | null
  nullable: boolean
  fills: boolean
}

const database = await openEmbedded(null)
await migrate(database)
const { rows } = await sql<Column>`
  SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name AS type, c.domain_name AS domain,
         c.is_nullable = 'YES' AS nullable,
         (c.column_default IS NOT NULL OR c.is_identity = 'YES' OR c.is_generated = 'ALWAYS') AS fills
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
   WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
   ORDER BY c.table_name, c.ordinal_position`.execute(database.db)
const { rows: references } = await sql<Reference>`
  SELECT c.conrelid::regclass::text AS "from", c.confrelid::regclass::text AS "to",
         string_agg(a.attname, '_' ORDER BY k.place) AS "column", NOT bool_and(a.attnotnull) AS nullable
    FROM pg_constraint c CROSS JOIN unnest(c.conkey) WITH ORDINALITY AS k(number, place)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.number
   WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
   GROUP BY c.oid, c.conrelid, c.confrelid
   ORDER BY 1, 3, 2`.execute(database.db)
await database.close()

const names = [...new Set(rows.map((row) => row.table))]
const strays = unnamed(names)
if (strays.length > 0) {
  console.error(
    `scripts/data-model.ts does not say what a row is, or names what is no table: ${strays.join(', ')}`,
  )
  process.exit(1)
}
const files: [URL, string][] = [
  [TARGET, write(rows)],
  [PAGE, dataModelPage(names, references)],
]
for (const [target, text] of files) {
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (text !== readFileSync(target, 'utf8')) {
    console.error(
      `${target.pathname.split('/').slice(-2).join('/')} is not what the migrations make. Run: npm run tables`,
    )
    process.exit(1)
  }
}

function write(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const pascal = (name: string) =>
    name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  const lines = [
    '// Written by `npm run tables` from the migrated database. Do not edit.',
    "import type { Generated } from 'kysely'",
    "import type { Bilingual } from '../../kernel/language.ts'",
    "import type { Currency } from '../../kernel/money.ts'",
    '',
  ]
  for (const [table, own] of tables) {
    lines.push(`export interface ${pascal(table)}Table {`)
    for (const column of own) lines.push(`  ${column.column}: ${typeOf(column)}`)
    lines.push('}', '')
  }
  lines.push('export interface Tables {')
  for (const table of tables.keys()) lines.push(`  ${table}: ${pascal(table)}Table`)
  lines.push('}', '')
  return lines.join('\n')
}

function typeOf({ type, domain, nullable, fills }: Column): string {
  const base = (domain && DOMAINS[domain]) || TYPES[type] || arrayOf(type)
  const whole = nullable && base !== 'unknown' ? `${base} | null` : base
  return fills ? `Generated<${whole}>` : whole
}

function arrayOf(type: string): string {
  const item = TYPES[type.replace(/^_/, '')]
  if (!type.startsWith('_') || !item)
    throw new Error(`No TypeScript type is known for the column type ${type}`)
  return `${item}[]`
}
