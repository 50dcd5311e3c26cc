/** As long as what one types may be. */
export const LONGEST_ASKED = 100

export interface AskedWords {
  /** The words, as they were typed; every one has to be found. */
  words: string[]
  /** The code of the one stay that is asked for; null where it is none. */
  stayCode: string | null
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
