import { unaccented } from '../../../kernel/plain-text.ts'
import { stemOf } from '../../password.ts'

/** The letters that digits and signs stand for where somebody dresses a word up; a one is an i or an l. */
const DRESSED: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
}

/** A text in small letters and without accents, with the letters that its digits and signs stand for, both ways of reading a one. */
export function undressed(text: string): string[] {
  const letters = unaccented(text.toLowerCase())
  const plain = letters.replace(/[034578@$]/g, (sign) => DRESSED[sign] ?? sign)
  return [letters, plain.replace(/[1!|]/g, 'i'), plain.replace(/[1!|]/g, 'l')]
}

/** The most digits and signs at each end that are tried as parts of the word. */
const MOST_AT_ENDS = 8

/**
 * The words that a password may be, in small letters: as it is, without some or all of the digits and signs around it, and
 * with the letters that the others stand for (`P4ssw0rd2026!` is `password`).
 */
export function spellingsOf(password: string): string[] {
  const letters = password.toLowerCase()
  const before = Math.min(/^[^\p{L}]*/u.exec(letters)?.[0].length ?? 0, MOST_AT_ENDS)
  const after = /[^\p{L}]*$/u.exec(letters)?.[0].length ?? 0
  const words = new Set([stemOf(letters)])
  for (let start = 0; start <= before; start++)
    for (let cut = 0; cut <= after; cut++) {
      const word = letters.slice(start, letters.length - cut)
      if (word !== '') for (const one of [word, ...undressed(word)]) words.add(one)
    }
  return [...words]
}
