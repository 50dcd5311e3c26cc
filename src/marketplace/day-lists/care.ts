import { plainText } from '../../kernel/plain-text.ts'

/** What a cook, a guide or a driver has to heed, as it begins in either language, without accents. */
const HEEDED =
  /\b(alerg|allerg|anafil|anaphyl|intoleran|celiac|gluten|lactos|cacahuate|peanut|nut|nuts|nuez|nueces|almendra|almond|marisco|camaron|shellfish|shrimp|sesam|ajonjoli|asma|asthma|inhal|epi ?pen|epilep|diabet|insulin|marcapaso|pacemaker|embaraz|pregnan|wheelchair|silla de ruedas)/

/** A piece of a note. */
export interface CarePiece {
  text: string
  care: boolean
}

/**
 * A note in its sentences, each with whether it names an allergy or an illness: that is shown so that nobody misses it. It is
 * found by words; what has other words stays in the note like everything else.
 */
export function careOf(note: string): CarePiece[] {
  return note
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, care: HEEDED.test(plainText(text)) }))
}
