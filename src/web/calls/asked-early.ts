/** The page’s own script asks these before any program has come (index.html), by language and address. */
export interface Asking {
  askedEarly?: Record<string, Promise<Response>>
  /** Of those that were answered well, the texts. */
  answeredEarly?: Record<string, string>
}

/** What was asked when the page began is no answer to somebody who comes back to it later (milliseconds). */
export const EARLY_MS = 30_000

/** The answer that is on its way already, once; nothing where the page has not asked, or has asked for another language. */
export function takeEarly(language: string, address: string): Promise<Response> | undefined {
  const { askedEarly } = globalThis as Asking
  const name = `${language} ${address}`
  const early = askedEarly?.[name]
  if (!early) return undefined
  delete askedEarly[name]
  return performance.now() < EARLY_MS ? early : undefined
}

/**
 * When what the page has asked early is answered, well or not; null where it has asked nothing, or all of it was taken up
 * already.
 */
export function earlyAnswers(): Promise<unknown> | null {
  const early = Object.values((globalThis as Asking).askedEarly ?? {})
  return early.length > 0 ? Promise.allSettled(early) : null
}
