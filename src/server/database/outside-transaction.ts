import { AsyncLocalStorage } from 'node:async_hooks'

const transaction = new AsyncLocalStorage<true>()

/** Runs the act of a transaction in an async context, so that slow work can tell that it runs inside one. */
export function insideTransaction<T>(act: () => Promise<T>): Promise<T> {
  return transaction.run(true, act)
}

/**
 * Throws where a transaction is open. Slow or external work (a picture, a file, a PDF, a mail, a password's hash) calls
 * this first: inside a transaction it would hold locks and a connection for its whole duration, and on the embedded
 * database block every other call.
 */
export function notInTransaction(deed: string): void {
  if (transaction.getStore()) throw new Error(`${deed} inside a transaction: do it before or after`)
}
