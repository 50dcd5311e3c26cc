/** The time limit, in milliseconds, for which what loads later waits for a busy page. */
const LONGEST_MS = 3_000

/**
 * Resolves once the browser has nothing else to do (requestIdleCallback; where there is none, a moment later): for what
 * nobody waits for, so that it does not stand in the way of what the page is about.
 */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    else setTimeout(resolve, 300)
  })
}
