import { remember } from '../../web/remembered.ts'

/** The page's own script reads it, and forgets it where nobody is signed in (index.html). */
const KEY = 'veranda.home'

/** What the page's own script (index.html) tells the programs of the home that it asked for. */
interface Drawing {
  homeSums?: {
    of: (session: unknown, contractId: number, language: string) => string
    sumOf: (text: string) => string
  }
}

/** What the home said, and of what: it is drawn again only for the same answers on the same day. */
export interface ShownHome {
  /** Today at the resort. */
  day: string
  /** The greeting of the night, the morning, the afternoon and the evening. */
  greetings: readonly string[]
  /** The answers that the home shows, as they were read. */
  answers: readonly unknown[]
  /** The frame of the page, whole. */
  frame: Element
}

/** Not drawn before the programs: what comes last, what speaks, and what tells of this very moment. */
const LEFT_OUT = '[data-later], [role=status], .countdown > *'

/**
 * Keeps the home as it is shown, in this browser and until its person signs out, so that the next visit's page can draw it
 * before any program has come (decision 0265, index.html).
 */
export function keepFirstHome(
  session: unknown,
  contractId: number,
  language: string,
  shown: ShownHome,
): void {
  const { homeSums } = globalThis as Drawing
  if (!homeSums) return
  const frame = shown.frame.cloneNode(true) as Element
  for (const one of frame.querySelectorAll(LEFT_OUT)) one.remove()
  // The page's policy lets no markup bring styles of its own.
  for (const one of frame.querySelectorAll('[style]')) one.removeAttribute('style')
  // A picture of the page: it is neither read out nor pressed.
  frame.setAttribute('inert', '')
  frame.setAttribute('aria-hidden', 'true')
  const of = homeSums.of(session, contractId, language)
  const said = shown.answers.map((answer) => homeSums.sumOf(JSON.stringify(answer))).sort()
  const { day, greetings } = shown
  remember(KEY, JSON.stringify({ of, day, greetings, said, html: frame.outerHTML }))
}
