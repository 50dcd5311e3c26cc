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
import { BatchingClient } from './batching-client.ts'
import { breaksConnection, preparedNameOf, preparedPool } from './prepared.ts'
import { UNWATCHED, type Watcher } from './slow-statements.ts'
import type { Tables } from './tables.ts'

/**
 * A PostgreSQL server's database with pipelined transactions (`pipeline` of `pg`): statements are sent without waiting
 * for the answer to the one before, and executed in order, so that a lock and the read behind it cost one round trip.
 * Writes use fewer connections than the pool has, so that reads always get one.
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

  /** Runs a compiled statement, bypassing the query builder. */
  async ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const client = await this.#pool.connect()
    let broken = false
    try {
      const { rows } = await this.#slow.watch(
        text,
        client.query({ text, values, name: preparedNameOf(text) }),
      )
      return rows as Row[]
    } catch (error) {
      broken = breaksConnection(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Runs a transaction's act on a connection of its own once one is free. Throws TooBusy where too many wait. */
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
 * Runs several statements of a transaction in order; on a server they are sent in one round trip. Each sees the effects
 * of those before. The first failure is thrown once none is pending.
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

/** The transaction on a connection, as stores see it. */
export class LineTransaction extends Kysely<Tables> {
  readonly #line: Line

  constructor(line: Line) {
    const executor = new DefaultQueryExecutor(COMPILER, ADAPTER, {
      provideConnection: (consumer) => consumer(line),
    })
    super({ config: { dialect: DIALECT }, dialect: DIALECT, driver: DRIVER, executor })
    this.#line = line
  }

  /** Runs a compiled statement, bypassing the query builder. */
  async ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.#line.send(text, values)).rows as Row[]
  }
}

/** One transaction on one connection. `begin` is sent together with the first statement. */
export class Line implements DatabaseConnection {
  readonly trx: LineTransaction
  readonly #client: pg.PoolClient
  #begun = false
  /** Whether commit or rollback was sent, and whether the server has answered it. */
  #ending = false
  #ended = false
  readonly #slow: Watcher
  /** When the last answer came: a pipelined statement is timed from then on. */
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
    this.#batch()
    if (!this.#begun) {
      this.#begun = true
      // Should `begin` fail, so does the statement behind it, which is awaited.
      this.#client.query('begin').catch(() => {})
    }
    let before = 0
    const answered = () => {
      before = this.#answered
      this.#answered = performance.now()
    }
    const asked = this.#client.query({ text, values: [...values], name: preparedNameOf(text) })
    asked.then(answered, answered)
    return this.#slow.watch(text, asked, () => before)
  }

  // biome-ignore lint/correctness/useYield: there is nothing to stream
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('A pipelined transaction does not stream')
  }

  /**
   * Sends the last writes (one statement each) and the commit in one round trip. Should a last write throw before its
   * statement is sent, nothing is committed.
   */
  async commit(writes: readonly ((trx: LineTransaction) => Promise<unknown>)[]): Promise<void> {
    // After this turn of the event loop each last write has either sent its statement or thrown. Asked for before they
    // are sent, so that the commit leaves in one packet with them.
    const sent = writes.length > 0 ? new Promise<void>((over) => setImmediate(over)) : Promise.resolve()
    let failed = false
    const written = writes.map(async (write) => write(this.trx))
    for (const one of written)
      one.catch(() => {
        failed = true
      })
    const ended = sent.then(() => (failed ? undefined : this.#end('commit')))
    await together(this.trx, ...written.map((one) => () => one), () => ended)
  }

  async rollback(): Promise<void> {
    await this.#end('rollback')
  }

  /** Returns the connection to the pool; destroys it when it may still be in the transaction. */
  close(): void {
    this.#client.release(this.#begun && !this.#ended)
  }

  #batch(): void {
    if (this.#client instanceof BatchingClient) this.#client.holdUntilEndOfTurn()
  }

  /** Throws where the server answered the commit with a rollback, because a statement before had failed. */
  async #end(command: 'commit' | 'rollback'): Promise<void> {
    // Nothing was asked, or it has ended: there is nothing to end.
    if (!this.#begun || this.#ended) return
    this.#ending = true
    this.#batch()
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
