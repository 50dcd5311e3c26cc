import { folded } from '../catalogue.ts'

/** A piece of a text; whether it is what was searched for. */
export interface MarkedPiece {
  text: string
  found: boolean
}

/** The least letters that a longer word has in common with one that is found by its stem. */
const STEM = 4

/** A text in pieces, the words that begin as a searched one does, or have its beginning in common, marked. */
export function marked(text: string, words: readonly string[]): MarkedPiece[] {
  if (words.length === 0) return [{ text, found: false }]
  const pieces: MarkedPiece[] = []
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    if (part === '') continue
    const known = folded(part)
    const found = words.some((word) => known.startsWith(word) || sharesStem(known, word))
    const last = pieces.at(-1)
    if (last && last.found === found) last.text += part
    else pieces.push({ text: part, found })
  }
  return pieces
}

function sharesStem(known: string, word: string): boolean {
  const stem = word.slice(0, Math.max(STEM, word.length - 3))
  return word.length > STEM && known.length >= STEM && known.startsWith(stem)
}
