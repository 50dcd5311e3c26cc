/** How often an open gate asks for a newer page to keep (milliseconds); the browser by itself does when it is opened. */
const NEWER_EVERY_MS = 3_600_000

/**
 * Has this device keep the gate's page for the time without a connection; answers how to stop asking for newer ones.
 * Where the browser has no workers (a page that is not served safely) the page has to stay open, as it is.
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
