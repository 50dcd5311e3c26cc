/** How often an open gate asks for a newer page to keep (milliseconds); the browser by itself does when it is opened. */
const NEWER_EVERY_MS = 3_600_000

/**
 * Registers the service worker that caches the gate's page; answers how to stop looking for newer versions. In a
 * browser without service workers (no https) the page has to stay open.
 */
export function keepPage(): () => void {
  let stopped = false
  let asking: ReturnType<typeof setInterval> | undefined
  navigator.serviceWorker
    ?.register('/gate-worker.js', { scope: '/gate', updateViaCache: 'none' })
    .then((registered) => {
      if (stopped) return
      asking = setInterval(() => void registered.update().catch(() => {}), NEWER_EVERY_MS)
    })
    .catch(() => {})
  return () => {
    stopped = true
    clearInterval(asking)
  }
}
