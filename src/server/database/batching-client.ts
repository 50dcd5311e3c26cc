import { Socket } from 'node:net'
import pg from 'pg'

/** A connection to a PostgreSQL server whose statements can leave together. */
export class BatchingClient extends pg.Client {
  readonly #socket: Socket
  #holds = false

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
  }

  /**
   * Batching: what is sent from here to the end of this turn of the event loop leaves in one packet, so that statements
   * that do not wait for each other cost one system call, and wake the server once. Behind TLS they leave one by one.
   */
  holdUntilEndOfTurn(): void {
    if (this.#holds) return
    this.#holds = true
    this.#socket.cork()
    setImmediate(() => {
      this.#holds = false
      this.#socket.uncork()
    })
  }
}
