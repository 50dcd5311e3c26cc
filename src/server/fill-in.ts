import type { CompiledIcuChoices, CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Language, WordValues } from '../kernel/language.ts'

const PLURALS: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  es: new Intl.PluralRules('es'),
}
const NUMBERS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  es: new Intl.NumberFormat('es'),
}

/**
 * Fills a compiled message with values: placeholders, plurals and choices, which is all that the server's texts use. The
 * browser does the same with @lingui/core, which would bring its compiler's whole tool chain to a server.
 */
export function fillIn(message: CompiledMessage, language: Language, values: WordValues = {}): string {
  const fill = (tokens: CompiledMessage, count?: number): string =>
    tokens
      .map((token) => {
        if (token === '#' && count !== undefined) return NUMBERS[language].format(count)
        if (typeof token === 'string') return token
        const [name, kind, cases] = token
        const value = values[name]
        if (kind === undefined) return value ?? ''
        if (kind === 'plural') return plural(cases as CompiledIcuChoices, Number(value))
        if (kind === 'select') return fill(caseOf(cases as CompiledIcuChoices, String(value)))
        throw new Error(`The server’s texts have no “${kind}”: format the value and hand it over as a text`)
      })
      .join('')
  const plural = (cases: CompiledIcuChoices, value: number) => {
    const count = value - (cases.offset ?? 0)
    const rule = Object.hasOwn(cases, String(value)) ? String(value) : PLURALS[language].select(count)
    return fill(caseOf(cases, rule), count)
  }
  return fill(message)
}

function caseOf(cases: CompiledIcuChoices, name: string): CompiledMessage {
  return (Object.hasOwn(cases, name) ? cases[name] : cases.other) ?? []
}
