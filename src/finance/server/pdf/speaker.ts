import type { Words, WordValues } from '../../../kernel/language.ts'
import { say } from '../../../server/words.ts'
import type { ReportFacts } from '../../report-facts.ts'

/** Returns the function that translates words into the language of a report's owner. */
export function speaker({ language }: Pick<ReportFacts, 'language'>) {
  return (words: Words, values?: WordValues) => say(words, language, values)
}
