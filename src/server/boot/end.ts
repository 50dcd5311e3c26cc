/** A process has so long to end, in milliseconds; then it ends whatever hangs. */
const LIMIT_MS = 20_000

interface Ending {
  /** From now on `/ready` fails, so that a balancer sends new calls elsewhere. */
  drain: () => void
  /** Finishes what runs, then closes everything. */
  stop: () => Promise<void>
  drainSeconds: number
  exit: (code: number) => void
  /** The time in milliseconds, shortened in tests. */
  limitMs?: number
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))

/**
 * What a signal does. SIGTERM first lets a balancer know, for as long as DRAIN_SECONDS, and then ends; SIGINT, a person
 * at the terminal, ends without that wait. Whatever hangs, the process is gone 20 seconds after; a second signal ends at
 * once. Ends with 0 when all was finished, with 1 when something was cut off.
 */
export function endingOf({ drain, stop, drainSeconds, exit, limitMs = LIMIT_MS }: Ending) {
  let begun = false
  return async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    if (begun) return exit(1)
    begun = true
    drain()
    if (signal === 'SIGTERM') await pause(drainSeconds * 1000)
    const done = stop().then(
      () => 0,
      () => 1,
    )
    exit(await Promise.race([done, pause(limitMs).then(() => 1)]))
  }
}
