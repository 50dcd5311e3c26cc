import type { Outcome, Refusal } from '../kernel/outcome.ts'
import type { Database } from './database.ts'

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

/** Runs an act in one transaction: done commits, refused rolls back, a deadlock tries again. */
export async function inTransaction<T, R extends string>(
  db: Database,
  act: (trx: Database) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const outcome = await act(trx)
        if (!outcome.ok) throw new RolledBack(outcome)
        return outcome
      })
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal as Refusal<R>
      if (attempt >= TRIES || !AGAIN.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
