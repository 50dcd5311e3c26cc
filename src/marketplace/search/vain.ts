import { plainText } from '../../kernel/plain-text.ts'

const LONGEST = 60
const MOST_WORDS = 6

/**
 * The words of a search as they are counted, so that spellings come together; null for what is no search for a thing: too little or too much,
 * and whatever looks like somebody's (an address, a telephone, a code).
 */
export function countedWords(q: string): string | null {
  const words = plainText(q)
    .replaceAll(/[^\p{L}\p{N}@ ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isSomebodys = /@/.test(words) || /\d{4,}/.test(words.replaceAll(' ', ''))
  if (isSomebodys || words.length < 3 || words.length > LONGEST) return null
  return words.split(' ').length > MOST_WORDS ? null : words
}
