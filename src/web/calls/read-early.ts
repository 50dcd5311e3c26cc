import { type Asking, EARLY_MS } from './asked-early.ts'

const here = globalThis as Asking

/** What an early call was answered, if it was by now and is not taken up yet: the screen is drawn with it at once. Forget it then. */
export function readEarly(language: string, address: string): unknown {
  const name = `${language} ${address}`
  const text = here.askedEarly?.[name] && here.answeredEarly?.[name]
  return text !== undefined && performance.now() < EARLY_MS ? JSON.parse(text) : undefined
}

/** From here on the server is asked anew. */
export function forgetEarly(language: string, address: string): void {
  delete here.askedEarly?.[`${language} ${address}`]
}
