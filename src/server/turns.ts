/** The queue is full: the caller is told that the portal is busy, and when to try again. */
export class TooBusy extends Error {
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number
  constructor(what: string, retryAfter: number) {
    super(`Too many wait for ${what}`)
    this.name = 'TooBusy'
    this.retryAfter = retryAfter
  }
}

/** Runs an act when its turn has come. */
export type Turn = <T>(act: () => Promise<T>) => Promise<T>

export interface TurnRules {
  /** So many at once. */
  width: number
  /** Past so many who wait, nobody else may. */
  mostWaiting: number
  /** So long somebody waits at most, in milliseconds; without it as long as it takes. */
  patienceMs?: number
  /** What those are told who may not wait, in seconds. */
  retryAfter: number
}

/**
 * Runs acts in the order they come, at most `width` at once; the others wait. Where too many wait already, or somebody
 * has waited too long, the act is not begun and TooBusy is thrown.
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
    // Whoever ends hands its place over, so the count stays as it is.
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
