/** The page has come to rest, and nothing that it waits for is delayed by what is kept (milliseconds). */
const REST_MS = 3_000

/**
 * Has this browser keep the portal's frame and the pages that were opened, for a reload without a connection (decision
 * 0082); answers how to leave it. Only files that are everybody's: no answer of the server is kept. Where the browser
 * has no workers (a page that is not served safely) a reload needs the connection, as ever.
 */
export function keepShell(): () => void {
  const rest = setTimeout(() => void register(), REST_MS)
  return () => clearTimeout(rest)
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  try {
    await serviceWorker.register('/shell-worker.js', { scope: '/', updateViaCache: 'none' })
    const { active } = await serviceWorker.ready
    // What came before the worker was there to see it. From now on it sees all.
    const used = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname)
    active?.postMessage({ used })
  } catch {
    // Blocked, or the disk is full: the reader's own choice.
  }
}
