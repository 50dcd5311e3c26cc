import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'
import { LineTransaction, PipelinedDatabase } from './pipeline.ts'

/** A placeholder for a parameter while the statement is built. */
class StandIn {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that runs very often with the same text: the query builder compiles it once, and each execution only
 * binds the parameters. `build` must use every value as a parameter of one type, and must not branch on it.
 */
export function fixedStatement<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (values: Values) => RawBuilder<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let fixed: { text: string; order: readonly (keyof Values)[] } | null = null
  return async (db, values) => {
    fixed ??= compileOnce(db, names, build)
    const parameters = fixed.order.map((name) => values[name])
    // On a server it bypasses the query builder: the statement is compiled already.
    if (db instanceof PipelinedDatabase || db instanceof LineTransaction)
      return db.ask<Row>(fixed.text, parameters)
    // Named by its text, for the tests that record statements.
    const asked = {
      ...CompiledQuery.raw(fixed.text, parameters),
      queryId: { queryId: fixed.text, parameters },
    }
    const { rows } = await db.executeQuery(asked as CompiledQuery<Row>)
    return rows
  }
}

function compileOnce<Values extends object, Row>(
  db: Database,
  names: readonly (keyof Values & string)[],
  build: (values: Values) => RawBuilder<Row>,
): { text: string; order: (keyof Values)[] } {
  const standins = Object.fromEntries(names.map((name) => [name, new StandIn(name)])) as Values
  const { sql, parameters } = build(standins).compile(db)
  const named = parameters.map((one) => {
    if (!(one instanceof StandIn)) throw new Error('A fixed statement holds a value of its own')
    return one.name as keyof Values
  })
  // A value that is used several times is one parameter.
  const order = [...new Set(named)]
  const text = sql.replace(/\$(\d+)/g, (_, at) => `$${order.indexOf(named[at - 1] as keyof Values) + 1}`)
  return { text, order }
}
