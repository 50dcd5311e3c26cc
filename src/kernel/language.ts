/** The two languages of the portal. Everything a person can read exists in both. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }

/** A text kept in both languages: catalogue rows, seeds, documents. */
export type Bilingual = Record<Language, string>

/** The locale that formats numbers and dates in a language (spec, section 9). */
export const LOCALE: Record<Language, string> = { en: 'en-US', es: 'es-MX' }

/**
 * The interface language of an account (spec, section 1): "English" gives en, any other name es,
 * no name at all the fallback en.
 */
export function languageOf(languageName: string | null | undefined): Language {
  const name = languageName?.trim()
  if (!name) return 'en'
  return name.toLowerCase() === 'english' ? 'en' : 'es'
}

/** The language of the validation messages (spec, section 3): ENG means English, otherwise Spanish. */
export function validatorLanguageOf(languageCode: string): Language {
  return languageCode === 'ENG' ? 'en' : 'es'
}

/** Reads a `language` a browser or a stored row names; anything unknown is the fallback. */
export function asLanguage(value: unknown): Language {
  return value === 'es' ? 'es' : 'en'
}

/**
 * A message as the catalogues know it: `id` is the key, `message` the English source in ICU syntax.
 * The extractor finds it by the comment `i18n` in front of the object.
 */
export interface Words {
  id: string
  message: string
}

/** The values that a message's placeholders take. */
export type WordValues = Record<string, string | number>
