import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import type { Turn } from '../turns.ts'
import { breaksConnection, nameOf, preparedPool } from './prepared.ts'
import { UNWATCHED, type Watcher } from './slow-statements.ts'
import type { Tables } from './tables.ts'

/**
 * A PostgreSQL server's database, whose transactions need not wait for a statement's answer before they send the next:
 * the server does them in their order all the same (`pipeline` of `pg`), so that a lock and what is read behind it cost
 * one way to the server and back. Writes take turns at fewer connections than there are, so that reads always find one.
 */
export class PipelinedDatabase extends Kysely<Tables> {
  readonly #pool: pg.Pool
  readonly #writersTurn: Turn
  readonly #slow: Watcher

  constructor(pool: pg.Pool, writersTurn: Turn, slow: Watcher = UNWATCHED) {
    super({ dialect: new PostgresDialect({ pool: preparedPool(pool, slow) }) })
    this.#pool = pool
    this.#writersTurn = writersTurn
    this.#slow = slow
  }

  /** Asks a fixed statement, past the query builder. */
  async ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const client = await this.#pool.connect()
    let broken = false
    try {
      const { rows } = await this.#slow.watch(text, client.query({ text, values, name: nameOf(text) }))
      return rows as Row[]
    } catch (error) {
      broken = breaksConnection(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Runs one transaction's act on a line of its own, when its turn has come. Throws TooBusy where too many wait. */
  onLine<T>(act: (line: Line) => Promise<T>): Promise<T> {
    return this.#writersTurn(async () => {
      const line = new Line(await this.#pool.connect(), this.#slow)
      try {
        return await act(line)
      } finally {
        line.close()
      }
    })
  }
}

/**
 * Does several things in a transaction, one after the other; on a server they are sent together. Each sees what the ones
 * before it have done. The first that fails is thrown, and none is under way any more.
 */
export async function together<const Acts extends readonly (() => Promise<unknown>)[]>(
  trx: Kysely<Tables>,
  ...acts: Acts
): Promise<{ -readonly [At in keyof Acts]: Awaited<ReturnType<Acts[At]>> }> {
  const values: unknown[] = []
  if (!(trx instanceof LineTransaction)) for (const act of acts) values.push(await act())
  else
    for (const sent of await Promise.allSettled(acts.map((act) => act()))) {
      if (sent.status === 'rejected') throw sent.reason
      values.push(sent.value)
    }
  return values as { -readonly [At in keyof Acts]: Awaited<ReturnType<Acts[At]>> }
}

/** The transaction of a line, as stores see it. */
export class LineTransaction extends Kysely<Tables> {
  readonly #line: Line

  constructor(line: Line) {
    const executor = new DefaultQueryExecutor(COMPILER, ADAPTER, {
      provideConnection: (consumer) => consumer(line),
    })
    super({ config: { dialect: DIALECT }, dialect: DIALECT, driver: DRIVER, executor })
    this.#line = line
  }

  /** Asks a fixed statement, past the query builder. */
  async ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.#line.send(text, values)).rows as Row[]
  }
}

/** One transaction on a connection of its own. The `begin` travels with the first statement. */
export class Line implements DatabaseConnection {
  readonly trx: LineTransaction
  readonly #client: pg.PoolClient
  #begun = false
  /** Whether its end was asked; and whether the server has done it. */
  #ending = false
  #ended = false
  readonly #slow: Watcher
  /** When the last answer came: until then a statement only waited for those before it. */
  #answered = 0

  constructor(client: pg.PoolClient, slow: Watcher) {
    this.#client = client
    this.#slow = slow
    this.trx = new LineTransaction(this)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.send(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
  }

  /** Sends a statement, without waiting for the answers to those before it. */
  send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#ending) throw new Error('A statement came after its transaction')
    if (!this.#begun) {
      this.#begun = true
      // Should it fail, so does the statement behind it, and that one is awaited.
      this.#client.query('begin').catch(() => {})
    }
    let before = 0
    const answered = () => {
      before = this.#answered
      this.#answered = performance.now()
    }
    const asked = this.#client.query({ text, values: [...values], name: nameOf(text) })
    asked.then(answered, answered)
    return this.#slow.watch(text, asked, () => before)
  }

  // biome-ignore lint/correctness/useYield: there is nothing to stream
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('A pipelined transaction does not stream')
  }

  /**
   * Sends the last writes, each of one statement, and the commit behind them. One that fails before it is sent keeps the
   * commit back; throws what failed.
   */
  async commit(writes: readonly ((trx: LineTransaction) => Promise<unknown>)[]): Promise<void> {
    let failed = false
    const written = writes.map(async (write) => write(this.trx))
    for (const one of written)
      one.catch(() => {
        failed = true
      })
    // When the turn of the event loop is over, every write has sent its statement or failed before.
    const sent = writes.length > 0 ? new Promise<void>((over) => setImmediate(over)) : Promise.resolve()
    const ended = sent.then(() => (failed ? undefined : this.#end('commit')))
    await together(this.trx, ...written.map((one) => () => one), () => ended)
  }

  async rollback(): Promise<void> {
    await this.#end('rollback')
  }

  /** Gives the connection back, or drops it when it is not known to be out of the transaction. */
  close(): void {
    this.#client.release(this.#begun && !this.#ended)
  }

  /** Throws when a statement before had failed and a commit was asked, for the server then rolls back. */
  async #end(command: 'commit' | 'rollback'): Promise<void> {
    // Nothing was asked, or it has ended: there is nothing to end.
    if (!this.#begun || this.#ended) return
    this.#ending = true
    const { command: done } = await this.#client.query(command)
    this.#ended = true
    if (command === 'commit' && done === 'ROLLBACK')
      throw new Error('A transaction with a failed statement was to be committed')
  }
}

const ADAPTER = new PostgresAdapter()
const COMPILER = new PostgresQueryCompiler()
const DIALECT = new PostgresDialect({
  pool: async () => Promise.reject(new Error('A line has its connection')),
})
/** Lines begin and end by themselves. */
const DRIVER = {} as Driver
