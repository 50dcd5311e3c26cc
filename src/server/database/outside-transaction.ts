import { AsyncLocalStorage } from 'node:async_hooks'

const transaction = new AsyncLocalStorage<true>()

/** Runs the act of a transaction, so that what is slow can tell that it was begun inside of one. */
export function insideTransaction<T>(act: () => Promise<T>): Promise<T> {
  return transaction.run(true, act)
}

/**
 * Throws where a transaction is open. Whatever is slow or outside (a picture, a file, a PDF, a mail, a password's hash)
 * says this first: inside a transaction it would hold locks and a connection for as long as it takes, and on the
 * embedded database every other call.
 */
export function notInTransaction(deed: string): void {
  if (transaction.getStore()) throw new Error(`${deed} inside a transaction: do it before or after`)
}
