import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'
import type { KeptContext } from '../../../server/http/handle.ts'
import { corrected } from '../../search/nearest.ts'
import { readVocabulary } from './found-by-words.store.ts'

type Asking = Pick<KeptContext, 'find' | 'db' | 'screen'>

/** What somebody meant whose words are found nowhere; null where they are near to nothing. */
export async function meantBy(
  words: readonly string[],
  { find, db, screen }: Asking,
): Promise<string[] | null> {
  return words.length === 0 ? null : corrected(words, await keptVocabulary(find, db, screen))
}

/** Cache: the catalogue’s words are read once for each of its versions, not at every mistake; 10,000 products take a second. */
function keptVocabulary(find: KeptContext['find'], db: Database, language: Language): Promise<string[]> {
  return find(`vocabulary ${language}`, async () => {
    const value = await readVocabulary(db, language)
    // In memory a word takes about as much again as its letters.
    return { value, bytes: value.reduce((bytes, word) => bytes + 2 * word.length + 16, 0) }
  })
}
