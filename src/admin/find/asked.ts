/** As long as what one types may be. */
export const LONGEST_ASKED = 100

export interface AskedWords {
  /** The words, as they were typed; every one has to be found. */
  words: string[]
  /** The code of the one stay that is asked for; null where it is none. */
  stayCode: string | null
}

/** Fewer digits than that are no telephone's. */
const LEAST_DIGITS = 5

/** The digits of a telephone, however they are written (`+52 998 555 0100`, `(998) 555-0100`); null where it is none. */
export function phoneDigitsOf(typed: string): string | null {
  if (!/^[\d\s+().-]+$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  return digits.length < LEAST_DIGITS ? null : digits
}

const LONGEST_WORDS = 6

/**
 * What is looked for. A stay is found by its whole code, with or without its letters and its dash: `BK-20832`, `bk20832`, `20832`.
 * Signs alone are no word.
 */
export function askedOf(typed: string): AskedWords {
  const words = typed
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, LONGEST_WORDS)
  const code = /^(?:bk-?)?(\d{5,9})$/i.exec(typed.trim())
  return { words, stayCode: code ? `BK-${code[1]}` : null }
}
