/** What happened, where: names of our own, never what somebody wrote (spec, section 3). */
export interface Happening {
  event: string
  action: string
  component: string
  /** The screen's path as the route table has it. */
  page: string
}

/** What is sent at once, at most; the server takes no more. */
const MOST = 50

/**
 * Gathers records until they are sent. `send` answers whether they arrived: what a lost connection held back goes with
 * the next, the oldest dropped where it becomes too many. It never throws and nothing waits for it.
 */
export function newBatch<R>(send: (records: R[]) => Promise<boolean>) {
  let waiting: R[] = []
  let sending = false
  return {
    add: (record: R) => {
      waiting = [...waiting, record].slice(-MOST)
    },
    /** How many wait. */
    size: () => waiting.length,
    flush: async () => {
      if (sending || waiting.length === 0) return
      const records = waiting
      waiting = []
      sending = true
      const arrived = await send(records).catch(() => false)
      sending = false
      if (!arrived) waiting = [...records, ...waiting].slice(-MOST)
    },
  }
}
