import type { FastifyBaseLogger } from 'fastify'

/** The back-off after a failure (milliseconds), also where the work is woken: less than the clock’s polling interval. */
const REST_MS = 1_500
/** While it goes on failing, the log hears of it so often (milliseconds). */
const SAY_EVERY_MS = 60_000

/**
 * A work that may fail and is tried again: a database that is away for a moment must not end its lane, and neither fill the
 * log nor take the connections that are left. The first failure is logged with what it was, then one line a minute, and one
 * when it works again.
 */
export function attempt(
  { log, what }: { log: Pick<FastifyBaseLogger, 'error' | 'info'>; what: string },
  act: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let failed: { times: number; at: number; saidAt: number } | null = null
  return async () => {
    if (failed && now() - failed.at < REST_MS) return
    try {
      await act()
      if (failed) log.info({ failures: failed.times }, `over: ${what}`)
      failed = null
    } catch (error) {
      const at = now()
      const times = (failed?.times ?? 0) + 1
      const isDue = !failed || at - failed.saidAt >= SAY_EVERY_MS
      if (isDue) log.error({ err: error, failures: times }, what)
      failed = { times, at, saidAt: isDue || !failed ? at : failed.saidAt }
    }
  }
}
