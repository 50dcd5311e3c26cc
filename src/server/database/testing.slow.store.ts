import { sql } from 'kysely'
import type { Database } from './database.ts'
import { fixedStatement } from './fixed-statement.ts'

export async function readOne(db: Database, value: string): Promise<unknown> {
  const { rows } = await sql`SELECT ${value}::text AS value`.execute(db)
  return rows
}

export async function writeOne(trx: Database, value: string): Promise<void> {
  await sql`CREATE TEMPORARY TABLE slow ON COMMIT DROP AS SELECT ${sql.lit(value)}::text AS value`.execute(
    trx,
  )
}

const fixed = fixedStatement(['value'], ({ value }: { value: string }) => sql`SELECT ${value}::text AS value`)

export async function readFixed(db: Database, value: string): Promise<unknown> {
  return await fixed(db, { value })
}
