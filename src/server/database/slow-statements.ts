import { basename } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseConnection } from 'kysely'
import { Counter } from 'prom-client'
import { requestHere } from '../http/proxy/request-id.ts'
import { NO_SPANS, type Spans } from '../tracing/spans.ts'

/** The stack trace's depth, enough to reach the store's function from below the query builder. */
const FRAMES = 60

/**
 * Statements that took longer than the limit (`SLOW_STATEMENT_MS`): a line each in the log, by the store's function that
 * asked and the request it was for, never with values, and counted in `veranda_slow_statements_total`.
 */
export interface SlowStatements {
  /** Times a statement until its answer or failure. `after` is when the previous answer on the connection came. */
  watch: <T>(text: string, asked: Promise<T>, after?: () => number) => Promise<T>
  /** Nothing is logged until the log is set. */
  tellTo: (log: Pick<FastifyBaseLogger, 'warn'>) => void
  metric: Counter<'statement'>
}

export type Watcher = Pick<SlowStatements, 'watch'>

/** Watches all that goes through a connection of the query builder. */
export function watchConnection(connection: DatabaseConnection, { watch }: Watcher): void {
  const ask = connection.executeQuery.bind(connection)
  connection.executeQuery = (query, options) => watch(query.sql, ask(query, options))
}

/** No watching: for commands and tests. */
export const UNWATCHED: Watcher = { watch: (_, asked) => asked }

/** Logs statements that take more than `limitMs` milliseconds, and gives each statement of a traced call a span. */
export function slowStatements(
  limitMs: number,
  spans: Pick<Spans, 'areHere' | 'tellStatement'> = NO_SPANS,
): SlowStatements {
  let log: Pick<FastifyBaseLogger, 'warn'> | null = null
  const metric = new Counter({
    name: 'veranda_slow_statements_total',
    help: 'Statements that took longer than SLOW_STATEMENT_MS, by what asked them',
    labelNames: ['statement'],
    registers: [],
  })
  const note = (text: string, began: number, failed: boolean) => {
    const ended = performance.now()
    const took = ended - began
    const isTraced = spans.areHere()
    if (took < limitMs && !isTraced) return
    const statement = askerIn(stackHere()) ?? statementKind(text)
    if (isTraced) spans.tellStatement(statement, began, ended, failed)
    if (took < limitMs) return
    metric.labels(statement).inc()
    const request = requestHere()
    log?.warn({ statement, ms: Math.round(took), ...(request && { request }) }, 'a slow statement')
  }
  return {
    metric,
    tellTo: (where) => {
      log = where
    },
    watch: async (text, asked, after = () => 0) => {
      const began = performance.now()
      let failed = true
      try {
        const answer = await asked
        failed = false
        return answer
      } finally {
        note(text, Math.max(began, after()), failed)
      }
    },
  }
}

/** The async stack of a statement: the engine knows the functions behind each `await`. Only a slow one pays for it. */
function stackHere(): string {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error()
  Error.stackTraceLimit = usual
  return stack
}

/** The store's function in a stack: `findSession of sessions.store.ts`. Null where no store waits for it by itself. */
export function askerIn(stack: string): string | null {
  for (const line of stack.split('\n')) {
    const found = /^\s+at (?:async )?(?:(\S+) \()?(?:file:\/\/)?([^()\s]+\.store\.ts):\d+:\d+\)?$/.exec(line)
    if (!found) continue
    const [, name, file = ''] = found
    return name && !name.startsWith('<') ? `${name} of ${basename(file)}` : basename(file)
  }
  return null
}

/** A statement without its values, its texts and its length: `select from room_nights`. */
export function statementKind(text: string): string {
  const bare = text.replaceAll(/'(?:[^']|'')*'/g, '').toLowerCase()
  const verb = /^\s*(\w+)/.exec(bare)?.[1] ?? 'statement'
  const table = /\b(from|into|update|table)\s+(?:only\s+)?"?([a-z_]\w*)"?/.exec(bare)
  if (!table) return verb
  return table[1] === verb ? `${verb} ${table[2]}` : `${verb} ${table[1]} ${table[2]}`
}
