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
import { breaksConnection, nameOf, preparedPool } from './prepared.ts'
import { type Answered, askAlone, Round } from './round.ts'
import type { Tables } from './tables.ts'

/**
 * A PostgreSQL server's database, whose transactions need not wait for a statement's answer before they send the next:
 * the server does them in their order all the same. What is sent in one turn of the event loop travels in one packet, so
 * that a lock and what is read behind it cost one way to the server and back.
 */
export class PipelinedDatabase extends Kysely<Tables> {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
    this.#pool = pool
  }

  /** Asks a fixed statement, past the query builder. */
  async ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
    const client = await this.#pool.connect()
    let broken = false
    try {
      const { rows } = await askAlone(client, { text, values, name: nameOf(text) }, this.#pool.options.types)
      return rows as Row[]
    } catch (error) {
      broken = breaksConnection(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Opens a line of its own for one transaction; `close` gives it back. */
  async open(): Promise<Line> {
    return new Line(await this.#pool.connect(), this.#pool.options.types)
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

/**
 * One transaction on a connection of its own. What is sent in one turn of the event loop is one round; the `begin`
 * travels with the first statement.
 */
export class Line implements DatabaseConnection {
  readonly trx: LineTransaction
  readonly #client: pg.PoolClient
  readonly #types: pg.CustomTypesConfig | undefined
  #round: Round | null = null
  #beforeLeaving: () => void = () => {}
  #begun = false
  /** Whether its end was asked; and whether the server has done it. */
  #ending = false
  #ended = false

  constructor(client: pg.PoolClient, types: pg.CustomTypesConfig | undefined) {
    this.#client = client
    this.#types = types
    this.trx = new LineTransaction(this)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.send(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
  }

  /** Sends a statement; what is sent in the same turn travels with it. */
  send(text: string, values: readonly unknown[]): Promise<Answered> {
    if (this.#ending) throw new Error('A statement came after its transaction')
    if (!this.#begun) {
      this.#begun = true
      // Should it fail, so does the statement behind it, and that one is awaited.
      this.#ask('begin').catch(() => {})
    }
    return this.#ask(text, values)
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
    const ended = new Promise<void>((resolve, reject) => {
      // When the round leaves, every write has said what it has to.
      this.#beforeLeaving = () => {
        if (failed) resolve()
        else this.#end('commit').then(resolve, reject)
      }
    })
    if (this.#begun || writes.length > 0) this.#openRound()
    else this.#leave()
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
    const { command: done } = await this.#ask(command)
    this.#ended = true
    if (command === 'commit' && done === 'ROLLBACK')
      throw new Error('A transaction with a failed statement was to be committed')
  }

  #ask(text: string, values: readonly unknown[] = []): Promise<Answered> {
    return this.#openRound().ask({ text, values, name: nameOf(text) })
  }

  /** The round of this turn of the event loop. */
  #openRound(): Round {
    if (!this.#round) {
      this.#round = new Round(this.#types)
      process.nextTick(() => this.#leave())
    }
    return this.#round
  }

  #leave(): void {
    this.#beforeLeaving()
    this.#beforeLeaving = () => {}
    const round = this.#round
    this.#round = null
    if (round && !round.isEmpty) this.#client.query(round)
  }
}

const ADAPTER = new PostgresAdapter()
const COMPILER = new PostgresQueryCompiler()
const DIALECT = new PostgresDialect({
  pool: async () => Promise.reject(new Error('A line has its connection')),
})
/** Lines begin and end by themselves. */
const DRIVER = {} as Driver
