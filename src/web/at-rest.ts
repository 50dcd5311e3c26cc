/** No longer than this does what comes later wait for a busy page (milliseconds). */
const LONGEST_MS = 3_000

/**
 * Loads something that nobody waits for once the browser has nothing else to do (requestIdleCallback; where there is none,
 * a moment later), so that it does not stand in the way of what the page is about.
 */
export async function atRest<T>(load: () => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    else setTimeout(resolve, 300)
  })
  return load()
}
