import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Language } from '../../../kernel/language.ts'
import type { Database } from '../../../server/database/database.ts'

/** PostgreSQL's names of the languages that are searched in. */
const CONFIG: Record<Language, string> = { en: 'english', es: 'spanish' }

/**
 * What a word asks for, as PostgreSQL's text search has it: what begins so, what has the same stem, and what the club's
 * synonyms say that it means. A folded word of letters and digits.
 */
export function wordQuery(word: string, language: Language): RawBuilder<unknown> {
  const config = sql.lit(CONFIG[language])
  // A SELECT of its own: PostgreSQL works it out once for a statement, not for every row.
  return sql`(SELECT to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery(${config}, ${word}::text)
    || coalesce((SELECT string_agg('(' || plainto_tsquery(${config}, folded(y.means))::text || ')', ' | ')::tsquery
                   FROM search_synonyms y
                  WHERE folded(y.word) = ${word} AND numnode(plainto_tsquery(${config}, folded(y.means))) > 0), ''::tsquery))`
}

/** A word that a language only fills its sentences with, “on” or “del”, narrows nothing. */
function isFiller(word: string, language: Language): RawBuilder<SqlBool> {
  return sql<SqlBool>`(SELECT numnode(plainto_tsquery(${sql.lit(CONFIG[language])}, ${word}::text)) = 0)`
}

/**
 * Whether a product `p` meets each of the words, in either language: by its own texts, its category, its subcategory or its
 * resort. What the reader's language only fills its sentences with narrows nothing.
 */
export function meetsWords(words: readonly string[], reader: Language): RawBuilder<SqlBool>[] {
  return words.map((word) => {
    const inLanguage = (language: Language) => {
      const asked = wordQuery(word, language)
      const name = (text: string) =>
        sql`searchable(${sql.lit(CONFIG[language])}, ${sql.ref(text)} ->> ${sql.lit(language)})`
      return sql`p.${sql.ref(`find_${language}`)} @@ ${asked}
        OR p.category_id IN (SELECT w.id FROM categories w WHERE ${name('w.name')} @@ ${asked})
        OR p.subcategory_id IN (SELECT w.id FROM subcategories w WHERE ${name('w.name')} @@ ${asked})`
    }
    return sql<SqlBool>`(${isFiller(word, reader)} OR ${inLanguage('en')} OR ${inLanguage('es')}
      OR p.hotel_id IN (SELECT w.id FROM hotels w WHERE searchable('simple', w.name) @@ ${wordQuery(word, reader)}))`
  })
}

/** How well a product `p` meets all the words: its name weighs more than its line, that more than its description. */
export function rankByWords(words: readonly string[], language: Language): RawBuilder<unknown> {
  const asked = words.map((word) => wordQuery(word, language))
  return sql`ts_rank(p.${sql.ref(`find_${language}`)}, ${sql.join(asked, sql` || `)})`
}

/** Whether texts of a package or an event meet each of the words, all of them in the same language. */
export function textMeetsWords(
  texts: (language: Language) => RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const inLanguage = (language: Language) =>
    sql.join(
      words.map(
        (word) =>
          sql`(${isFiller(word, language)} OR searchable(${sql.lit(CONFIG[language])}, ${texts(language)}) @@ ${wordQuery(word, language)})`,
      ),
      sql` AND `,
    )
  return sql<SqlBool>`((${inLanguage('en')}) OR (${inLanguage('es')}))`
}

/**
 * Every word that the catalogue and its synonyms are found by, folded: those of the reader's language first, then those of
 * the other one, since both are searched; of each the most frequent first.
 */
export async function readVocabulary(db: Database, reader: Language): Promise<string[]> {
  const texts = (alias: string, columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql`(${sql.ref(`${alias}.${column}`)} ->> l.language)`),
      sql` || ' ' || `,
    )
  const { rows } = await sql<{ word: string }>`
    WITH languages(language, own) AS (VALUES ('en', ${reader === 'en'}::boolean), ('es', ${reader === 'es'}::boolean))
    SELECT word FROM (
      SELECT t.own, unnest(tsvector_to_array(to_tsvector('simple', folded(t.text)))) AS word FROM (
        SELECT l.own, ${texts('p', ['name', 'metatag', 'description'])} AS text FROM languages l, products p WHERE p.active
        UNION ALL SELECT l.own, ${texts('k', ['name', 'metatag', 'description'])} FROM languages l, packages k WHERE k.active
        UNION ALL SELECT l.own, ${texts('e', ['name', 'metatag', 'detail'])} FROM languages l, events e WHERE e.active
        UNION ALL SELECT l.own, ${texts('c', ['name'])} FROM languages l, categories c
        UNION ALL SELECT l.own, ${texts('s', ['name'])} FROM languages l, subcategories s
        UNION ALL SELECT true, h.name FROM hotels h
        UNION ALL SELECT true, y.word FROM search_synonyms y) t) w
     WHERE length(word) > 2 GROUP BY word ORDER BY bool_or(own) DESC, count(*) DESC, word`.execute(db)
  return rows.map(({ word }) => word)
}
