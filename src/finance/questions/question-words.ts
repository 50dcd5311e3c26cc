import type { Bilingual } from '../../kernel/language.ts'

/** The longest concept of a document, in letters. */
const MOST = 300

/** What the statement calls the document that corrects a line. */
export function correctionConcept(concept: Bilingual): Bilingual {
  return {
    en: `Correction: ${concept.en}`.slice(0, MOST),
    es: `Corrección: ${concept.es}`.slice(0, MOST),
  }
}
