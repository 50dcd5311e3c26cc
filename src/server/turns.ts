/** The queue is full: answered with 503 and `retry-after`. */
export class TooBusy extends Error {
  /** Seconds for `retry-after`. */
  readonly retryAfter: number
  constructor(what: string, retryAfter: number) {
    super(`Too many wait for ${what}`)
    this.name = 'TooBusy'
    this.retryAfter = retryAfter
  }
}

/** Runs an act once a slot is free. */
export type Turn = <T>(act: () => Promise<T>) => Promise<T>

export interface TurnRules {
  /** How many acts run at once. */
  width: number
  /** How many may wait; beyond that TooBusy is thrown. */
  mostWaiting: number
  /** The longest wait in milliseconds; without it there is no limit. */
  patienceMs?: number
  /** The `retry-after` of TooBusy, in seconds. */
  retryAfter: number
}

/**
 * A FIFO queue with a concurrency limit (`width`). Where too many wait, or somebody has waited too long, the act is not
 * begun and TooBusy is thrown.
 */
export function turnsOf(what: string, { width, mostWaiting, patienceMs, retryAfter }: TurnRules): Turn {
  const waiting: (() => void)[] = []
  let running = 0

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      let limit: NodeJS.Timeout | undefined
      const come = () => {
        clearTimeout(limit)
        resolve()
      }
      waiting.push(come)
      if (patienceMs === undefined) return
      limit = setTimeout(() => {
        waiting.splice(waiting.indexOf(come), 1)
        reject(new TooBusy(what, retryAfter))
      }, patienceMs)
    })

  return async (act) => {
    if (running < width) running += 1
    else if (waiting.length >= mostWaiting) throw new TooBusy(what, retryAfter)
    // The slot passes to the next one directly, so the count of running acts stays the same.
    else await wait()
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
