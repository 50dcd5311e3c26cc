import type { Bilingual } from '../../kernel/language.ts'

/** A text of the demo in both languages. */
export const inBoth = (en: string, es: string): Bilingual => ({ en, es })

/** Where one meets, of more than one category. */
export const BEACH_DESK = inBoth('The beach desk', 'La palapa de playa')
export const SOUTH_DOCK = inBoth('The south dock', 'El muelle sur')
