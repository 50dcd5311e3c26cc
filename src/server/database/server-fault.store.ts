import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What a portal has to know of a database before it keeps anything there. */
export interface ServerFacts {
  database: string
  user: string
  /** 150018 is 15.18. */
  version: number
  encoding: string
  /** A replica, which only reads. */
  isReplica: boolean
  /** The schema that tables go to; null where there is none. */
  schema: string | null
  mayCreate: boolean
}

/** Asks a database what it is. */
export async function readServerFacts(db: Database): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`
    SELECT current_database() AS database, current_user AS user,
           current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
           pg_is_in_recovery() AS "isReplica", current_schema() AS schema,
           coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate"`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A database that says nothing of itself')
  return facts
}
