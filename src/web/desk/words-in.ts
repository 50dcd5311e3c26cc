import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Language } from '../../kernel/language.ts'
import { pageWordsIn } from '../words.ts'

const OF_THE_DESK = import.meta.glob<Messages>('/src/admin/words/*.po', { import: 'messages' })
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
  const ofTheDesk = OF_THE_DESK[`/src/admin/words/${language}.po`]
  const [everywhere, here] = await Promise.all([pageWordsIn(language), ofTheDesk?.()])
  return setupI18n({ locale: language, messages: { [language]: { ...everywhere, ...here } } })
}
