import type { Language } from '../../../kernel/language.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { filterOf, searchedWords } from '../../catalogue.ts'
import type {
  addSynonym as addCall,
  listSynonyms as listCall,
  removeSynonym as removeCall,
} from '../../search/synonyms.endpoints.ts'
import { countFound } from '../catalogue/counts.store.ts'
import { deleteSynonym, insertSynonym, readSynonyms } from './synonyms.store.ts'

/** The synonyms, each with what its words find: one that finds nothing helps nobody. */
export const listSynonyms: Deed<typeof listCall> = async (_, { db }) => {
  const rows = await readSynonyms(db)
  const found = (means: string, language: Language) => countFound(db, searchedWords(means), language)
  const data = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      finds: { en: await found(row.means, 'en'), es: await found(row.means, 'es') },
    })),
  )
  return done({ data })
}

/** Adds a synonym, folded as searches are. */
export const addSynonym: Deed<typeof addCall> = async ({ body }, { db, now, caller }) => {
  const word = filterOf(body.word) ?? body.word
  const means = filterOf(body.means) ?? body.means
  const id = await insertSynonym(db, { word, means }, caller.session.adminId, now)
  return id === null ? refused('SYNONYM_THERE') : done({ data: { id } })
}

/** Takes a synonym away. */
export const removeSynonym: Deed<typeof removeCall> = async ({ body }, { db }) =>
  (await deleteSynonym(db, body.id)) ? done({}) : refused('NOT_FOUND')
