import { readFileSync } from 'node:fs'
import { spellingsOf } from './spellings.ts'

let known: ReadonlySet<string> | null = null

/**
 * Whether a password is one of the 100,000 most common ones, or one of their words with digits and signs around it or in
 * place of its letters. Letters count the same large and small. The list is read when the first password is chosen: most days of a portal need none of it.
 */
export function isCommon(password: string): boolean {
  const list = known ?? readList()
  known = list
  return spellingsOf(password).some((word) => list.has(word))
}

function readList(): ReadonlySet<string> {
  const text = readFileSync(new URL('tried-first.txt', import.meta.url), 'utf8')
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('# ')))
}
