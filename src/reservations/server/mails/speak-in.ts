import type { Language, Words, WordValues } from '../../../kernel/language.ts'
import { say } from '../../../server/words.ts'

export type Speak = (words: Words, values?: WordValues) => string

/** Says words in one language. */
export const speakIn =
  (language: Language): Speak =>
  (words, values) =>
    say(words, language, values)
