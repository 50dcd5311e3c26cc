import type { FastifyBaseLogger } from 'fastify'

/** The back-off after a failure (milliseconds), which a wake-up does not shorten. Less than the polling interval. */
const REST_MS = 1_500
/** The least time between two log lines about the same failure (milliseconds). */
const SAY_EVERY_MS = 60_000

/**
 * Runs work that may fail, with a back-off: a database that is away for a moment must not end the loop, fill the log or
 * take the remaining connections. Logged are the first failure, then one line a minute, and the recovery.
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
