import { type CompiledQuery, type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import type { OpenDatabase } from './database.ts'

/** A database that remembers the statements asked of it, so that a test counts them or looks at their plans. */
export function countStatements(database: OpenDatabase): {
  database: OpenDatabase
  /** The statements since the last time, those that find the session left out. */
  taken: () => CompiledQuery[]
} {
  const compiler = new PostgresQueryCompiler()
  let statements: CompiledQuery[] = []
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
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
