import type { Endpoint } from '../../kernel/endpoint.ts'

/** How asking somebody to confirm who they are ended: done, given up by its person, or not even asked (no connection). */
export type Confirmation = 'confirmed' | 'given-up' | 'not-asked'

type Ask = (endpoint: Endpoint) => Promise<Confirmation>

/** The time limit for the dialog to be loaded, in milliseconds: the frame's rest comes after the page. */
const COMES_MS = 8_000

let ask: Ask | null = null
let came = () => {}
let coming = comes()
let asking: Promise<Confirmation> | null = null

/** Waits for who asks. */
function comes(): Promise<void> {
  return new Promise((settle) => {
    came = settle
  })
}

/** Who asks somebody to confirm who they are: the frame of the signed-in pages. Answers how to stop. */
export function onConfirmItsYou(listener: Ask): () => void {
  ask = listener
  came()
  return () => {
    if (ask !== listener) return
    ask = null
    // The frame that is built anew is waited for as the first one was.
    coming = comes()
  }
}

interface Result {
  ok: boolean
  code?: string
}

/**
 * Makes a call (decision 0116). Where it is refused with CONFIRM_ITS_YOU its person is asked over what is being done, and
 * it is made once more, with the same idempotency key; several calls at once ask once. One that was given up says so, and
 * whoever sent it goes back to how it was.
 */
export async function confirmed<R extends Result>(
  endpoint: Endpoint,
  make: () => Promise<R>,
): Promise<R | (R & { givenUp: true })> {
  const result = await make()
  if (result.code !== 'CONFIRM_ITS_YOU') return result
  if (!ask) await Promise.race([coming, new Promise((settle) => setTimeout(settle, COMES_MS))])
  if (!ask) return result
  asking ??= ask(endpoint).finally(() => {
    asking = null
  })
  const confirmation = await asking
  if (confirmation === 'confirmed') return make()
  return confirmation === 'given-up' ? { ...result, givenUp: true } : result
}
