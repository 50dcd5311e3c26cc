type Sleeper = () => void

const sleepers = new Set<Sleeper>()

/** Tells this process's worker that there is work, so that a mail need not wait for the next look. */
export function wakeJobs(): void {
  for (const wake of sleepers) wake()
}

/** Hears the calls to wake; answers how to stop hearing them. */
export function onWake(wake: Sleeper): () => void {
  sleepers.add(wake)
  return () => sleepers.delete(wake)
}
