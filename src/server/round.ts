import pg from 'pg'

/** A statement, and the name that it is prepared under; without one it is parsed each time. */
export interface Statement {
  text: string
  values: readonly unknown[]
  name: string | undefined
}

/** What the server answered; `rowCount` is null for what counts no rows. */
export interface Answered {
  command: string
  rowCount: number | null
  rows: Record<string, unknown>[]
}

interface Column {
  name: string
  read: (text: string) => unknown
}

interface Asked {
  statement: Statement
  columns: readonly Column[] | undefined
  rows: (string | null)[][]
  complete: string
  settle: (error: unknown, answered?: Answered) => void
}

/** Of `pg`, what its types do not say: how a query is sent, and told what is answered. */
interface Submitted {
  text: string
  name: string | undefined
  submit(connection: Connection): Error | null
  handleRowDescription(message: { fields: pg.FieldDef[] }): void
  handleDataRow(message: { fields: (string | null)[] }): void
  handleCommandComplete(message: { text: string }): void
  handleReadyForQuery(): void
  handleError(error: unknown, connection: Connection): void
}
interface Connection extends Pick<pg.Connection, 'stream' | 'sync'> {
  /** The texts that are prepared, and those that are on their way, by name. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  parse(statement: { text: string; name: string }): void
  bind(statement: { statement: string; values: readonly unknown[] }): void
  describe(what: { type: 'P' }): void
  execute(all: null): void
}
const Query = pg.Query as unknown as new (config: { text: string }) => Submitted
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils

/** What rounds know of a connection. */
interface Wire {
  /** What its prepared statements answer: it is told once, and stays as long as they are prepared. */
  columns: Map<string, readonly Column[]>
  /** Stands for the connection while messages are written, and gathers them: `pg` would send each by itself. */
  writing: Connection
  messages: Buffer[]
}

const WIRES = new WeakMap<Connection, Wire>()

function wireOf(connection: Connection): Wire {
  const known = WIRES.get(connection)
  if (known) return known
  const messages: Buffer[] = []
  const stream = { writable: true, write: (message: Buffer) => messages.push(message) }
  const writing = Object.create(connection, { stream: { value: stream } }) as Connection
  const wire: Wire = { columns: new Map(), writing, messages }
  WIRES.set(connection, wire)
  return wire
}

/**
 * Statements that one Sync ends. The server takes them up and answers them at once, where `pg` ends each with a Sync of
 * its own: one more time that both sides wake up; and it is asked what a statement answers only at the first time. They
 * are done in their order. Behind one that fails the server does nothing more, and so they are told.
 *
 * To `pg` a round is one query: it stands in for the statement that is being answered.
 *
 * Source: PostgreSQL's manual, "Message Flow", "Extended Query" and "Pipelining".
 */
export class Round extends Query {
  readonly #asked: Asked[] = []
  readonly #types: pg.CustomTypesConfig
  #wire: Wire | null = null
  #at = 0

  /** `types` says how values are read; `pg`'s own way without it. */
  constructor(types: pg.CustomTypesConfig = pg.types) {
    super({ text: '' })
    this.#types = types
  }

  get isEmpty(): boolean {
    return this.#asked.length === 0
  }

  /** Adds a statement, before the round is sent. */
  ask({ text, values, name }: Statement): Promise<Answered> {
    return new Promise<Answered>((resolve, reject) => {
      this.#asked.push({
        statement: { text, values: values.map((value) => prepareValue(value)), name },
        columns: undefined,
        rows: [],
        complete: '',
        settle: (error, answered) => (answered ? resolve(answered) : reject(error)),
      })
    }).catch((error) => {
      // Where it was asked says more than where its answer was read.
      Error.captureStackTrace(error)
      throw error
    })
  }

  override submit(connection: Connection): Error | null {
    const wire = wireOf(connection)
    this.#wire = wire
    this.#turnTo(0)
    for (const asked of this.#asked) write(asked, wire)
    wire.writing.sync()
    const packet = Buffer.concat(wire.messages.splice(0))
    if (connection.stream.writable) connection.stream.write(packet)
    return null
  }

  override handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#learn(
      fields.map(({ name, dataTypeID }) => ({ name, read: this.#types.getTypeParser(dataTypeID, 'text') })),
    )
  }

  override handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#asked[this.#at]?.rows.push(fields)
  }

  override handleCommandComplete({ text }: { text: string }): void {
    const asked = this.#asked[this.#at]
    if (asked && !asked.columns) this.#learn([])
    if (asked) asked.complete = text
    this.#turnTo(this.#at + 1)
  }

  override handleReadyForQuery(): void {
    for (const asked of this.#asked) answer(asked)
  }

  override handleError(error: unknown, connection: Connection): void {
    // What fails behind the last statement is its end.
    const failed = Math.min(this.#at, this.#asked.length - 1)
    this.#asked.forEach((asked, index) => {
      if (index < failed) answer(asked)
      else {
        // What the server has not parsed has to be prepared when it is asked again.
        delete connection.submittedNamedStatements[asked.statement.name ?? '']
        asked.settle(index === failed ? error : new NotDone({ cause: error }))
      }
    })
  }

  #learn(columns: readonly Column[]): void {
    const asked = this.#asked[this.#at]
    if (!asked) return
    asked.columns = columns
    if (asked.statement.name) this.#wire?.columns.set(asked.statement.name, columns)
  }

  /** The client keeps book of what is prepared by the text and the name of what is being answered. */
  #turnTo(at: number): void {
    this.#at = at
    const { text, name } = this.#asked[at]?.statement ?? { text: '', name: undefined }
    this.text = text
    this.name = name
  }
}

function write(asked: Asked, { writing, columns }: Wire): void {
  const { text, values, name = '' } = asked.statement
  if (!name || !(writing.parsedStatements[name] ?? writing.submittedNamedStatements[name])) {
    writing.parse({ text, name })
    if (name) writing.submittedNamedStatements[name] = text
  }
  writing.bind({ statement: name, values })
  asked.columns = columns.get(name)
  if (!asked.columns) writing.describe({ type: 'P' })
  writing.execute(null)
}

function answer({ columns = [], rows, complete, settle }: Asked): void {
  try {
    // `INSERT 0 3`, `UPDATE 3`, `LOCK TABLE`
    const [command = ''] = complete.split(' ', 1)
    const count = /[0-9]+$/.exec(complete)?.[0]
    settle(null, {
      command,
      rowCount: count === undefined ? null : Number(count),
      rows: rows.map((fields) => rowOf(columns, fields)),
    })
  } catch (error) {
    settle(error)
  }
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, read }] of columns.entries()) {
    const text = fields[index] ?? null
    row[name] = text === null ? null : read(text)
  }
  return row
}

/** Asks one statement by itself. */
export function askAlone(
  client: pg.ClientBase,
  statement: Statement,
  types?: pg.CustomTypesConfig,
): Promise<Answered> {
  const round = new Round(types)
  const answered = round.ask(statement)
  client.query(round)
  return answered
}

/** A statement that stood behind one that failed. */
class NotDone extends Error {
  constructor(options: ErrorOptions) {
    super('A statement before this one failed, so it was not done', options)
  }
}
