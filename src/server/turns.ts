/** Too many wait already: whoever asked hears that the portal is busy, and when to try again. */
export class TooBusy extends Error {
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number
  constructor(what: string, retryAfter: number) {
    super(`Too many wait for ${what}`)
    this.name = 'TooBusy'
    this.retryAfter = retryAfter
  }
}

/**
 * Runs acts in the order they come, at most `width` at once. The others wait; where `mostWaiting` wait already the act is
 * not begun, and TooBusy is thrown.
 */
export function turnsOf(
  what: string,
  { width, mostWaiting, retryAfter }: { width: number; mostWaiting: number; retryAfter: number },
): <T>(act: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (act) => {
    if (running < width) running += 1
    else if (waiting.length >= mostWaiting) throw new TooBusy(what, retryAfter)
    // Whoever ends hands its place over, so the count stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
