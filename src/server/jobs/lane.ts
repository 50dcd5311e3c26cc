export interface Lane {
  /** There may be work: looks for it now, or once more when it is at it. */
  wake: () => void
  /** Takes up no more; ends with what is in hand. */
  stop: () => Promise<void>
}

/**
 * A lane of work beside the others: what takes its time on one holds up none. `act` does what there is; it is asked
 * again while it is woken, never twice at once.
 */
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
