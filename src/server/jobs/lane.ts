export interface Lane {
  /** Wakes the loop: it runs now, or once more after the current run. */
  wake: () => void
  /** Stops the loop after the current run. */
  stop: () => Promise<void>
}

/** A loop of background work. `act` runs when woken, again when woken meanwhile, never twice at once. */
export function openLane(act: () => Promise<void>): Lane {
  let asked = false
  let stopped = false
  let running: Promise<void> | null = null
  const run = async () => {
    while (asked && !stopped) {
      asked = false
      await act()
    }
  }
  return {
    wake: () => {
      asked = true
      if (stopped || running) return
      running = run().finally(() => {
        running = null
      })
    },
    stop: async () => {
      stopped = true
      await running
    },
  }
}
