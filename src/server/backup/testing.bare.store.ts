import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { emptyCluster } from '../database/cluster.ts'
import { embedded, engineOptions, type OpenDatabase, openPostgres } from '../database/database.ts'

/** A database without a single table. */
export async function bareDatabase(engine: 'embedded' | 'postgres'): Promise<OpenDatabase & { url: string }> {
  if (engine === 'embedded') {
    const options = engineOptions(PGlite.defaultStartParams)
    return { ...embedded(await PGlite.create({ loadDataDir: await emptyCluster(), ...options })), url: '' }
  }
  const server = openPostgres(process.env.TEST_DATABASE_URL ?? '', { connections: 1 })
  const name = `veranda_bare_${randomBytes(6).toString('hex')}`
  await server.runScript(`CREATE DATABASE ${name}`)
  const own = new URL(process.env.TEST_DATABASE_URL ?? '')
  own.pathname = `/${name}`
  const database = openPostgres(own.href, { connections: 3, patience: 'command' })
  return {
    ...database,
    url: own.href,
    close: async () => {
      await database.close()
      await server.runScript(`DROP DATABASE ${name} WITH (FORCE)`)
      await server.close()
    },
  }
}

/** Everything that a database holds and minds: rows, the last numbers given out, constraints, triggers. */
export function databaseSnapshot({ db }: Pick<OpenDatabase, 'db'>): Promise<Record<string, string>> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL timezone = 'UTC'`.execute(trx)
    return picture(trx)
  })
}

async function picture(db: OpenDatabase['db']): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 1`.execute(db)
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string }>`
      SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C")), '') AS all
        FROM ${sql.table(name)} t`.execute(db)
    found[name] = rows[0]?.all ?? ''
  }
  const { rows } = await sql<{ name: string; says: string }>`
    SELECT sequencename AS name, last_value::text AS says FROM pg_sequences WHERE schemaname = current_schema()
    UNION ALL SELECT conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) || convalidated FROM pg_constraint
     WHERE connamespace = current_schema()::regnamespace AND contype <> 'n'
    UNION ALL SELECT tgrelid::regclass || '.' || tgname, tgenabled::text || pg_get_triggerdef(t.oid)
      FROM pg_trigger t WHERE NOT tgisinternal`.execute(db)
  for (const { name, says } of rows) found[name] = says
  return found
}
