/** The time-out of the shutdown, in milliseconds; then the process exits. */
const LIMIT_MS = 20_000

interface Ending {
  /** Makes `/ready` fail from now on, so that a balancer sends new calls elsewhere. */
  drain: () => void
  /** Finishes what runs, then closes everything. */
  stop: () => Promise<void>
  drainSeconds: number
  exit: (code: number) => void
  /** A line for the log. */
  tell?: (line: string) => void
  /** The time in milliseconds, shortened in tests. */
  limitMs?: number
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms))

/**
 * What a signal does. SIGTERM first lets a balancer know, for as long as DRAIN_SECONDS, and then ends; SIGINT, a person
 * at the terminal, ends without that wait. Whatever hangs, the process is gone 20 seconds after; a second signal ends at
 * once. Ends with 0 when all was finished, with 1 when something was cut off.
 */
export function endingOf({ drain, stop, drainSeconds, exit, tell = () => {}, limitMs = LIMIT_MS }: Ending) {
  let begun = false
  return async (signal: 'SIGTERM' | 'SIGINT'): Promise<void> => {
    if (begun) {
      tell(`a second signal (${signal}): the portal ends at once, calls in hand are cut off`)
      return exit(1)
    }
    begun = true
    drain()
    const waits = signal === 'SIGTERM' ? drainSeconds : 0
    tell(`${signal}: /ready fails from now on; in ${waits} seconds the portal finishes what runs and ends`)
    await pause(waits * 1000)
    const done = stop().then(
      () => 0,
      () => 1,
    )
    const code = await Promise.race([done, pause(limitMs).then(() => 1)])
    tell(
      code === 0
        ? 'the portal has ended; all that ran is finished'
        : 'the portal ends; something was cut off',
    )
    exit(code)
  }
}
