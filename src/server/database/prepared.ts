import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { UNWATCHED, type Watcher } from './slow-statements.ts'

/**
 * The most prepared statements per connection; further ones stay unnamed, so that lists of varying length cannot fill
 * the server's memory.
 */
const MOST_NAMES = 400

const names = new Map<string, string>()

/** The name under which a text is prepared on every connection; none when there are too many already. */
export function preparedNameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_NAMES) return known
  const name = `v${names.size + 1}`
  names.set(text, name)
  return name
}

/** Whether a statement failed because its connection broke (FATAL, or no answer); the connection is then destroyed. */
export function breaksConnection(error: unknown): boolean {
  const { severity } = error as { severity?: string }
  return severity === undefined || severity === 'FATAL' || severity === 'PANIC'
}

/**
 * A pool of prepared statements: PostgreSQL parses and plans each text once per connection, which halves the cost of a
 * short one.
 */
export function preparedPool(pool: pg.Pool, slow: Watcher = UNWATCHED): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      let prepared = wrapped.get(client)
      if (!prepared) {
        prepared = withNames(client, slow)
        wrapped.set(client, prepared)
      }
      return prepared
    },
    end: () => pool.end(),
  } as PostgresPool
}

/** Names the statements, and sends `begin` together with the first one, which saves a round trip per write. */
function withNames(client: pg.PoolClient, slow: Watcher): PostgresPoolClient {
  let begins = false
  let broken = false
  const send = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const statement = values.length > 0 ? { text, values: [...values], name: preparedNameOf(text) } : text
    const asked = client.query(statement).catch((error) => {
      broken ||= breaksConnection(error)
      throw error
    })
    return slow.watch(text, asked)
  }
  const nothing = (command: string) => Promise.resolve({ command, rowCount: 0, rows: [] })
  return {
    query: (text: string, values: readonly unknown[] = []) => {
      if (text === 'begin') {
        begins = true
        return nothing('BEGIN')
      }
      if (!begins) return send(text, values)
      begins = false
      // Nothing was asked in between: there is nothing to end.
      if (text === 'commit' || text === 'rollback') return nothing(text.toUpperCase())
      // Should `begin` fail, so does the statement behind it, which is awaited.
      client.query('begin').catch(() => {})
      return send(text, values)
    },
    release: () => client.release(broken),
    processID: (client as pg.PoolClient & { processID?: number }).processID,
  } as unknown as PostgresPoolClient
}
