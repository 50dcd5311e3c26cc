/**
 * The debounce of a query: resolves after a pause of `ms` milliseconds, and rejects when the next letter aborts the query, so
 * that only the last of them is asked.
 */
export function settled(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(waiting)
      reject(signal.reason)
    })
  })
}
