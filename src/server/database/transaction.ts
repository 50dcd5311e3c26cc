import type { Outcome, Refusal } from '../../kernel/outcome.ts'
import type { Database } from './database.ts'
import { insideTransaction } from './outside-transaction.ts'
import { PipelinedDatabase } from './pipeline.ts'

/** PostgreSQL's codes for "try the transaction again": a serialisation failure and a deadlock. */
const AGAIN = new Set(['40001', '40P01'])
const TRIES = 4

class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

type Act<T, R extends string> = (trx: Database) => Promise<Outcome<T, R>>
/** A write of one statement whose result nobody needs: it is sent together with the commit. */
export type LastWrite = (trx: Database) => Promise<unknown>
type LastWrites<T> = (value: T) => readonly LastWrite[]

/**
 * Runs an act in a transaction: commits when done, rolls back when refused, retries after a deadlock. `lastWrites` are
 * requested once the act is done, and are sent together with the commit, in the same transaction.
 */
export async function inTransaction<T, R extends string>(
  db: Database,
  act: Act<T, R>,
  lastWrites: LastWrites<T> = () => [],
): Promise<Outcome<T, R>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await insideTransaction(() =>
        db instanceof PipelinedDatabase ? onLine(db, act, lastWrites) : inTurn(db, act, lastWrites),
      )
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as Refusal<R>
      if (attempt >= TRIES || !AGAIN.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

function inTurn<T, R extends string>(
  db: Database,
  act: Act<T, R>,
  lastWrites: LastWrites<T>,
): Promise<Outcome<T, R>> {
  return db.transaction().execute(async (trx) => {
    const outcome = await act(trx)
    if (!outcome.ok) throw new RolledBack(outcome)
    for (const write of lastWrites(outcome.value)) await write(trx)
    return outcome
  })
}

function onLine<T, R extends string>(
  db: PipelinedDatabase,
  act: Act<T, R>,
  lastWrites: LastWrites<T>,
): Promise<Outcome<T, R>> {
  return db.onLine(async (line) => {
    try {
      const outcome = await act(line.trx)
      if (!outcome.ok) await line.rollback()
      else await line.commit(lastWrites(outcome.value))
      return outcome
    } catch (error) {
      // A broken connection is destroyed without a rollback.
      await line.rollback().catch(() => {})
      throw error
    }
  })
}
