import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../../kernel/language.ts'

const CATALOGUES = import.meta.glob<{ messages: Messages }>('/src/{kernel,web,admin}/words/*.po')
const made = new Map<Language, Promise<I18n>>()

/** The words of the desk's screens in a language, whatever the page speaks; made once. */
export function wordsIn(language: Language): Promise<I18n> {
  const known = made.get(language)
  if (known) return known
  const making = make(language)
  made.set(language, making)
  making.catch(() => made.delete(language))
  return making
}

async function make(language: Language): Promise<I18n> {
  const wanted = Object.entries(CATALOGUES).filter(([path]) => path.endsWith(`/${language}.po`))
  const loaded = await Promise.all(wanted.map(([, load]) => load()))
  const messages = Object.assign({}, ...loaded.map((one) => one.messages)) as Messages
  return setupI18n({ locale: language, messages: { [language]: messages } })
}
