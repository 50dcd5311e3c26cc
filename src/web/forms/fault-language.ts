import { createContext } from 'react'
import type { Language } from '../../kernel/language.ts'

/**
 * The language in which fields are told to be wrong (spec, sections 3 and 5); null where the screen's own will do. Apart from
 * the words of fields: every page has the language, and forms alone the words.
 */
export const FaultLanguage = createContext<Language | null>(null)
