import type { Bilingual } from '../../kernel/language.ts'

/** A text that nothing is typed of yet. */
export const NO_WORDS: Bilingual = { en: '', es: '' }

/** A text that may be left out, as it is kept: null once both are empty. */
export function orNull(text: Bilingual): Bilingual | null {
  return text.en === '' && text.es === '' ? null : text
}

/** A number while it is typed, as owners get it: 0 while the text is no number. */
export const typedNumber = (value: number | null) => orNothing(value) ?? 0

/** A number that may be left out: null while the text is no number. */
export const orNothing = (value: number | null) => (value === null || Number.isNaN(value) ? null : value)

/** A text while it is typed, as owners get it: a dash while it is empty. */
export const said = ({ en, es }: Bilingual): Bilingual => ({ en: en || '—', es: es || '—' })
