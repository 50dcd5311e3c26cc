import { CompiledQuery, type KyselyPlugin, PostgresQueryCompiler, type QueryId } from 'kysely'
import type { OpenDatabase } from './database.ts'

/** A database that remembers the statements asked of it, so that a test counts them or looks at their plans. */
export function countStatements(database: OpenDatabase): {
  database: OpenDatabase
  /** The statements since the last time, those that find the session left out. */
  taken: () => CompiledQuery[]
} {
  const compiler = new PostgresQueryCompiler()
  const compiled = new WeakMap<object, CompiledQuery>()
  let statements: CompiledQuery[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, compiler.compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ queryId, result }) => {
      // A fixed statement comes compiled, and is named after what it says.
      const { queryId: text, parameters } = queryId as QueryId & { parameters?: unknown[] }
      statements.push(compiled.get(queryId) ?? CompiledQuery.raw(text, parameters))
      return result
    },
  }
  return {
    database: { ...database, db: database.db.withPlugin(listener) },
    taken: () => {
      const since = statements.filter(({ sql }) => !/\bsessions\b/.test(sql))
      statements = []
      return since
    },
  }
}
