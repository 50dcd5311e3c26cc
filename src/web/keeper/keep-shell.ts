/**
 * The service worker is registered so long after the page has loaded, so that its caching delays nothing
 * (milliseconds).
 */
const REST_MS = 3_000

/**
 * Registers a service worker that caches the portal's page and the files that were used, for a reload without a
 * connection (decision 0082); answers how to undo it. Only public files: no answer of the server is cached. Where
 * service workers are not available (no secure context), a reload needs the connection.
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
    // Sends the list of files that were loaded before the service worker controlled the page.
    const used = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname)
    active?.postMessage({ used })
  } catch {
    // Registration failed: blocked by the browser, or the disk is full.
  }
}
